import Foundation

/// The radius of one corner: fixed, or that of the container less the distance from its corner (F622).
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { self.init(.fixed(value)) }
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: max(minimum ?? 0, 0)))
  }

  /// The radius in points of a corner with such a radius in the container.
  func points(concentricWith radius: CGFloat) -> CGFloat {
    switch kind {
    case .fixed(let points): points
    case .concentric(let minimum): max(radius, minimum)
    }
  }
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

  /// The radii in a view, in the order of `corners`.
  @MainActor func radii(in view: UIView) -> [CGFloat] {
    switch shape {
    case .radii(let radii): zip(radii, view.concentricRadii).map { $0.points(concentricWith: $1) }
    case .capsule(let maximum):
      Array(repeating: min(min(view.bounds.width, view.bounds.height) / 2, maximum), count: 4)
    }
  }
}

extension UIView {
  /// The radius of a corner; the largest of several (F622).
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    var largest: CGFloat = 0
    for (place, radius) in zip(UICornerConfiguration.corners, cornerConfiguration.radii(in: self))
    where corner.contains(place.corner) { largest = max(largest, radius) }
    return largest
  }

  /// The radii of corners that share their centres with those of the display, in the order of `corners`. Chosen: the
  /// container is the window; the farther of two edges counts; a window of a part of the screen has square corners.
  fileprivate var concentricRadii: [CGFloat] {
    guard let window, window.fillsDisplay else { return [0, 0, 0, 0] }
    let (frame, radius) = (convert(bounds, to: window), Simulator.running.device.cornerRadius)
    let (left, right) = (frame.minX, window.bounds.maxX - frame.maxX)
    let (top, bottom) = (frame.minY, window.bounds.maxY - frame.maxY)
    return [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      max(radius - max($0, $1, 0), 0)
    }
  }

  /// Chosen: the layer is drawn with the largest radius, at the corners that have one, and only when they
  /// are set.
  func drawCorners() {
    let radii = cornerConfiguration.radii(in: self)
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
