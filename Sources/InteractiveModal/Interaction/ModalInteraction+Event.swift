import Foundation

extension ModalInteraction {
  /// What happened. Times are those of the display's clock, in seconds; lengths in points along the travel,
  /// positive is leaving.
  enum Event: Equatable {
    /// A finger came down on the modal.
    case touched
    /// The finger is dragging.
    case began(Grip.Resistance)
    /// The finger went on by so much, and has this speed.
    case moved(by: CGFloat, velocity: CGFloat)
    /// The finger let go after dragging.
    case released(velocity: CGFloat, at: TimeInterval)
    /// The finger went up without having dragged.
    case lifted(at: TimeInterval)
    /// The touch was taken away.
    case cancelled(at: TimeInterval)
    /// A frame is drawn that will be seen at this time.
    case frame(at: TimeInterval)
    /// The app presents the modal.
    case presented(at: TimeInterval)
    /// The app dismisses the modal.
    case dismissed(at: TimeInterval)
    /// The modal is put at a stop, without motion.
    case placed(ModalStop)
  }

  /// What is to be done.
  enum Effect: Equatable {
    /// A finger holds the modal: nothing else may move it.
    case hold
    /// The modal is bound for a stop: it is decided.
    case settle(ModalStop)
    /// The modal stands at a stop.
    case arrive(ModalStop)
  }
}
