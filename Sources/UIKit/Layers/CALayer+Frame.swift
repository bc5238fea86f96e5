import Foundation

extension CALayer {
  /// The bounding box in the superlayer's coordinates (F175).
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

  /// Transformed frames are undefined on a device (F175, F181); here the inverse gives the size.
  func setFrameUnrecorded(_ frame: CGRect) {
    let old = values.bounds
    let former = observers.recorder == nil ? nil : values
    let transform = values.transform.affine
    values.bounds.size = transform.isIdentity ? frame.size : frame.applying(transform.inverted()).size
    let anchor = values.anchorPoint
    values.position = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    recordChange(from: former)
    notifyOwner { $0.layerBoundsDidChange(from: old) }
  }
}
