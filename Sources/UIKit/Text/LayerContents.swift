import Foundation

/// What the stand-in's views put into `CALayer.contents` where UIKit's would put a bitmap.
///
/// A renderer asks `layer.contents as? LayerContents` and draws what it finds over the layer's
/// background, within the layer's own coordinates (`bounds`, whose origin need not be zero).
public enum LayerContents: Equatable, Sendable {
  /// Text, already broken into lines and placed.
  case text(TextLayout)
  /// A system symbol, drawn in one colour and fitted into `frame` with its proportions kept.
  ///
  /// `name` is always one of `SystemSymbol.names`.
  case symbol(name: String, color: CGColor, frame: CGRect)
}
