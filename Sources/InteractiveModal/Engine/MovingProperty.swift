import UIKit

/// The numbers of one value of a layer; those that a property does not need are 0.
package typealias LayerNumbers = SIMD8<Double>

/// One property of a layer that a transition moves.
@MainActor package struct MovingProperty {
  /// The properties, by their key paths.
  package enum Kind: String {
    case position
    case size = "bounds.size"
    case transform
    case opacity
    case cornerRadius
    /// The path of a shape layer: a ``RoundedShape``.
    case path
    /// The outline that casts a layer's shadow: a ``RoundedShape``.
    case shadowPath
  }

  let layer: CALayer
  let kind: Kind
  /// How far a value between two key frames may be from the exact one: 0.15 points, or 0.0008 of
  /// opacity. A scale may be off by 0.00015: 0.15 points at a distance of 1000 points from the
  /// anchor.
  let tolerance: LayerNumbers

  /// Whether its key frames add to the value that is set, which is the flight's end. So an
  /// animation of UIKit's, as in a resize, adds to the flight. Core Animation adds no paths. It
  /// multiplies transforms in an order that its documentation does not say (F432).
  let isAdditive: Bool

  /// - Parameter isScaling: Whether all transforms of a flight scale about the same point. They can be
  ///   multiplied in any order.
  package init(_ kind: Kind, of layer: CALayer, isScaling: Bool = false) {
    self.kind = kind
    self.layer = layer
    isAdditive =
      switch kind {
      case .position, .size, .opacity, .cornerRadius: true
      case .transform: isScaling
      case .path, .shadowPath: false
      }
    switch kind {
    case .position, .size, .cornerRadius, .path, .shadowPath: tolerance = LayerNumbers(repeating: 0.15)
    case .opacity: tolerance = LayerNumbers(repeating: 0.0008)
    case .transform:
      tolerance = LayerNumbers(lowHalf: SIMD4(repeating: 0.00015), highHalf: SIMD4(repeating: 0.15))
    }
  }
}

extension MovingProperty {
  package static func numbers(_ point: CGPoint) -> LayerNumbers {
    LayerNumbers(point.x, point.y, 0, 0, 0, 0, 0, 0)
  }
  package static func numbers(_ size: CGSize) -> LayerNumbers {
    LayerNumbers(size.width, size.height, 0, 0, 0, 0, 0, 0)
  }
  package static func numbers(_ number: CGFloat) -> LayerNumbers { LayerNumbers(number, 0, 0, 0, 0, 0, 0, 0) }
  package static func numbers(_ transform: CGAffineTransform) -> LayerNumbers {
    LayerNumbers(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, 0, 0)
  }
  package static func numbers(_ shape: RoundedShape) -> LayerNumbers {
    let (rect, radii) = (shape.rect, shape.radii)
    return LayerNumbers(
      rect.minX, rect.minY, rect.width, rect.height, radii.topLeft, radii.topRight, radii.bottomLeft,
      radii.bottomRight)
  }

  /// Returns a closure that turns numbers into the value of a key frame, relative to the numbers of `end` if
  /// key frames are additive.
  func valueOver(_ end: LayerNumbers) -> @MainActor (LayerNumbers) -> Any {
    guard isAdditive else { return value(of:) }
    guard kind == .transform else { return { value(of: $0 - end) } }
    let back = Self.transform(of: end).inverted()
    return { CATransform3DMakeAffineTransform(back.concatenating(Self.transform(of: $0))) }
  }

  /// Sets the numbers on the layer; sizes and paths are left to its view.
  func write(_ numbers: LayerNumbers) {
    switch kind {
    case .position: layer.position = CGPoint(x: numbers[0], y: numbers[1])
    case .transform: layer.setAffineTransform(Self.transform(of: numbers))
    case .opacity: layer.opacity = Float(numbers[0])
    case .cornerRadius: layer.cornerRadius = numbers[0]
    case .size, .path, .shadowPath: break
    }
  }

  private static func transform(of numbers: LayerNumbers) -> CGAffineTransform {
    CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Returns the value that Core Animation wants for the numbers.
  func value(of numbers: LayerNumbers) -> Any {
    switch kind {
    case .position: CGPoint(x: numbers[0], y: numbers[1])
    case .size: CGSize(width: numbers[0], height: numbers[1])
    case .transform: CATransform3DMakeAffineTransform(Self.transform(of: numbers))
    case .opacity, .cornerRadius: CGFloat(numbers[0])
    case .path, .shadowPath:
      RoundedShape(
        rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        radii: RoundedShape.CornerRadii(
          topLeft: numbers[4], topRight: numbers[5], bottomLeft: numbers[6], bottomRight: numbers[7])
      ).path
    }
  }
}
