/// One picture of the strip and what stands under it.
struct FilmTake: Equatable, Sendable {
  /// The device as it is held.
  var frame: DeviceFrame
  /// What the screen shows, in points of the screen.
  var picture: [SVGElement]
  var caption: FilmCaption
}
