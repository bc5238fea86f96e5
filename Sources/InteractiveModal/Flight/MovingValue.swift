import UIKit

/// The numbers of one value of a layer; those that a property does not need are 0.
package typealias LayerNumbers = SIMD8<Double>

/// A value of one property of a layer that a transition moves.
package struct MovingValue {
  /// The properties, by their key paths.
  package enum Kind: String {
    case position
    case size = "bounds.size"
    case transform
    /// A transform in a flight whose transforms all scale about the same point.
    case scaling
    /// A transform that leans the layer back about a line across it: a ``LayerLean``.
    case lean
    case opacity
    case cornerRadius
    /// The path of a shape layer: a ``RoundedOutline``.
    case path
    /// The outline that casts a layer's shadow: a ``RoundedOutline``.
    case shadowPath
  }

  let kind: Kind
  let numbers: LayerNumbers

  package static func position(_ point: CGPoint) -> MovingValue {
    MovingValue(kind: .position, numbers: LayerNumbers(point.x, point.y, 0, 0, 0, 0, 0, 0))
  }
  package static func size(_ size: CGSize) -> MovingValue {
    MovingValue(kind: .size, numbers: LayerNumbers(size.width, size.height, 0, 0, 0, 0, 0, 0))
  }
  package static func transform(_ transform: CGAffineTransform) -> MovingValue {
    MovingValue(kind: .transform, numbers: numbers(transform))
  }
  static func scaling(_ transform: CGAffineTransform) -> MovingValue {
    MovingValue(kind: .scaling, numbers: numbers(transform))
  }
  static func lean(_ lean: LayerLean) -> MovingValue {
    MovingValue(
      kind: .lean,
      numbers: LayerNumbers(lean.offset.x, lean.offset.y, lean.angle, lean.pivot, 0, 0, 0, 0))
  }
  package static func opacity(_ opacity: CGFloat) -> MovingValue {
    MovingValue(kind: .opacity, numbers: LayerNumbers(opacity, 0, 0, 0, 0, 0, 0, 0))
  }
  package static func cornerRadius(_ radius: CGFloat) -> MovingValue {
    MovingValue(kind: .cornerRadius, numbers: LayerNumbers(radius, 0, 0, 0, 0, 0, 0, 0))
  }
  package static func path(_ outline: RoundedOutline) -> MovingValue {
    MovingValue(kind: .path, numbers: numbers(outline))
  }
  static func shadowPath(_ outline: RoundedOutline) -> MovingValue {
    MovingValue(kind: .shadowPath, numbers: numbers(outline))
  }

  private static func numbers(_ transform: CGAffineTransform) -> LayerNumbers {
    LayerNumbers(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, 0, 0)
  }
  private static func numbers(_ outline: RoundedOutline) -> LayerNumbers {
    let rect = outline.rect
    return LayerNumbers(
      lowHalf: SIMD4(rect.minX, rect.minY, rect.width, rect.height), highHalf: outline.radii)
  }
}

extension LayerNumbers {
  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
  var size: CGSize { CGSize(width: self[0], height: self[1]) }
  var lean: LayerLean { LayerLean(offset: point, angle: self[2], pivot: self[3]) }
  var transform: CGAffineTransform {
    CGAffineTransform(a: self[0], b: self[1], c: self[2], d: self[3], tx: self[4], ty: self[5])
  }
}

/// Takes the values that a pose moves, each once: a drag writes them, and a flight samples them.
@MainActor protocol MovingValues {
  mutating func set(_ value: MovingValue, of view: UIView)
}

/// Writes values to their views, but no paths, and only values that differ.
struct WrittenValues: MovingValues {
  /// Inlined, so that a drag does not pack the numbers of a value that it writes.
  @inline(__always) mutating func set(_ value: MovingValue, of view: UIView) {
    switch value.kind {
    case .position: view.place(at: value.numbers.point)
    case .size: view.setSize(value.numbers.size)
    case .transform, .scaling: view.write(transform: value.numbers.transform)
    case .lean: view.write(transform: value.numbers.lean.transform)
    case .opacity: view.fade(to: value.numbers[0])
    case .cornerRadius: view.round(to: value.numbers[0])
    case .path, .shadowPath: break
    }
  }
}

/// Lists values at the first moment of a flight, and takes their numbers again at others.
package struct SampledValues: MovingValues {
  /// A card has this many values, without glass and a dock.
  private static let usualCount = 16

  private(set) var properties: [MovingProperty] = []
  private(set) var numbers: [LayerNumbers] = []
  private var isListed = false
  private var count = 0
  private var end = Int.max

  init() {
    properties.reserveCapacity(Self.usualCount)
    numbers.reserveCapacity(Self.usualCount)
  }

  /// Whether the last values are those of the first moment.
  var isPartial: Bool { end < numbers.count }
  /// Whether the values that come now are those of the first moment.
  var isComplete: Bool { count >= end }

  /// Returns the same list for another moment.
  ///
  /// - Parameter end: How many values may be others than at the first moment.
  func again(upTo end: Int) -> SampledValues {
    var values = self
    (values.isListed, values.count, values.end) = (true, 0, end)
    return values
  }

  @inline(__always) mutating func set(_ value: MovingValue, of view: UIView) {
    isListed ? take(value.numbers) : list(value, of: view.layer)
  }

  package mutating func append(_ value: MovingValue, of layer: CALayer) {
    isListed ? take(value.numbers) : list(value, of: layer)
  }

  private mutating func list(_ value: MovingValue, of layer: CALayer) {
    properties.append(MovingProperty(value.kind, of: layer))
    numbers.append(value.numbers)
  }

  @inline(__always) private mutating func take(_ newNumbers: LayerNumbers) {
    numbers[count] = newNumbers
    count += 1
  }
}

/// A property of a layer that a transition moves.
@MainActor struct MovingProperty {
  let layer: CALayer
  let kind: MovingValue.Kind
  /// How far a value between two key frames may be from the exact one: 0.15 points, or 0.0008 of
  /// opacity. A scale may be off by 0.00015: 0.15 points at a distance of 1000 points from the
  /// anchor.
  let tolerance: LayerNumbers

  init(_ kind: MovingValue.Kind, of layer: CALayer) {
    (self.layer, self.kind) = (layer, kind)
    switch kind {
    case .position, .size, .cornerRadius, .path, .shadowPath: tolerance = LayerNumbers(repeating: 0.15)
    case .opacity: tolerance = LayerNumbers(repeating: 0.0008)
    case .lean: tolerance = LayerNumbers(0.15, 0.15, 0.0004, 0.15, 0, 0, 0, 0)
    case .transform, .scaling:
      tolerance = LayerNumbers(lowHalf: SIMD4(repeating: 0.00015), highHalf: SIMD4(repeating: 0.15))
    }
  }

  var keyPath: String {
    switch kind {
    case .scaling, .lean: MovingValue.Kind.transform.rawValue
    case .position, .size, .transform, .opacity, .cornerRadius, .path, .shadowPath: kind.rawValue
    }
  }

  /// Whether its key frames add to the value that is set, which is the flight's end. So an
  /// animation of UIKit's, as in a resize, adds to the flight. Core Animation adds no paths. It
  /// multiplies transforms in an order that its documentation does not say (F740). Only those that scale
  /// about the same point can be multiplied in any order, so a value that also moves has a position.
  var isAdditive: Bool {
    switch kind {
    case .position, .size, .scaling, .opacity, .cornerRadius: true
    case .transform, .lean, .path, .shadowPath: false
    }
  }

  /// Returns a closure that turns numbers into the value of a key frame, relative to the numbers of `end` if
  /// key frames are additive.
  func valueOver(_ end: LayerNumbers) -> @MainActor (LayerNumbers) -> Any {
    guard isAdditive else { return value(of:) }
    guard kind == .scaling else { return { value(of: $0 - end) } }
    let back = end.transform.inverted()
    return { CATransform3DMakeAffineTransform(back.concatenating($0.transform)) }
  }

  /// Sets the numbers on the layer; sizes and paths are left to its view.
  func write(_ numbers: LayerNumbers) {
    switch kind {
    case .position: layer.position = numbers.point
    case .transform, .scaling: layer.setAffineTransform(numbers.transform)
    case .lean: layer.transform = numbers.lean.transform
    case .opacity: layer.opacity = Float(numbers[0])
    case .cornerRadius: layer.cornerRadius = numbers[0]
    case .size, .path, .shadowPath: break
    }
  }

  /// Returns the value that Core Animation wants for the numbers.
  func value(of numbers: LayerNumbers) -> Any {
    switch kind {
    case .position: numbers.point
    case .size: numbers.size
    case .transform, .scaling: CATransform3DMakeAffineTransform(numbers.transform)
    case .lean: numbers.lean.transform
    case .opacity, .cornerRadius: CGFloat(numbers[0])
    case .path, .shadowPath:
      RoundedOutline(
        rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        radii: numbers.highHalf
      ).path
    }
  }
}

extension RoundedOutline {
  /// The outline as a path. All outlines have the same elements, so Core Animation can animate
  /// between them.
  package var path: CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point, control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension CACornerMask {
  /// Returns the radii of an outline that has the same radius at these corners, and 0 at the others.
  package func radii(_ radius: CGFloat) -> SIMD4<Double> {
    func length(at corner: CACornerMask) -> Double { contains(corner) ? Double(radius) : 0 }
    return SIMD4(
      length(at: .layerMinXMinYCorner), length(at: .layerMaxXMinYCorner),
      length(at: .layerMinXMaxYCorner), length(at: .layerMaxXMaxYCorner))
  }
}
