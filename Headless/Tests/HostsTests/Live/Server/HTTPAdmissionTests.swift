import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Who is let in") struct HTTPAdmissionTests {
    private static let foreign = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate"
    private static let link = "\(foreign)\r\nSec-Fetch-Dest: document"

    @Test(
      "only our own hosts are served",
      arguments: [
        (["127.0.0.1:8080"], nil), (["localhost:8080"], nil), ([], .badRequest),
        (["localhost:8080", "localhost:8080"], .badRequest), (["localhost"], .forbidden),
        (["localhost:80"], .forbidden), (["localhost:80800"], .forbidden),
        (["evil.example:8080"], .forbidden),
        (["localhost.evil.example:8080"], .forbidden), (["127.0.0.1:8080.evil.example"], .forbidden),
        (["localhost:8080, localhost:8080"], .forbidden), (["user@localhost:8080"], .forbidden),
        ([""], .forbidden), (["[::1]:8080"], .forbidden), (["0.0.0.0:8080"], .forbidden),
      ] as [([String], HTTPStatus?)])
    func hosts(hosts: [String], status: HTTPStatus?) throws {
      #expect(try refusal("GET /", hosts.map { "Host: \($0)" }) == status)
    }

    @Test("on port 80 the port may be left out", arguments: ["localhost", "127.0.0.1", "localhost:80"])
    func commonPort(host: String) throws {
      #expect(try refusal("GET /", ["Host: \(host)"], port: 80) == nil)
    }

    @Test(
      "a page from elsewhere neither drives nor reads the app, and a link from there leads to the front door only",
      arguments: [
        ("GET /", "Origin: http://localhost:8080", nil), ("GET /", "Origin: http://127.0.0.1:8080", nil),
        ("GET /", "Origin: https://localhost:8080", .forbidden),
        ("GET /", "Origin: http://localhost:8081", .forbidden),
        ("GET /", "Origin: http://localhost", .forbidden), ("GET /", "Origin: null", .forbidden),
        ("GET /", "Origin: http://evil.example", .forbidden), ("GET /", "Origin:", .forbidden),
        ("GET /", "Origin: localhost:8080", .forbidden),
        ("GET /", "Origin: http://localhost:8080\r\nOrigin: http://evil.example", .forbidden),
        ("GET /", "Sec-Fetch-Site: same-origin", nil), ("GET /", "Sec-Fetch-Site: none", nil),
        ("GET /", "Sec-Fetch-Site: cross-site", .forbidden),
        ("GET /", "Sec-Fetch-Site: same-site", .forbidden),
        ("GET /", "Sec-Fetch-Site: none\r\nSec-Fetch-Site: cross-site", .forbidden),
        ("GET /", "\(foreign)\r\nSec-Fetch-Dest: iframe", .forbidden), ("GET /", link, nil),
        ("GET /events", link, .forbidden), ("GET /input", link, .forbidden),
        ("GET /", "\(link)\r\nOrigin: http://evil.example", .forbidden),
        // Not without asking first, by OPTIONS, which is not answered.
        ("POST /input", "Content-Type: application/json", nil),
        ("POST /input", "Content-Type: Application/JSON; charset=utf-8", nil),
        ("POST /input", "Accept: */*", .unsupportedMediaType),
        ("POST /input", "Content-Type: text/plain; application/json", .unsupportedMediaType),
        ("POST /input", "Content-Type: application/jsonp", .unsupportedMediaType),
        ("POST /input", "\(link)\r\nContent-Type: application/json", .forbidden),
        ("OPTIONS /input", "Accept: */*", .methodNotAllowed), ("HEAD /", "Accept: */*", .methodNotAllowed),
        ("get /", "Accept: */*", .methodNotAllowed),
      ] as [(String, String, HTTPStatus?)])
    func admits(request: String, fields: String, status: HTTPStatus?) throws {
      let length = request.hasPrefix("POST") ? ["Content-Length: 0"] : []
      #expect(try refusal(request, ["Host: localhost:8080", fields] + length) == status)
    }

    private func refusal(_ line: String, _ fields: [String], port: Int = 8080) throws -> HTTPStatus? {
      var parser = HTTPParser()
      parser.append(((["\(line) HTTP/1.1"] + fields).joined(separator: "\r\n") + "\r\n\r\n").utf8)
      let request = try #require(try parser.next())
      do throws(HTTPRefusal) {
        try HTTPAdmission(port: port).admit(request)
        return nil
      } catch {
        return error.status
      }
    }
  }
}
