/// One picture of the strip and what stands under it.
struct FilmTake: Equatable, Sendable {
  /// What the screen shows, in points of the screen.
  var picture: [SVGElement]
  var caption: FilmCaption
}
