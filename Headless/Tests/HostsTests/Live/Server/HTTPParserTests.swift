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

    @Test(
      "HTTP/1.1 keeps the connection, unless it is asked to close",
      arguments: [
        ("HTTP/1.1\r\n", false), ("HTTP/1.1\r\nConnection: keep-alive\r\n", false),
        ("HTTP/1.1\r\nConnection: TE, Close\r\n", true), ("HTTP/1.0\r\n", true),
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

    @Test(
      "what is no proper request line is refused",
      arguments: [
        "", "GET /", "GET  / HTTP/1.1", "GET / x HTTP/1.1", " GET / HTTP/1.1", "GET x HTTP/1.1",
        "GET http://a/ HTTP/1.1", "GET / http/1.1", "GET / HTTP/1.2", "PRI * HTTP/2.0",
      ])
    func requestLines(line: String) {
      #expect(refusal(of: "\(line)\r\n\r\n") == .badRequest)
    }

    @Test(
      "a header field that is malformed or cannot be met is refused",
      arguments: [
        ("Host", .badRequest), ("Host : a", .badRequest), (": a", .badRequest), (" folded: a", .badRequest),
        ("Content-Length:", .badRequest), ("Content-Length: -1", .badRequest),
        ("Content-Length: +1", .badRequest), ("Content-Length: 1, 1", .badRequest),
        ("Content-Length: ٣", .badRequest), ("Content-Length: 1\r\nContent-Length: 2", .badRequest),
        ("Content-Length: 99999999999999999999", .contentTooLarge), ("X: a", .lengthRequired),
        ("Transfer-Encoding: chunked\r\nContent-Length: 1", .lengthRequired),
      ] as [(String, HTTPStatus)])
    func fields(field: String, status: HTTPStatus) {
      #expect(refusal(of: "POST / HTTP/1.1\r\n\(field)\r\n\r\n") == status)
    }

    @Test(
      "what is no text in lines is refused at once, without an end; letters of other alphabets are text",
      arguments: [
        ("\u{16}\u{03}\u{01}", true), ("GET / HTTP/1.1\n", true), ("GET /\rx", true), ("GET /\0", true),
        ("GET /\u{7F}", true), ("GET /\r\r", true), ("GET / HTTP/1.1\r\nCookie: ö\tü\r\n\r\n", false),
      ])
    func controls(text: String, isRefused: Bool) {
      #expect(refusal(of: text) == (isRefused ? .badRequest : nil))
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
