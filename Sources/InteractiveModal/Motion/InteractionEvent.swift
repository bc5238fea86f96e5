import Foundation

/// What happens to the screen of a transition. Lengths are in points along the travel, velocities in points per
/// second; positive closes.
package enum InteractionEvent: Equatable, Sendable {
  /// A finger came down on the screen.
  case landed
  /// The finger begins to drag.
  case began(DragState.Permission)
  /// A finger elsewhere begins to pull the screen open.
  case opened
  /// The finger moved by a distance, and has a velocity.
  case moved(by: CGFloat, velocity: CGFloat)
  /// The finger let go after a drag.
  case released(velocity: CGFloat)
  /// The finger let go while it scrolled a list.
  case leftOnList
  /// The finger went up. After a release or a cancellation this changes nothing.
  case lifted
  /// The touch is gone without a release: the system, or the kit, took it.
  case cancelled
  /// The app has answered whether the screen may close.
  case answered(Bool)
  /// A frame is drawn.
  case frame
  /// The app sends the screen to a stop: it presents it, dismisses it, or changes its height.
  case sent(to: TransitionStop)
  /// The screen is put at a stop, without motion.
  case placed(TransitionStop)
  /// A screen at rest gets the velocity with which it sets out.
  case launched(velocity: CGFloat)
  /// A flight turns round with its velocity: back to the detent, or closed again.
  case turned
  /// A flight begins anew from its other end, without velocity.
  case restarted
}

/// What an event asks of the code around the state machine.
package enum InteractionEffect: Equatable, Sendable {
  /// A finger has caught the screen on its way to a stop.
  case caught(boundFor: TransitionStop)
  /// A finger drags the screen from now on, or with another permission.
  case dragged
  /// Ask the app whether the screen may close.
  case ask
  /// The screen stands still until the app answers.
  case wait
  /// The screen is bound for a stop: it is decided.
  case settle(TransitionStop)
  /// The screen stands at a stop.
  case arrive(TransitionStop)
}
