import UIKit

/// One picture that moves: a device whose screen shows a reel again and again.
struct MovingFilm {
  private static let screenLength: CGFloat = 420
  private static let gap: CGFloat = 24

  let frames: [FilmReel.Frame]
  /// The index of the picture that is shown where nothing moves.
  let still: Int
  /// What the pictures refer to.
  let definitions: [SVGElement]
  let title: String
  /// Where the gesture comes from.
  let source: String

  /// The whole page.
  var element: SVGElement {
    let screen = frames.first?.device.screen.size ?? .zero
    let scale = Self.screenLength / max(screen.width, screen.height, 1)
    let size = CGSize(
      width: screen.width * scale + 2 * Self.gap, height: screen.height * scale + 2 * Self.gap)
    let place = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: Self.gap, y: Self.gap))
    var animation = SVGAnimation(times: frames.map(\.time), still: still)
    let body = frames.first.map { [$0.device.body] } ?? []
    let device = SVGElement.group(
      ["transform": SVGValue.transform(place)],
      body + animation.elements(of: frames.map(\.picture)))
    return FilmStrip.page(size, title: title, source: source, definitions + [animation.style], [device])
  }
}
