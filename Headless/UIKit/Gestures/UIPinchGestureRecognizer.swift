import Foundation

/// Recognises two fingers that move towards or away from each other.
@MainActor open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// The distance of the fingers as a multiple of that at the begin. Later movement multiplies a value
  /// that is set.
  open var scale: CGFloat = 1

  override func movement(of pair: FingerPair) -> CGFloat { pair.spread }

  override func follow(_ change: FingerPair.Change) -> CGFloat {
    scale *= change.scale
    return change.scale - 1
  }

  open override func reset() {
    super.reset()
    scale = 1
  }
}
