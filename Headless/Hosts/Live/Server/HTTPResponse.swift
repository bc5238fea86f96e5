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
}
