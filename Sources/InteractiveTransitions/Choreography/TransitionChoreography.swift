import InteractiveModal
import UIKit

/// A description of what two screens look like during a transition.
///
/// You write it once, for the opening; the kit closes by the same values in reverse. A
/// choreography says which views change, and from where to where. The kit decides when: by a
/// finger, by a spring, by the inspector.
///
/// ```swift
/// struct Zoom: TransitionChoreography {
///   func tracks(on stage: TransitionStage) -> [TransitionTrack] {
///     [TransitionTrack("zoom", stage.upper.view, .scale(from: 0.8), .opacity(from: 0))]
///   }
/// }
/// ```
@MainActor public protocol TransitionChoreography: Sendable {
  /// The spring that moves the transition without a finger. `nil`, the default, uses the spring of
  /// the configuration.
  var spring: TransitionSpring? { get }

  /// The velocity with which a transition starts that no finger has begun, in progress per second.
  ///
  /// 0 by default; NaN and infinity count as 0. Below 0 the transition first moves backwards.
  var launchVelocity: CGFloat { get }

  /// Returns the views that change, and their changes.
  ///
  /// The kit calls this as the transition begins, when both screens are in their final positions
  /// and laid out. It calls again when the container's size has changed, as in a rotation. During
  /// the call all views are as they are without the transition.
  func tracks(on stage: TransitionStage) -> [TransitionTrack]

  /// Returns whether the kit should ask for the tracks again, because views have moved by
  /// themselves.
  ///
  /// The kit calls this once a frame. `false` by default.
  func isOutdated(on stage: TransitionStage) -> Bool

  /// Called as the transition begins, before the first call of `tracks(on:)`. Does nothing by
  /// default.
  func willBegin(on stage: TransitionStage)

  /// Called when the transition has ended and all views are restored. Does nothing by default.
  ///
  /// - Parameters:
  ///   - stage: The two screens.
  ///   - isOpen: Whether the upper screen is shown.
  func didEnd(on stage: TransitionStage, isOpen: Bool)
}

extension TransitionChoreography {
  /// `nil`: the spring of the configuration.
  public var spring: TransitionSpring? { nil }

  /// 0.
  public var launchVelocity: CGFloat { 0 }

  /// Returns `false`.
  public func isOutdated(on stage: TransitionStage) -> Bool { false }

  /// Does nothing.
  public func willBegin(on stage: TransitionStage) {}

  /// Does nothing.
  public func didEnd(on stage: TransitionStage, isOpen: Bool) {}
}
