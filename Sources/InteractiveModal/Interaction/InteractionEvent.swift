import Foundation

/// An event of a transition's interaction. Times are those of motion, in seconds;
/// lengths are in points along the travel, positive closes.
package enum InteractionEvent: Equatable {
  /// A finger came down on the screen.
  case landed
  /// The finger begins to drag.
  case began(DragState.Permission)
  /// A finger elsewhere begins to pull the screen open.
  case opened
  /// The finger moved by a distance, and has a velocity.
  case moved(by: CGFloat, velocity: CGFloat)
  /// The finger let go after a drag.
  case released(velocity: CGFloat, at: TimeInterval)
  /// The finger went up. After a release or a cancellation this changes nothing.
  case lifted(at: TimeInterval)
  /// The touch is gone without a release: the system, or the kit, took it.
  case cancelled(at: TimeInterval)
  /// The app has answered whether the screen may close.
  case answered(Bool, at: TimeInterval)
  /// A frame is drawn that the user will see at this time.
  case frame(at: TimeInterval)
  /// The app sends the screen to a stop: it presents it, dismisses it, or changes its height.
  case sent(to: TransitionStop, at: TimeInterval)
  /// The screen is put at a stop, without motion.
  case placed(TransitionStop)
  /// A screen at rest gets the velocity with which it sets out.
  case launched(velocity: CGFloat)
  /// A flight turns round with its velocity: back to the detent, or closed again.
  case turned(at: TimeInterval)
  /// A flight begins anew from its other end, without velocity.
  case restarted
}

/// What an event asks of the code around the state machine.
package enum InteractionEffect: Equatable {
  /// A finger holds the screen: nothing else may move it. It has caught the screen, begins to drag it, or has another
  /// permission than before; the phase says which.
  case hold
  /// Ask the app whether the screen may close.
  case ask
  /// The screen stands still until the app answers.
  case wait
  /// The screen is bound for a stop: it is decided.
  case settle(TransitionStop)
  /// The screen stands at a stop.
  case arrive(TransitionStop)
}
