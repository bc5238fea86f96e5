/// The windows of a simulator, for its clock: commits their layout after each frame.
@MainActor final class WindowList {
  weak var simulator: Simulator?

  var isDirty: Bool { simulator?.windows.contains { $0.layoutState != .clean } ?? false }

  func commit() { simulator?.settleLayout() }
}
