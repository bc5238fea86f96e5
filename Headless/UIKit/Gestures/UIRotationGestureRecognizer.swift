import Foundation

/// Recognises two fingers that turn around each other.
@MainActor open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// In radians since the begin, positive clockwise. Later movement adds to a value that is set.
  open var rotation: CGFloat = 0

  override func movement(of pair: FingerPair) -> CGFloat { pair.turn }

  override func follow(_ change: FingerPair.Change) -> CGFloat {
    rotation += change.rotation
    return change.rotation
  }

  open override func reset() {
    super.reset()
    rotation = 0
  }
}
