/// A target whose action is a closure: what the stand-in's own views use for target-action.
///
/// Recognisers do not retain their targets (F140), so whoever makes one keeps it.
@MainActor final class ClosureTarget: ActionReceiver {
  static let action: Selector = "closure"

  private let closure: () -> Void

  init(_ closure: @escaping () -> Void) {
    self.closure = closure
  }

  func receive(_ action: Selector, from sender: AnyObject) {
    closure()
  }
}
