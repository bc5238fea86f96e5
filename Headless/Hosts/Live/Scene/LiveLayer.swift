import Foundation

/// A layer as the page draws it: numbers in points, colours in CSS notation.
///
/// Default values are `nil` and not sent.
struct LiveLayer: Equatable, Encodable, Sendable {
  /// Width and colour of the line inside its edge.
  struct Border: Equatable, Encodable, Sendable {
    var width: Double
    var color: String
  }

  /// What the layer casts: a blurred box in its own coordinates.
  struct Shadow: Equatable, Encodable, Sendable {
    /// Left, top, width and height.
    var box: [Double]
    var radius: Double
    /// Standard deviation of the blur.
    var blur: Double
    var color: String
  }

  /// What of it, and of all that is in it, can be seen: an SVG path from the box's corner.
  struct Mask: Equatable, Encodable, Sendable {
    var outline: String
  }

  let id: Int
  /// The accessibility identifier of its view.
  var name: String?
  /// The ARIA role of its view, if a user acts on it.
  var role: String?
  /// The name of its view for a screen reader; `nil` leaves it to the text in it.
  var label: String?
  /// Whether a screen reader skips its siblings.
  var isModal: Bool?
  /// Takes the layer's box, its top left corner at nought, into its superlayer: a, b, c, d, tx, ty, or for a
  /// perspective the sixteen numbers of `matrix3d`.
  var transform: [Double]
  var size: [Double]
  /// Where the box's corner is in the layer's own coordinates, if not at nought: how far it is scrolled.
  var origin: [Double]?
  var opacity: Double?
  var isHidden: Bool?
  var background: String?
  /// Standard deviation of the blur of what lies behind, in points.
  var blur: Double?
  var radius: Double?
  /// Which corners are round, if not all: top left, top right, bottom right, bottom left.
  var corners: [Bool]?
  /// Whether the corners curve as a device's own do.
  var isContinuous: Bool?
  var clips: Bool?
  var border: Border?
  var shadow: Shadow?
  var mask: Mask?
  /// Text, symbols and shapes, as SVG in the layer's own coordinates.
  var contents: String?
  /// The scroll indicators over its sublayers, as SVG in the layer's own coordinates.
  var indicators: String?
  /// Its sublayers, from the back to the front.
  var sublayers: [Int]?
}
