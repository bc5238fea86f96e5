import InteractiveModal
import UIKit

/// Moves the items of two lists one after the other: those of the lower screen leave, those of the
/// upper one appear, and the upper screen fades in above the lower one.
///
/// By default the items are the cells of the first table or collection view on each screen. They start 0.015 s after
/// one another and take 0.4 s each. The item that starts first also starts first on the way back.
/// If a finger drives the transition, each item moves evenly with it during its own interval.
///
/// ```swift
/// NavigationTransition { _, _, _ in .choreography(StaggerTransition()) }.attach(to: navigationController)
/// ```
///
/// If the list removes or replaces a cell in flight, the kit restores the cell and moves its
/// replacement.
public struct StaggerTransition: TransitionChoreography {
  /// Returns the items of a screen in their order, as
  /// ``StaggeredItemsProvider/staggeredItems(for:)`` does.
  public typealias Items = @MainActor @Sendable (TransitionSide, TransitionOperation) -> [UIView]

  /// The spring takes as long as a screen with this many items. The number is not known in
  /// advance.
  private static let usualCount = 8

  private let timing: StaggerTiming
  private let easing: TransitionEasing
  let lag: TimeInterval
  private let distance: CGFloat?
  private let items: Items
  private let ownSpring: TransitionSpring?
  private let itemsByStage = ValuesByStage<StaggerItems>()

  /// - Parameters:
  ///   - timing: The timing of the items; by default 0.015 s apart, 0.4 s each.
  ///   - easing: The motion of each item. By default it is even, so that the item follows a finger,
  ///     and stays at its ends.
  ///   - lag: The delay between the first item that leaves and the first that appears, in seconds;
  ///     0...10, 0.03 by default. A value outside becomes the nearer end; NaN becomes 0.03. If no
  ///     item leaves, there is no delay.
  ///   - distance: The distance that items move, in points; below 0 in the opposite direction. By
  ///     default, and if it is not finite, the container's length.
  ///   - spring: The spring that moves the transition without a finger. By default it takes as
  ///     long as the timing with eight items.
  ///   - items: Returns the items of a screen. By default the screen's ``StaggeredItemsProvider``
  ///     names them. If there is none, they are the visible cells of the first table or collection
  ///     view on the screen.
  public init(
    _ timing: StaggerTiming = StaggerTiming(), easing: TransitionEasing = .cubic(1 / 3, 1 / 3, 2 / 3, 2 / 3),
    lag: TimeInterval = 0.03, distance: CGFloat? = nil, spring: TransitionSpring? = nil, items: Items? = nil
  ) {
    self.timing = timing
    self.easing = easing
    self.lag = lag.clamped(to: 0...10, default: 0.03)
    self.distance = distance.flatMap { $0.isFinite ? $0 : nil }
    self.items = items ?? { $0.defaultItems(for: $1) }
    ownSpring = spring
  }

  /// The spring of the initialiser; by default it takes as long as a screen with eight items.
  public var spring: TransitionSpring? {
    ownSpring ?? TransitionSpring(settlingIn: lag + timing.totalDuration(count: Self.usualCount))
  }

  /// Returns the tracks of the screens and their items.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    findItems(on: stage).layOut()
    let items = findItems(on: stage)
    itemsByStage[stage] = items
    let schedule = StaggerSchedule(
      lower: StaggerSchedule.Group(timing: timing, count: items.lower.count),
      upper: StaggerSchedule.Group(timing: timing, count: items.upper.count),
      lag: lag, easing: easing, isOpening: stage.operation.isOpening)
    let distance = distance ?? stage.departureLength
    return [TransitionTrack("screens", stage.upper.view, .opacity(from: 0))]
      + zip(items.lower, schedule.lower).map {
        TransitionTrack("lower items", $0, .offset(to: stage.departure(by: -distance)), during: $1)
      }
      + zip(items.upper, schedule.upper).map {
        TransitionTrack("upper items", $0, .offset(from: stage.departure(by: distance)), during: $1)
      }
  }

  /// Returns whether the items or their positions have changed.
  public func isOutdated(on stage: TransitionStage) -> Bool {
    let (lower, upper) = (items(stage.lower, stage.operation), items(stage.upper, stage.operation))
    return itemsByStage[stage]?.isUpToDate(lower: lower, upper: upper, on: stage) != true
  }

  /// Releases the items.
  public func didEnd(on stage: TransitionStage, isOpen: Bool) {
    itemsByStage[stage]?.setNeedsLayout()
    itemsByStage[stage] = nil
  }

  private func findItems(on stage: TransitionStage) -> StaggerItems {
    StaggerItems(
      lower: items(stage.lower, stage.operation), upper: items(stage.upper, stage.operation), on: stage)
  }
}

extension TransitionSide {
  /// Returns the items that the provider names, or the visible cells of the first list.
  fileprivate func defaultItems(for operation: TransitionOperation) -> [UIView] {
    controller.staggeredItemsProvider?.staggeredItems(for: operation) ?? view.firstListCells
  }
}

extension UIView {
  /// The visible cells of the table or collection view with the fewest superviews up to this view,
  /// which may be the list itself.
  fileprivate var firstListCells: [UIView] {
    var level = [self]
    while !level.isEmpty {
      for view in level { if let cells = view.listCells { return cells } }
      level = level.flatMap { $0.isHidden ? [] : $0.subviews }
    }
    return []
  }

  /// The visible cells in their order; `nil` if this is no list.
  private var listCells: [UIView]? {
    (self as? UITableView)?.visibleCells ?? (self as? UICollectionView)?.orderedCells
  }
}

extension UICollectionView {
  /// The visible cells in the order of their items: `visibleCells` has none (F411).
  fileprivate var orderedCells: [UIView] {
    let cells = visibleCells.compactMap { cell in indexPath(for: cell).map { (path: $0, cell: cell) } }
    return cells.sorted { $0.path < $1.path }.map(\.cell)
  }
}

extension TransitionSpring {
  /// Creates a critically damped spring that covers 99.9 % of a distance in this many seconds.
  fileprivate init(settlingIn duration: TimeInterval) {
    let unit = TransitionSpring(response: 1)
    self.init(response: duration / SpringAnimation.restTime(of: unit, within: 0.001))
  }
}
