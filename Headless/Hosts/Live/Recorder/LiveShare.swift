import Foundation

/// The last gesture as a file that a visitor can keep.
enum LiveShare: String, CaseIterable, Sendable {
  case strip = "/gesture-strip.svg"
  case movingPicture = "/gesture.svg"

  /// Pictures in a strip.
  private static let pictures = 6
  private static let title = "A gesture on a card"
  private static let source = "A finger on the page of this app."
  /// A document of its own, which reaches nothing.
  private static let policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

  @MainActor func document(of reel: FilmReel) -> HTTPDocument {
    let text =
      switch self {
      case .strip:
        SVGWriter.text(of: reel.strip(of: Self.pictures, Self.title, from: Self.source).element)
      case .movingPicture: SVGWriter.text(of: reel.film(Self.title, from: Self.source).element)
      }
    return HTTPDocument(
      contentType: "image/svg+xml; charset=utf-8", content: Data(text.utf8),
      contentSecurityPolicy: Self.policy)
  }
}
