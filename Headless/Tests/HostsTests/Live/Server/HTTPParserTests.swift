import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Parsing requests") struct HTTPParserTests {
    private static let post =
      "POST /input?x=1 HTTP/1.1\r\nHost: a\r\ncontent-LENGTH: 5 \r\nX-Empty:\r\n\r\nhello"
    private static let page = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    private func requests(in text: String) throws -> [HTTPRequest] {
      var parser = HTTPParser()
      parser.append(text.utf8)
      return try Self.drain(&parser)
    }

    private static func drain(_ parser: inout HTTPParser) throws -> [HTTPRequest] {
      var requests: [HTTPRequest] = []
      while let request = try parser.next() { requests.append(request) }
      return requests
    }

    @Test("a request has its method, path, headers and body")
    func parts() throws {
      let request = try #require(requests(in: Self.post).first)
      #expect(request.method == "POST")
      #expect(request.path == "/input")
      #expect(request.headers["HOST"] == "a")
      #expect(request.headers["Content-Length"] == "5")
      #expect(request.headers["X-Empty"] == "")
      #expect(request.headers["Origin"] == nil)
      #expect(request.body == Data("hello".utf8))
      #expect(!request.isLast)
    }

    @Test("two requests at once are found wherever they are cut")
    func cuts() throws {
      let bytes = Array((Self.post + Self.page).utf8)
      let whole = try requests(in: Self.post + Self.page)
      #expect(whole.map(\.path) == ["/input", "/"])
      for cut in 0...bytes.count {
        var parser = HTTPParser()
        parser.append(bytes[..<cut])
        let first = try Self.drain(&parser)
        parser.append(bytes[cut...])
        #expect(try first + Self.drain(&parser) == whole)
        #expect(!parser.isAmidRequest)
      }
    }

    @Test("a request is there with its last byte, and not before")
    func byteByByte() throws {
      var parser = HTTPParser()
      for byte in Self.post.utf8.dropLast() {
        parser.append(CollectionOfOne(byte))
        #expect(try parser.next() == nil)
        #expect(parser.isAmidRequest)
      }
      parser.append("o".utf8)
      #expect(try parser.next()?.path == "/input")
    }

    @Test(
      "HTTP/1.1 keeps the connection, unless it is asked to close",
      arguments: [
        ("HTTP/1.1\r\n", false), ("HTTP/1.1\r\nConnection: keep-alive\r\n", false),
        ("HTTP/1.1\r\nConnection: Close\r\n", true), ("HTTP/1.1\r\nConnection: TE, close\r\n", true),
        ("HTTP/1.0\r\n", true), ("HTTP/1.0\r\nConnection: keep-alive\r\n", true),
      ])
    func lastRequest(rest: String, isLast: Bool) throws {
      #expect(try requests(in: "GET / \(rest)\r\n").map(\.isLast) == [isLast])
    }

    @Test(
      "a head and a body may be as long as the limit, and no longer",
      arguments: [(0, nil), (1, HTTPStatus.headerFieldsTooLarge)])
    func limits(excess: Int, status: HTTPStatus?) throws {
      let room = HTTPParser.headLimit - "GET / HTTP/1.1\r\nX: \r\n\r\n".utf8.count + excess
      #expect(refusal(of: "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: room))\r\n\r\n") == status)
      let body = String(repeating: "x", count: HTTPParser.bodyLimit + excess)
      let bodyStatus = status.map { _ in HTTPStatus.contentTooLarge }
      #expect(refusal(of: "POST / HTTP/1.1\r\nContent-Length: \(body.count)\r\n\r\n\(body)") == bodyStatus)
    }

    @Test("a head without end is refused at the limit")
    func endlessHead() {
      #expect(refusal(of: String(repeating: "x", count: HTTPParser.headLimit)) == nil)
      #expect(refusal(of: String(repeating: "x", count: HTTPParser.headLimit + 1)) == .headerFieldsTooLarge)
    }

    @Test(
      "what is no proper request line is refused",
      arguments: [
        ("\r\n", .badRequest), ("GET /\r\n", .badRequest), ("GET  / HTTP/1.1\r\n", .badRequest),
        ("GET / x HTTP/1.1\r\n", .badRequest), (" GET / HTTP/1.1\r\n", .badRequest),
        ("G@T / HTTP/1.1\r\n", .badRequest), ("GET x HTTP/1.1\r\n", .badRequest),
        ("GET http://a/ HTTP/1.1\r\n", .badRequest), ("OPTIONS * HTTP/1.1\r\n", .badRequest),
        ("GET / HTTQ/1.1\r\n", .badRequest), ("GET / http/1.1\r\n", .badRequest),
        ("GET / HTTP/1.2\r\n", .versionNotSupported), ("PRI * HTTP/2.0\r\n", .versionNotSupported),
      ] as [(String, HTTPStatus)])
    func requestLines(line: String, status: HTTPStatus) {
      #expect(refusal(of: "\(line)\r\n") == status)
    }

    @Test(
      "a header field that is malformed or cannot be met is refused",
      arguments: [
        ("Host", .badRequest), ("Host : a", .badRequest), (": a", .badRequest), (" folded: a", .badRequest),
        ("Content-Length:", .badRequest), ("Content-Length: -1", .badRequest),
        ("Content-Length: +1", .badRequest), ("Content-Length: 1 1", .badRequest),
        ("Content-Length: 1, 1", .badRequest), ("Content-Length: ٣", .badRequest),
        ("Content-Length: 0x1", .badRequest), ("Content-Length: 1\r\nContent-Length: 2", .badRequest),
        ("Content-Length: 99999999999999999999", .contentTooLarge), ("X: a", .lengthRequired),
        ("Transfer-Encoding: chunked", .notImplemented),
        ("Transfer-Encoding: chunked\r\nContent-Length: 1", .notImplemented),
        ("Expect: 100-continue\r\nContent-Length: 1", .expectationFailed),
      ] as [(String, HTTPStatus)])
    func fields(field: String, status: HTTPStatus) {
      #expect(refusal(of: "POST / HTTP/1.1\r\n\(field)\r\n\r\n") == status)
    }

    @Test("the same length twice is one length")
    func sameLength() throws {
      let twice = "POST / HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}"
      #expect(try requests(in: twice).map(\.body) == [Data("{}".utf8)])
    }

    @Test(
      "what is no text in lines is refused at once, without an end",
      arguments: [
        "\u{16}\u{03}\u{01}", "GET / HTTP/1.1\n", "GET /\rx", "GET /\0", "GET /\u{7F}", "GET /\r\r",
      ])
    func controls(text: String) {
      #expect(refusal(of: text) == .badRequest)
    }

    @Test("a cookie in another program's letters is none of our business")
    func letters() throws {
      #expect(try requests(in: "GET / HTTP/1.1\r\nCookie: ö\tü\r\n\r\n").first?.headers["cookie"] == "ö\tü")
    }

    private func refusal(of text: String) -> HTTPStatus? {
      do {
        _ = try requests(in: text)
        return nil
      } catch {
        return (error as? HTTPRefusal)?.status
      }
    }
  }
}
