/// A turn of the wheel, or two fingers on a trackpad: in points of the screen.
struct LiveScroll: Equatable, Decodable, Sendable {
  var x: Double
  var y: Double
  /// How far the view moves over its content.
  var right: Double
  var down: Double
}
