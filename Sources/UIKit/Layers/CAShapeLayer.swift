import Foundation

/// A layer that draws an outline, between its contents and its sublayers. The outline is not clipped to the layer's
/// bounds (F341).
open class CAShapeLayer: CALayer {
  /// In the layer's own coordinates; none by default. It is copied, and a change of it is not animated (F186).
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

  /// In points, 1 by default; half of it is outside the outline.
  public var lineWidth: CGFloat {
    get { values.drawn.lineWidth }
    set { write(\.drawn.lineWidth, newValue, isValid: newValue.isFinite) }
  }
}
