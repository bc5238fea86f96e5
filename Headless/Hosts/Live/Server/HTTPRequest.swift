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

/// The header fields of a request.
struct HTTPHeaders: Equatable, Sendable {
  private var fields: [String: [String]] = [:]

  /// The first value of a field; upper and lower case are the same.
  subscript(name: String) -> String? { values(of: name).first }

  /// All values of a field, in the order in which they came.
  func values(of name: String) -> [String] { fields[name.lowercased()] ?? [] }

  mutating func add(_ value: String, to name: String) {
    fields[name.lowercased(), default: []].append(value)
  }
}

extension HTTPRequest {
  /// - Parameter head: Lines that end with CR LF, the last of them empty.
  init(head: ArraySlice<UInt8>) throws(HTTPRefusal) {
    let lines = head.split(separator: UInt8(ascii: "\n")).map { $0.dropLast() }
    let words = (lines.first ?? []).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let version = words.last.map(Self.text)
    guard words.count == 3, words[1].first == UInt8(ascii: "/"), ["HTTP/1.0", "HTTP/1.1"].contains(version)
    else {
      throw HTTPRefusal(.badRequest, "The request line is not that of HTTP/1.1.")
    }
    let headers = try Self.headers(lines.dropFirst().dropLast())
    self.init(
      method: Self.text(words[0]), path: Self.text(words[1].prefix { $0 != UInt8(ascii: "?") }),
      headers: headers, isLast: version == "HTTP/1.0" || Self.asksToClose(headers))
  }

  private static func headers(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(HTTPRefusal) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for line in lines {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: isBlank) else {
        throw HTTPRefusal(.badRequest, "A header field is malformed.")
      }
      headers.add(text(parts[1]), to: text(parts[0]))
    }
    return headers
  }

  private static func asksToClose(_ headers: HTTPHeaders) -> Bool {
    headers.values(of: "Connection").joined(separator: ",").lowercased()
      .split { $0 == "," || $0 == " " }.contains("close")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte)
  }

  /// The text without the blanks around it.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF8.self)
  }

  /// How many bytes of body follow the head.
  func contentLength(limit: Int) throws(HTTPRefusal) -> Int {
    let lengths = Set(headers.values(of: "Content-Length"))
    guard headers["Transfer-Encoding"] == nil, let length = lengths.first ?? (method == "POST" ? nil : "0")
    else { throw HTTPRefusal(.lengthRequired, "A body needs a Content-Length.") }
    guard lengths.count < 2, !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw HTTPRefusal(.badRequest, "The Content-Length is no length.")
    }
    guard let count = Int(length), count <= limit else {
      throw HTTPRefusal(.contentTooLarge, "A body may have \(limit) bytes.")
    }
    return count
  }
}
