import Foundation

/// What a client asks for.
struct HTTPRequest: Equatable, Sendable {
  let method: String
  /// Without the query, and as it was sent: nothing is decoded.
  let path: String
  let headers: HTTPHeaders
  /// Whether the client wants the connection closed after the answer.
  let isLast: Bool
  var body = Data()
}
