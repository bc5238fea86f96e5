import UIKit

/// What two screens look like on the way from one to the other.
///
/// It is written once, for the opening; the way back is the same in reverse. It says what moves from where to where, never
/// when: a finger, a spring, a scrubber or a rotation in mid-flight are the engine's.
///
/// ```swift
/// struct Zoom: TransitionChoreography {
///   func tracks(on stage: TransitionStage) -> [TransitionTrack] {
///     [TransitionTrack("zoom", stage.upper.view, .scale(from: 0.8), .opacity(from: 0))]
///   }
/// }
/// ```
@MainActor public protocol TransitionChoreography: Sendable {
  /// The spring that moves it when no finger does; `nil` by default, which is that of whoever runs it.
  var spring: TransitionSpring? { get }

  /// How fast it sets out towards its end where no finger sends it off, in whole ways per second; 0 by default, also for
  /// what is no number. Below 0 it first goes back.
  var launchVelocity: CGFloat { get }

  /// Returns what moves.
  ///
  /// Asked as the transition begins, when both screens are in their places and laid out, and anew when there is another
  /// room, after a rotation say. Views stand as they do by themselves while it is asked.
  func tracks(on stage: TransitionStage) -> [TransitionTrack]

  /// Returns whether the tracks have to be asked for anew, because something moved on the stage by itself. Asked once a
  /// frame; false by default.
  func isOutdated(on stage: TransitionStage) -> Bool

  /// Tells that the transition begins, before the tracks are asked for. Does nothing by default.
  func willBegin(on stage: TransitionStage)

  /// Tells that the transition is over, and that all views are given back. Does nothing by default.
  ///
  /// - Parameter isOpen: Whether the upper screen is shown.
  func didEnd(on stage: TransitionStage, isOpen: Bool)
}

extension TransitionChoreography {
  /// That of whoever runs it.
  public var spring: TransitionSpring? { nil }

  /// From rest.
  public var launchVelocity: CGFloat { 0 }

  /// Never.
  public func isOutdated(on stage: TransitionStage) -> Bool { false }

  /// Does nothing.
  public func willBegin(on stage: TransitionStage) {}

  /// Does nothing.
  public func didEnd(on stage: TransitionStage, isOpen: Bool) {}
}
