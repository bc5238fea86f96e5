import Foundation

/// The radius of one corner. Only fixed ones are modelled (F622).
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let points: CGFloat

  public init(floatLiteral value: Double) { points = value }
  public init(integerLiteral value: Int) { points = CGFloat(value) }

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(floatLiteral: radius) }
}

/// The corners of a view: a radius for each, or a capsule (F622).
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Shape: Hashable {
    case radii([UICornerRadius])
    case capsule(maximum: CGFloat)
  }

  /// The corners in the order of the radii.
  static let corners: [(corner: UIRectCorner, mask: CACornerMask)] = [
    (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
    (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
  ]

  private let shape: Shape

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// A corner without a radius is square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].map { $0 ?? 0 }
    return UICornerConfiguration(shape: .radii(radii))
  }

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius ?? .infinity))
  }

  /// The radii in a view of a size, in the order of `corners`.
  func radii(in size: CGSize) -> [CGFloat] {
    switch shape {
    case .radii(let radii): radii.map(\.points)
    case .capsule(let maximum):
      Array(repeating: min(min(size.width, size.height) / 2, maximum), count: 4)
    }
  }
}

extension UIView {
  /// The radius of a corner; the largest of several (F622).
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    var largest: CGFloat = 0
    for (place, radius) in zip(UICornerConfiguration.corners, cornerConfiguration.radii(in: bounds.size))
    where corner.contains(place.corner) { largest = max(largest, radius) }
    return largest
  }

  /// Chosen: the layer is drawn with the largest radius, at the corners that have one.
  func drawCorners() {
    let radii = cornerConfiguration.radii(in: bounds.size)
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = []
    for (place, radius) in zip(UICornerConfiguration.corners, radii) where radius > 0 {
      layer.maskedCorners.insert(place.mask)
    }
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
