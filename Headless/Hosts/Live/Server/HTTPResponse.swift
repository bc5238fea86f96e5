import Foundation

/// The statuses that the server knows.
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case lengthRequired = 411
  case contentTooLarge = 413
  case unsupportedMediaType = 415
  case headerFieldsTooLarge = 431
  case serviceUnavailable = 503
}

/// Why a request is not served, in one sentence.
struct HTTPRefusal: Error, Equatable, Sendable {
  let status: HTTPStatus
  let sentence: String

  init(_ status: HTTPStatus, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }
}

/// A page, a script, a picture: bytes with a type.
struct HTTPDocument: Sendable {
  let contentType: String
  let content: Data
  /// What the browser lets the document do; `nil` says nothing about it.
  var contentSecurityPolicy: String?
}

/// What a client is told.
enum HTTPResponse {
  case document(HTTPDocument)
  /// It is done, and there is nothing to say.
  case noContent
  /// Ends the connection, too.
  case refusal(HTTPRefusal)
  /// Events from now on, until the stream is closed or the page goes away.
  case events(EventStream)

  /// Whether the connection ends with it.
  var isLast: Bool {
    switch self {
    case .document, .noContent: false
    case .refusal, .events: true
    }
  }

  /// The response as it goes over the wire; of a stream, the part before the first event.
  func bytes(isLast: Bool) -> [UInt8] {
    let (status, fields, content) = parts
    let length = content.map { ["Content-Length: \($0.count)"] } ?? []
    let lines =
      ["HTTP/1.1 \(status.rawValue) "] + fields + length + Self.guards + (isLast ? ["Connection: close"] : [])
    return Array("\(lines.joined(separator: "\r\n"))\r\n\r\n".utf8) + (content ?? Data())
  }

  private var parts: (status: HTTPStatus, fields: [String], content: Data?) {
    switch self {
    case .document(let document):
      let policy = document.contentSecurityPolicy.map { ["Content-Security-Policy: \($0)"] } ?? []
      return (.ok, ["Content-Type: \(document.contentType)"] + policy, document.content)
    case .noContent: return (.noContent, [], nil)
    case .refusal(let refusal):
      let methods = refusal.status == .methodNotAllowed ? ["Allow: GET, POST"] : []
      let fields = ["Content-Type: text/plain; charset=utf-8"] + methods
      return (refusal.status, fields, Data("\(refusal.sentence)\n".utf8))
    case .events: return (.ok, ["Content-Type: text/event-stream"], nil)
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
