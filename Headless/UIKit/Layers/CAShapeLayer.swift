import Foundation

/// A layer that fills a shape between its contents and its sublayers, not clipped
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
}
