import Foundation

/// A row that a finger has swiped aside.
@MainActor final class RowSwipe {
  /// What happens to the row when the finger lifts.
  enum Outcome: Equatable {
    case close, open, perform
  }

  private enum Motion {
    case none
    /// A finger moves the row, which was `start` points aside when the drag began.
    case finger(start: CGFloat)
    /// The row moves by itself.
    case itself(FrameTicker)
  }

  /// A full swipe moves the row by this share of its width (F284).
  private static let fullShare: CGFloat = 0.5

  var path: IndexPath
  let configuration: UISwipeActionsConfiguration
  /// Whether the row moves to the right, which shows its actions at the left.
  let isToRight: Bool
  let view: SwipeActionsView
  /// The row's width.
  let width: CGFloat
  /// How far the row is aside, in points, 0 or more.
  private(set) var reach: CGFloat = 0 {
    didSet { reachDidChange() }
  }
  private var motion = Motion.none
  private let onChange: () -> Void

  init(
    _ configuration: UISwipeActionsConfiguration, at path: IndexPath, isToRight: Bool, width: CGFloat,
    perform: @escaping (UIContextualAction) -> Void, onChange: @escaping () -> Void
  ) {
    self.path = path
    self.configuration = configuration
    self.isToRight = isToRight
    self.width = width
    self.onChange = onChange
    view = SwipeActionsView(configuration.actions, isAtLeft: isToRight, perform: perform)
  }

  /// The row's horizontal offset; positive to the right.
  var offset: CGFloat { sign * reach }
  private var sign: CGFloat { isToRight ? 1 : -1 }
  private var isFull: Bool { reach > max(view.wantedWidth, width * Self.fullShare) }

  private func reachDidChange() {
    guard case .finger = motion else { return onChange() }
    view.showsFirstOnly = isFull
    onChange()
  }

  // MARK: The finger

  func grab() {
    stop()
    view.isUserInteractionEnabled = true
    motion = .finger(start: reach)
  }

  /// Follows a finger that moved `translation` points to the right since the drag began.
  func follow(_ translation: CGFloat) {
    guard case .finger(let start) = motion else { return }
    reach = min(max(0, start + sign * translation), width)
  }

  /// The outcome of a release with that velocity, in points per second to the right.
  func outcome(velocity: CGFloat) -> Outcome {
    if isFull { return .perform }
    let projected = reach + sign * velocity * 0.1
    return projected > view.wantedWidth / 2 ? .open : .close
  }

  // MARK: By itself

  func open(velocity: CGFloat) { move(to: view.wantedWidth, velocity: sign * velocity) {} }
  func goAllTheWay(velocity: CGFloat) { move(to: width, velocity: sign * velocity) {} }

  func close(velocity: CGFloat = 0, then completion: @escaping () -> Void) {
    view.isUserInteractionEnabled = false
    move(to: 0, velocity: sign * velocity, then: completion)
  }

  private func move(to target: CGFloat, velocity: CGFloat, then completion: @escaping () -> Void) {
    let bounce = ScrollBounce(edge: target, start: reach, velocity: velocity)
    let ticker = FrameTicker { [weak self] time in
      guard let self else { return }
      guard time < bounce.duration else {
        stop()
        reach = target
        return completion()
      }
      reach = min(max(0, bounce.position(at: time)), width)
    }
    stop()
    motion = .itself(ticker)
  }

  func stop() {
    if case .itself(let ticker) = motion { ticker.stop() }
    motion = .none
  }
}
