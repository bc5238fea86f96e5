import Foundation

/// The values of a layer, with UIKit's defaults.
package struct CALayerValues {
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var bounds = CGRect.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  package var opacity: Float = 1
  package var isHidden = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var cornerCurve = CALayerCornerCurve.circular
  package var maskedCorners = CACornerMask.all
  package var masksToBounds = false
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor?
  package var shadowColor: CGColor?
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  /// The shape of a shape layer; nothing without a path.
  package var drawn = ShapeValues()
}

/// The values of a shape layer, with Core Animation's defaults.
package struct ShapeValues {
  private static let black = CGColor(gray: 0, alpha: 1)

  package var path: CGPath?
  package var fillColor: CGColor? = black
}

/// The corners that a layer's radius applies to.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
