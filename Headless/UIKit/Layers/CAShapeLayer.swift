import Foundation

/// A layer that draws a shape between its contents and its sublayers, not clipped
/// to its bounds (F341).
open class CAShapeLayer: CALayer {
  /// In the layer's coordinates, `nil` by default. The path is copied;
  /// its change is not animated (F186).
  public var path: CGPath? {
    get { values.drawn.path }
    set { write(\.drawn.path, newValue?.copy()) }
  }

  /// Opaque black by default; `nil` fills nothing.
  public var fillColor: CGColor? {
    get { values.drawn.fillColor }
    set { write(\.drawn.fillColor, newValue) }
  }

  public var fillRule: CAShapeLayerFillRule {
    get { values.drawn.fillRule }
    set { write(\.drawn.fillRule, newValue) }
  }

  /// `nil`, the default, draws no line.
  public var strokeColor: CGColor? {
    get { values.drawn.strokeColor }
    set { write(\.drawn.strokeColor, newValue) }
  }

  /// In points, 1 by default; half of it is outside the shape.
  public var lineWidth: CGFloat {
    get { values.drawn.lineWidth }
    set { write(\.drawn.lineWidth, newValue, isValid: newValue.isFinite) }
  }
}

/// The inside of a shape that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
