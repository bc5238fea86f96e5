import UIKit

extension HTTPRequest {
  /// - Parameter head: Lines that end with CR LF, the last of them empty.
  init(head: ArraySlice<UInt8>) throws(HTTPRefusal) {
    let lines = head.split(separator: HTTPSyntax.lineFeed).map { $0.dropLast() }
    let words = (lines.first ?? []).split(separator: HTTPSyntax.space, omittingEmptySubsequences: false)
    guard words.count == 3, HTTPSyntax.isToken(words[0]) else { throw .badRequestLine }
    let version = HTTPSyntax.text(words[2])
    guard version.hasPrefix("HTTP/") else { throw .badRequestLine }
    guard ["HTTP/1.0", "HTTP/1.1"].contains(version) else {
      throw HTTPRefusal(.versionNotSupported, "This server speaks HTTP/1.1.")
    }
    guard words[1].first == UInt8(ascii: "/") else { throw .badRequestLine }
    let headers = try Self.headers(lines.dropFirst().dropLast())
    self.init(
      method: HTTPSyntax.text(words[0]),
      path: HTTPSyntax.text(words[1].prefix { $0 != UInt8(ascii: "?") }),
      headers: headers, isLast: version == "HTTP/1.0" || Self.asksToClose(headers))
  }

  private static func headers(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(HTTPRefusal) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for line in lines {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, HTTPSyntax.isToken(parts[0]) else {
        throw HTTPRefusal(.badRequest, "A header field is malformed.")
      }
      headers.add(HTTPSyntax.text(parts[1]), to: HTTPSyntax.text(parts[0]))
    }
    return headers
  }

  private static func asksToClose(_ headers: HTTPHeaders) -> Bool {
    headers.values(of: "Connection").joined(separator: ",").lowercased()
      .split { $0 == "," || $0 == " " }.contains("close")
  }
}

extension HTTPRefusal {
  fileprivate static let badRequestLine = HTTPRefusal(.badRequest, "The request line is malformed.")
}
