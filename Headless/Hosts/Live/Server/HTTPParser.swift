import Foundation

/// Finds requests in the bytes of a connection, however they are cut.
struct HTTPParser {
  /// The request line and the header fields, in bytes.
  static let headLimit = 16 * 1024
  static let bodyLimit = 64 * 1024

  private var bytes: [UInt8] = []
  /// How many bytes of an incomplete head are checked already.
  private var checked = 0
  /// The request whose head is complete, and the length of its body.
  private var begun: (request: HTTPRequest, length: Int)?

  /// Whether a request has begun that has not ended.
  var isAmidRequest: Bool { begun != nil || !bytes.isEmpty }

  mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  /// The next request that is all there. After a refusal there is none: where it would begin is not known.
  mutating func next() throws(HTTPRefusal) -> HTTPRequest? {
    if begun == nil, let end = try endOfHead() {
      let request = try HTTPRequest(head: bytes[..<end])
      begun = (request, try request.contentLength(limit: Self.bodyLimit))
      bytes.removeFirst(end)
      checked = 0
    }
    guard let (head, length) = begun, bytes.count >= length else { return nil }
    var request = head
    request.body = Data(bytes.prefix(length))
    bytes.removeFirst(length)
    begun = nil
    return request
  }

  /// Looks at each byte once; what cannot be a head is refused where it is seen.
  private mutating func endOfHead() throws(HTTPRefusal) -> Int? {
    while checked < bytes.count {
      guard Self.allows(bytes[checked], after: checked > 0 ? bytes[checked - 1] : nil) else {
        throw HTTPRefusal(.badRequest, "This is no HTTP/1.1.")
      }
      guard checked < Self.headLimit else {
        throw HTTPRefusal(.headerFieldsTooLarge, "The head of a request may have \(Self.headLimit) bytes.")
      }
      checked += 1
      if bytes[..<checked].suffix(4).elementsEqual("\r\n\r\n".utf8) { return checked }
    }
    return nil
  }

  /// Whether a byte may stand in a head, after the one before it: a line ends with CR LF, and holds no other
  /// control characters.
  private static func allows(_ byte: UInt8, after previous: UInt8?) -> Bool {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard (previous == carriageReturn) == (byte == lineFeed) else { return false }
    return byte >= 0x20 && byte != 0x7F || [carriageReturn, lineFeed, UInt8(ascii: "\t")].contains(byte)
  }
}
