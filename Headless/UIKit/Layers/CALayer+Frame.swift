import Foundation

extension CALayer {
  /// The bounding box in the superlayer's coordinates (F175). The frame that is set is the frame that
  /// is read, unless the transform rotates by other than right angles (F481).
  public var frame: CGRect {
    get { values.frame }
    set {
      guard newValue.isFinite else { return complainOfGeometry() }
      observers.ledger?.record(
        .layout, isRedundant: frame == newValue, to: .init(\CALayer.frame, of: self))
      setFrameUnrecorded(newValue)
    }
  }

  /// Converts a point to the superlayer's coordinates.
  var transformToSuperlayer: CGAffineTransform { values.transformToSuperlayer }

  /// Changes the frame without counting a write.
  func setFrameUnrecorded(_ frame: CGRect) {
    let old = values.bounds
    let former = observers.recorder == nil ? nil : values
    values.frame = frame
    recordChange(from: former)
    notifyOwner { $0.layerBoundsDidChange(from: old) }
  }
}
