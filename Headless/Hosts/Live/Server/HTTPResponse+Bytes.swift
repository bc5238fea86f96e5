import Foundation

extension HTTPResponse {
  /// The response as it goes over the wire; of a stream, the part before the first event.
  func bytes(isLast: Bool) -> [UInt8] {
    let lines =
      ["HTTP/1.1 \(status.rawValue) "] + fields + Self.guards + (isLast ? ["Connection: close"] : [])
    return Array(lines.joined(separator: "\r\n").utf8) + HTTPSyntax.endOfHead + content
  }

  private var status: HTTPStatus {
    switch self {
    case .document, .events: .ok
    case .noContent: .noContent
    case .refusal(let refusal): refusal.status
    }
  }

  private var fields: [String] {
    switch self {
    case .document(let document):
      described(as: document.contentType)
        + (document.contentSecurityPolicy.map { ["Content-Security-Policy: \($0)"] } ?? [])
    case .noContent: []
    case .refusal(let refusal):
      described(as: "text/plain; charset=utf-8")
        + (refusal.status == .methodNotAllowed ? ["Allow: GET, POST"] : [])
    case .events: ["Content-Type: text/event-stream"]
    }
  }

  private func described(as type: String) -> [String] {
    ["Content-Type: \(type)", "Content-Length: \(content.count)"]
  }

  private var content: Data {
    switch self {
    case .document(let document): document.content
    case .refusal(let refusal): Data("\(refusal.sentence)\n".utf8)
    case .noContent, .events: Data()
    }
  }

  /// Keeps the page out of other pages, and its content out of caches.
  private static let guards = [
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Cross-Origin-Resource-Policy: same-origin",
    "Cross-Origin-Opener-Policy: same-origin",
    "X-Frame-Options: DENY",
  ]
}
