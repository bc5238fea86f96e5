import Foundation

extension CALayer {
  /// The smallest box around the layer in its superlayer (F175).
  public var frame: CGRect {
    get { values.bounds.applying(transformToSuperlayer) }
    set {
      guard newValue.isFinite else { return complainOfGeometry() }
      WriteLedger.current?.record(
        .layout, isRedundant: frame == newValue, to: .init(\CALayer.frame, of: self))
      setFrameUnrecorded(newValue)
    }
  }

  /// Takes a point of this layer's coordinates to its superlayer's.
  var transformToSuperlayer: CGAffineTransform { values.transformToSuperlayer }

  /// With a transform the result is undefined on a device (F175, F181); here the size goes through the inverse.
  func setFrameUnrecorded(_ frame: CGRect) {
    let old = values.bounds
    let former = AnimationRecorder.current == nil ? nil : values
    let transform = values.transform.affine
    values.bounds.size = transform.isIdentity ? frame.size : frame.applying(transform.inverted()).size
    let anchor = values.anchorPoint
    values.position = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    recordChange(from: former)
    notifyOwner { $0.layerBoundsDidChange(from: old) }
  }
}
