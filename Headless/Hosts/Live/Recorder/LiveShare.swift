import Foundation

/// The last gesture as a file that a visitor can keep.
enum LiveShare {
  static let path = "/gesture.svg"

  private static let title = "A gesture on a card"
  private static let source = "A finger on the page of this app."
  /// A document of its own, which reaches nothing.
  private static let policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

  @MainActor static func document(of reel: FilmReel) -> HTTPDocument {
    HTTPDocument(
      contentType: "image/svg+xml; charset=utf-8",
      content: Data(SVGWriter.text(of: reel.film(title, from: source).element).utf8),
      contentSecurityPolicy: policy)
  }
}
