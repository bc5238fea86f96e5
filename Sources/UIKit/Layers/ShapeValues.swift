import Foundation

/// What a shape layer draws, with Core Animation's defaults.
struct ShapeValues {
  private static let black = CGColor(gray: 0, alpha: 1)

  var path: CGPath?
  var fillColor: CGColor? = black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var lineWidth: CGFloat = 1
}
