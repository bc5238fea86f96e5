import Foundation

extension InteractionState {
  /// What happened. Times are those of the display's clock, in seconds; lengths in points along the travel,
  /// positive is leaving.
  enum Event: Equatable {
    /// A finger came down on the modal.
    case touched
    /// The finger is dragging.
    case began(DragState.Permission)
    /// A finger elsewhere begins to pull the modal into the screen.
    case opened
    /// The finger went on by so much, and has this speed.
    case moved(by: CGFloat, velocity: CGFloat)
    /// The finger let go after dragging.
    case released(velocity: CGFloat, at: TimeInterval)
    /// The finger went up without having dragged.
    case lifted(at: TimeInterval)
    /// The touch was taken away.
    case cancelled(at: TimeInterval)
    /// The app says whether the modal may leave, having been asked.
    case answered(Bool, at: TimeInterval)
    /// A frame is drawn that will be seen at this time.
    case frame(at: TimeInterval)
    /// The app sends the modal to a stop: presents it, dismisses it, or changes its height.
    case sent(to: TransitionStop, at: TimeInterval)
    /// The modal is put at a stop, without motion.
    case placed(TransitionStop)
  }

  /// What is to be done.
  enum Effect: Equatable {
    /// A finger holds the modal: nothing else may move it.
    case hold
    /// The app is to be asked whether the modal may leave.
    case ask
    /// The modal stands, and waits for the app's answer.
    case wait
    /// The modal is bound for a stop: it is decided.
    case settle(TransitionStop)
    /// The modal stands at a stop.
    case arrive(TransitionStop)
  }
}
