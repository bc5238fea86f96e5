import UIKit

/// The items of two lists move one after the other: those of the lower screen leave, those of the upper one come in.
///
/// By itself it moves the cells of the first table on each screen, 0.05 s after one another and 0.6 s each, on a spring. The
/// way back is its mirror: what sets off first opening does so closing, too. A finger takes the items through the same
/// places, as far as it goes.
///
/// ```swift
/// NavigationTransition { _, _, _ in .choreography(StaggerTransition()) }.attach(to: navigationController)
/// ```
///
/// Cells that are taken away, exchanged or made in mid-flight are as found, and what takes their place moves as they did.
public struct StaggerTransition: TransitionChoreography {
  /// Returns the items of a screen, in their order; under the rules of
  /// ``StaggeredItemsProvider/staggeredItems(for:)``.
  public typealias Items = @MainActor @Sendable (TransitionSide, TransitionOperation) -> [UIView]

  /// What the screens do that the items are on.
  public enum Screens: Equatable, Sendable {
    /// The upper one fades in over the lower one.
    case fade
    /// Both slide by the container's length, side by side; items have their own way on top of that.
    case slide
  }

  /// How many items a screen is taken to have where it is not known yet.
  private static let usualCount = 10

  /// When each item moves.
  public let staggering: StaggerTiming
  /// What each does in its time.
  public let easing: TransitionEasing
  /// How long the items that come wait after the first of those that leave has set off, in seconds; 0...10.
  public let lag: TimeInterval
  /// How far items go, in points, along the way that the upper screen leaves by; `nil` for the container's length.
  public let distance: CGFloat?
  /// What the screens do.
  public let screens: Screens
  private let items: Items
  private let ownSpring: TransitionSpring?
  private let casts = StaggerItemsByStage()

  /// - Parameters:
  ///   - staggering: When each item moves: 0.05 s after the one before, 0.6 s long, the first one first by default.
  ///   - easing: What each does in its time; a spring with a damping ratio of 0.8 by default.
  ///   - lag: How long the items that come wait after the first of those that leave; 0...10 s, 0.15 s by default. What lies
  ///     outside counts as the nearer end, and what is not a number as 0.15. Where none leave, none wait.
  ///   - distance: How far items go, in points; below 0 the other way. By default, and where it is not finite, as far as the
  ///     container is long.
  ///   - screens: What the screens do; `fade` by default.
  ///   - spring: What moves the whole. By default it takes, but for a hundredth of the way, as long as `staggering` does with
  ///     ten items; how many there will be is not known when a transition is asked for.
  ///   - items: Returns the items of a screen. By default a ``StaggeredItemsProvider`` does: the screen's controller, or a
  ///     child of it. Where there is none, they are the visible cells of the first table on the screen.
  public init(
    _ staggering: StaggerTiming = StaggerTiming(), easing: TransitionEasing = .spring(dampingRatio: 0.8),
    lag: TimeInterval = 0.15, distance: CGFloat? = nil, screens: Screens = .fade,
    spring: TransitionSpring? = nil, items: @escaping Items = StaggerTransition.items
  ) {
    self.staggering = staggering
    self.easing = easing
    self.lag = lag.isNaN ? 0.15 : min(max(lag, 0), 10)
    self.distance = distance.flatMap { $0.isFinite ? $0 : nil }
    self.screens = screens
    self.items = items
    ownSpring = spring
  }

  /// The one it was made with, or the one that takes as long as the items of a usual screen.
  public var spring: TransitionSpring? {
    ownSpring ?? TransitionSpring(settlingIn: lag + staggering.totalDuration(count: Self.usualCount))
  }

  /// Returns the screens and their items.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    cast(on: stage).layOut()
    let cast = cast(on: stage)
    casts[stage] = cast
    let schedule = StaggerSchedule(
      lower: group(of: cast.lower, on: stage.lower, stage),
      upper: group(of: cast.upper, on: stage.upper, stage),
      lag: lag, easing: easing, isOpening: stage.operation.isOpening)
    let way = way(distance ?? stage.length, on: stage)
    return screenTracks(on: stage)
      + zip(cast.lower, schedule.lower).map {
        TransitionTrack("lower items", $0, .offset(to: CGPoint(x: -way.x, y: -way.y)), during: $1)
      }
      + zip(cast.upper, schedule.upper).map {
        TransitionTrack("upper items", $0, .offset(from: way), during: $1)
      }
  }

  /// Returns whether the items are others than those that move.
  public func isOutdated(on stage: TransitionStage) -> Bool { casts[stage] != cast(on: stage) }

  /// Forgets the items.
  public func didEnd(on stage: TransitionStage, isOpen: Bool) {
    casts[stage]?.setNeedsLayout()
    casts[stage] = nil
  }

  private func cast(on stage: TransitionStage) -> StaggerItems {
    StaggerItems(
      lower: items(stage.lower, stage.operation).on(stage.lower),
      upper: items(stage.upper, stage.operation).on(stage.upper))
  }

  private func group(
    of items: [UIView], on side: TransitionSide, _ stage: TransitionStage
  ) -> StaggerSchedule.Group {
    var staggering = staggering
    if case .outward = staggering.order,
      let origin = side.controller.staggeredItemsProvider?.staggeredOrigin(for: stage.operation)
    {
      staggering.order = .outward(from: origin)
    }
    return StaggerSchedule.Group(staggering: staggering, count: items.count)
  }

  private func screenTracks(on stage: TransitionStage) -> [TransitionTrack] {
    switch screens {
    case .fade: return [TransitionTrack("screens", stage.upper.view, .opacity(from: 0))]
    case .slide:
      let way = way(stage.length, on: stage)
      return [
        TransitionTrack("screens", stage.lower.view, .offset(to: CGPoint(x: -way.x, y: -way.y))),
        TransitionTrack("screens", stage.upper.view, .offset(from: way)),
      ]
    }
  }

  private func way(_ length: CGFloat, on stage: TransitionStage) -> CGPoint {
    CGPoint(x: stage.departure.dx * length, y: stage.departure.dy * length)
  }
}

extension TransitionStage {
  /// The container's length along the way that the upper screen leaves by.
  fileprivate var length: CGFloat { departure.dx != 0 ? bounds.width : bounds.height }
}

extension TransitionSpring {
  /// One that sways over nothing, and has a hundredth of the way left after so many seconds.
  fileprivate init(settlingIn duration: TimeInterval) {
    let unit = SpringAnimation(spring: TransitionSpring(response: 1), start: 1, target: 0, startTime: 0)
    self.init(response: duration / unit.restTime(within: 0.01))
  }
}
