/// Who moves the modal.
enum MotionOwner: Equatable {
  /// The kit's springs, and fingers.
  case kit
  /// An animator of somebody else's will; UIKit has not begun.
  case awaited(Way)
  /// An animator of somebody else's does.
  case foreign(Way)

  enum Way { case opening, closing }
}
