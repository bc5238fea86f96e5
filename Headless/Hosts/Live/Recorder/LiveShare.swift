import Foundation

/// The last gesture as a file that a visitor can keep.
enum LiveShare: String, CaseIterable, Sendable {
  case strip = "/gesture-strip.svg"
  case movingPicture = "/gesture.svg"
  case player = "/gesture.html"

  /// Pictures in a strip.
  private static let pictures = 6
  private static let title = "A gesture on a card"
  private static let source = "A finger on the page of this app."
  /// A document of its own: it may run the script in it, and reach nothing.
  private static let policy =
    "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  @MainActor func document(of reel: FilmReel) -> HTTPDocument {
    let text =
      switch self {
      case .strip:
        SVGWriter.text(of: reel.strip(of: Self.pictures, Self.title, from: Self.source).element)
      case .movingPicture: SVGWriter.text(of: reel.film(Self.title, from: Self.source).element)
      case .player: FilmPlayer(film: reel.film(Self.title, from: Self.source)).text
      }
    return HTTPDocument(
      contentType: contentType, content: Data(text.utf8), contentSecurityPolicy: Self.policy)
  }

  private var contentType: String {
    switch self {
    case .strip, .movingPicture: "image/svg+xml; charset=utf-8"
    case .player: "text/html; charset=utf-8"
    }
  }
}
