import UIKit

/// Finds requests in the bytes of a connection, however they are cut.
struct HTTPParser {
  /// The request line and the header fields, in bytes.
  static let headLimit = 16 * 1024
  static let bodyLimit = 64 * 1024

  private enum State {
    /// The head is incomplete; so many of its bytes are searched already.
    case head(scanned: Int)
    case body(of: HTTPRequest, length: Int)
  }

  private var bytes: [UInt8] = []
  private var state = State.head(scanned: 0)

  /// Whether a request has begun that has not ended.
  var isAmidRequest: Bool {
    switch state {
    case .head: !bytes.isEmpty
    case .body: true
    }
  }

  mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  /// The next request that is all there. After a refusal there is none: where it would begin is not known.
  mutating func next() throws(HTTPRefusal) -> HTTPRequest? {
    if case .head(let scanned) = state { try readHead(from: scanned) }
    guard case .body(var request, let length) = state, bytes.count >= length else { return nil }
    request.body = Data(bytes.prefix(length))
    bytes.removeFirst(length)
    state = .head(scanned: 0)
    return request
  }

  private mutating func readHead(from scanned: Int) throws(HTTPRefusal) {
    guard let end = try endOfHead(from: scanned) else { return state = .head(scanned: bytes.count) }
    let request = try HTTPRequest(head: bytes[..<end])
    state = .body(of: request, length: try request.contentLength(limit: Self.bodyLimit))
    bytes.removeFirst(end)
  }

  /// Looks at each byte once; what cannot be a head is refused where it is seen.
  private func endOfHead(from scanned: Int) throws(HTTPRefusal) -> Int? {
    for index in scanned..<bytes.count {
      guard HTTPSyntax.allows(bytes[index], after: index > 0 ? bytes[index - 1] : nil) else {
        throw HTTPRefusal(.badRequest, "This is no HTTP/1.1.")
      }
      guard index < Self.headLimit else {
        throw HTTPRefusal(.headerFieldsTooLarge, "The head of a request may have \(Self.headLimit) bytes.")
      }
      let isEnd =
        bytes[index] == HTTPSyntax.lineFeed && bytes[...index].suffix(4).elementsEqual(HTTPSyntax.endOfHead)
      if isEnd { return index + 1 }
    }
    return nil
  }
}
