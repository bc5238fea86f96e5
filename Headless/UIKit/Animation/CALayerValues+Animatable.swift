import Foundation

/// The animatable values as one vector (F135).
typealias AnimatableVector = SIMD32<Double>

extension CALayerValues {
  /// Position, bounds, transform, corner radius, opacity and background colour.
  var animatable: AnimatableVector {
    get {
      var vector = AnimatableVector()
      let (origin, size) = (bounds.origin, bounds.size)
      (vector[0], vector[1]) = (position.x, position.y)
      (vector[2], vector[3], vector[4], vector[5]) = (origin.x, origin.y, size.width, size.height)
      vector.matrix = transform.affine
      (vector[12], vector[13]) = (cornerRadius, Double(opacity))
      vector.background = backgroundColor
      return vector
    }
    set {
      position = CGPoint(x: newValue[0], y: newValue[1])
      bounds = CGRect(x: newValue[2], y: newValue[3], width: newValue[4], height: newValue[5])
      transform.affine = newValue.matrix
      cornerRadius = newValue[12]
      opacity = Float(newValue[13])
      if newValue.colors != animatable.colors { backgroundColor = newValue.background }
    }
  }

  /// Converts a point to the superlayer's coordinates.
  package var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGAffineTransform {
  /// The vector with this transform alone.
  var vector: AnimatableVector {
    var vector = AnimatableVector()
    vector.matrix = self
    return vector
  }
}

extension AnimatableVector {
  /// The transform.
  fileprivate(set) var matrix: CGAffineTransform {
    get {
      CGAffineTransform(a: self[6], b: self[7], c: self[8], d: self[9], tx: self[10], ty: self[11])
    }
    set {
      (self[6], self[7], self[8], self[9]) = (newValue.a, newValue.b, newValue.c, newValue.d)
      (self[10], self[11]) = (newValue.tx, newValue.ty)
    }
  }

  /// The properties by their key paths, with their index ranges.
  static let properties: [(keyPath: String, range: Range<Int>)] = [
    ("position", 0..<2), ("bounds.origin", 2..<4), ("bounds.size", 4..<6), (transform, 6..<12),
    ("cornerRadius", 12..<13), ("opacity", 13..<14), ("backgroundColor", 14..<18),
  ]
  static let transform = "transform"

  /// The index of the vertical position, which has a velocity of its own in a spring (F123).
  static let vertical = 1

  /// The premultiplied colour: no colour is zero, and mixtures keep their hue.
  fileprivate(set) var colors: SIMD4<Double> {
    get { SIMD4(self[14], self[15], self[16], self[17]) }
    set { (self[14], self[15], self[16], self[17]) = (newValue[0], newValue[1], newValue[2], newValue[3]) }
  }

  /// The background colour; `nil` if transparent.
  fileprivate(set) var background: CGColor? {
    get {
      let alpha = Swift.min(colors[3], 1)
      guard alpha > 0 else { return nil }
      let pure = (colors / colors[3]).clamped(lowerBound: .zero, upperBound: .one)
      return CGColor(red: pure[0], green: pure[1], blue: pure[2], alpha: alpha)
    }
    set {
      guard let color = newValue?.rgba else { return colors = .zero }
      colors = SIMD4(color.red, color.green, color.blue, 1) * color.alpha
    }
  }

  /// The vector with only those properties in which `other` is not zero.
  func touching(_ other: AnimatableVector) -> AnimatableVector {
    var vector = AnimatableVector()
    for (_, range) in Self.properties where range.contains(where: { other[$0] != 0 }) {
      for index in range { vector[index] = self[index] }
    }
    return vector
  }

  /// The vector with only the numbers of a range.
  func limited(to range: Range<Int>) -> AnimatableVector {
    var vector = AnimatableVector()
    for index in range { vector[index] = self[index] }
    return vector
  }
}
