import UIKit

/// The picture of a transition: the layers that move, and their values at each progress.
@MainActor protocol MovingPicture {
  /// The properties that change with progress.
  var properties: [MovingProperty] { get }
  /// Returns the values of the properties at a progress, in their order.
  func values(at progress: CGFloat) -> [LayerNumbers]
  /// Writes the picture at a progress to its views.
  func show(_ progress: CGFloat)
  /// Looks during a flight what has changed by itself. Returns whether the values are other ones
  /// now; `false` by default.
  func refresh() -> Bool
  /// Returns the view that has to be laid out because its size changes between two progresses; `nil`
  /// by default.
  func resizedView(from start: CGFloat, to end: CGFloat) -> UIView?
}

extension MovingPicture {
  func refresh() -> Bool { false }
  func resizedView(from start: CGFloat, to end: CGFloat) -> UIView? { nil }
}

/// The numbers of one value of a layer; those that a property does not need are 0.
typealias LayerNumbers = SIMD8<Double>

/// One property of a layer that a transition moves.
@MainActor struct MovingProperty {
  /// The properties, by their key paths.
  enum Kind: String {
    case position
    case size = "bounds.size"
    case transform
    case opacity
    case cornerRadius
    /// The path of a shape layer: a ``RoundedShape``.
    case path
  }

  let layer: CALayer
  let kind: Kind

  init(_ kind: Kind, of layer: CALayer) {
    self.kind = kind
    self.layer = layer
  }

  /// How far the way between two key frames may be from the exact one: 0.2 points, 0.08 % of
  /// opacity. A scale may be off by 0.0002, which is 0.2 points at the edge of a screen.
  var tolerance: LayerNumbers {
    switch kind {
    case .position, .size, .cornerRadius, .path: LayerNumbers(repeating: 0.2)
    case .opacity: LayerNumbers(repeating: 0.0008)
    case .transform: LayerNumbers(0.0002, 0.0002, 0.0002, 0.0002, 0.2, 0.2, 0, 0)
    }
  }
}

extension MovingProperty {
  static func numbers(_ point: CGPoint) -> LayerNumbers { LayerNumbers(point.x, point.y, 0, 0, 0, 0, 0, 0) }
  static func numbers(_ size: CGSize) -> LayerNumbers {
    LayerNumbers(size.width, size.height, 0, 0, 0, 0, 0, 0)
  }
  static func numbers(_ number: CGFloat) -> LayerNumbers { LayerNumbers(number, 0, 0, 0, 0, 0, 0, 0) }
  static func numbers(_ transform: CGAffineTransform) -> LayerNumbers {
    LayerNumbers(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, 0, 0)
  }
  static func numbers(_ shape: RoundedShape) -> LayerNumbers {
    let (rect, radii) = (shape.rect, shape.radii)
    return LayerNumbers(
      rect.minX, rect.minY, rect.width, rect.height, radii.topLeft, radii.topRight, radii.bottomLeft,
      radii.bottomRight)
  }

  /// Returns the value that Core Animation wants for the numbers.
  func value(of numbers: LayerNumbers) -> Any {
    switch kind {
    case .position: CGPoint(x: numbers[0], y: numbers[1])
    case .size: CGSize(width: numbers[0], height: numbers[1])
    case .transform:
      CATransform3DMakeAffineTransform(
        CGAffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
    case .opacity, .cornerRadius: CGFloat(numbers[0])
    case .path:
      RoundedShape(
        rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        radii: RoundedShape.CornerRadii(
          topLeft: numbers[4], topRight: numbers[5], bottomLeft: numbers[6], bottomRight: numbers[7])
      ).path
    }
  }
}
