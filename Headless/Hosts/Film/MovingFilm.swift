import UIKit

/// One picture that moves: a device whose screen shows a reel again and again, and beside it what the finger does.
struct MovingFilm {
  /// Length of the longer side of a screen, in points.
  private static let screenLength: CGFloat = 560
  private static let gap: CGFloat = 24
  private static let captionWidth: CGFloat = 150
  private static let captionHeight: CGFloat = 44

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
    let place = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: Self.gap, y: Self.gap))
    var animation = SVGAnimation(times: frames.map(\.time), still: still)
    let body = frames.first.map { [$0.device.body] } ?? []
    let device = SVGElement.group(
      ["transform": SVGValue.transform(place)],
      body + animation.elements(of: frames.map(\.picture)))
    let right = screen.width * scale + 2 * Self.gap
    let size = CGSize(
      width: right + (captions.isEmpty ? 0 : Self.captionWidth), height: screen.height * scale + 2 * Self.gap)
    let words = captions.map { caption($0, isLit: false, right, size) }
    let lit = animation.elements(
      of: frames.map { frame in
        frame.caption.isEmpty ? [] : [caption(frame.caption, isLit: true, right, size)]
      })
    return FilmStrip.page(
      size, title: title, source: source,
      definitions + [animation.style], [device] + words + lit)
  }

  /// What the finger does, each word once, in order.
  private var captions: [String] {
    frames.map(\.caption).reduce(into: []) { words, word in
      if !word.isEmpty, !words.contains(word) { words.append(word) }
    }
  }

  private func caption(_ word: String, isLit: Bool, _ left: CGFloat, _ size: CGSize) -> SVGElement {
    let row = CGFloat(captions.firstIndex(of: word) ?? 0) - CGFloat(captions.count - 1) / 2
    return .text(word, at: CGPoint(x: left + 8, y: size.height / 2 + row * Self.captionHeight))
      .adding(["font-size": "30", "font-weight": "700", "fill": isLit ? "#007aff" : "#aeaeb2"])
  }
}
