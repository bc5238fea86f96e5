import Foundation

/// A row that a finger has pushed aside.
@MainActor final class RowSwipe {
  /// What becomes of the row when the finger lets go.
  enum Outcome: Equatable {
    case close, open, perform
  }

  /// Who moves the row.
  private enum Motion {
    case none
    /// A finger, which took hold of it when it was so far aside.
    case finger(start: CGFloat)
    case itself(FrameTicker)
  }

  /// A full swipe takes the row this far, as a share of its width (F284).
  private static let fullShare: CGFloat = 0.5

  var path: IndexPath
  let configuration: UISwipeActionsConfiguration
  /// Whether the row goes to the right and its actions come to light at the left.
  let isToRight: Bool
  let view: SwipeActionsView
  /// The row's width.
  let width: CGFloat
  /// How far the row is aside, in points.
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

  /// Where the row stands beside its place; positive is to the right.
  var offset: CGFloat { sign * reach }
  private var sign: CGFloat { isToRight ? 1 : -1 }
  private var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe && reach > max(view.wantedWidth, width * Self.fullShare)
  }

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

  /// Follows a finger that went so far to the right since it took hold.
  func follow(_ translation: CGFloat) {
    guard case .finger(let start) = motion else { return }
    let pulled = max(0, start + sign * translation)
    reach = configuration.performsFirstActionWithFullSwipe ? min(pulled, width) : band.shown(pulled)
  }

  private var band: ScrollRubberBand {
    ScrollRubberBand(range: 0...view.wantedWidth, dimension: width)
  }

  /// What a finger of that speed, in points per second to the right, leaves behind.
  func outcome(velocity: CGFloat) -> Outcome {
    if isFull { return .perform }
    let bound = reach + sign * velocity * 0.1
    return bound > view.wantedWidth / 2 ? .open : .close
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
