import Foundation

/// The page itself, as a browser gets it.
struct LiveDocument {
  /// Stands in the page where the word belongs without which no script and no style runs.
  private static let placeholder = "{{nonce}}"
  private static let font = "{{font}}"

  private let text: String

  init() {
    guard let page = Bundle.module.url(forResource: "page", withExtension: "html"),
      let text = try? String(contentsOf: page, encoding: .utf8)
    else { fatalError("The page is missing from the build") }
    self.text = text.replacingOccurrences(of: Self.font, with: PageFont.rules)
  }

  /// The browser runs only the page's own script and style, and connects only to this server.
  var page: HTTPDocument {
    let nonce = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 16) }.joined()
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; connect-src 'self'; "
      + "img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    let page = text.replacingOccurrences(of: Self.placeholder, with: nonce)
    return HTTPDocument(
      contentType: "text/html; charset=utf-8", content: Data(page.utf8), contentSecurityPolicy: policy)
  }
}
