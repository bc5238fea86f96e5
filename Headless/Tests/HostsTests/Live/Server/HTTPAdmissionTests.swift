import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Who is let in") struct HTTPAdmissionTests {
    private static let link = ["Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]

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
      #expect(try refusal("GET", hosts.map { "Host: \($0)" }) == status)
    }

    @Test("on port 80 the port may be left out", arguments: ["localhost", "127.0.0.1", "localhost:80"])
    func commonPort(host: String) throws {
      #expect(try refusal("GET", ["Host: \(host)"], port: 80) == nil)
    }

    @Test(
      "a page from elsewhere neither drives nor reads the app",
      arguments: [
        (["Origin: http://localhost:8080"], nil), (["Origin: http://127.0.0.1:8080"], nil),
        (["Origin: https://localhost:8080"], .forbidden), (["Origin: http://localhost:8081"], .forbidden),
        (["Origin: http://localhost"], .forbidden), (["Origin: http://evil.example"], .forbidden),
        (["Origin: null"], .forbidden), (["Origin:"], .forbidden), (["Origin: localhost:8080"], .forbidden),
        (["Origin: http://localhost:8080", "Origin: http://evil.example"], .forbidden),
        (["Sec-Fetch-Site: same-origin"], nil), (["Sec-Fetch-Site: none"], nil),
        (["Sec-Fetch-Site: cross-site"], .forbidden), (["Sec-Fetch-Site: same-site"], .forbidden),
        (["Sec-Fetch-Site: none", "Sec-Fetch-Site: cross-site"], .forbidden),
        (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: cors", "Sec-Fetch-Dest: empty"], .forbidden),
        (["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"], .forbidden),
        (["Sec-Fetch-Site: cross-site"] + link, nil),
        (["Sec-Fetch-Site: cross-site", "Origin: http://evil.example"] + link, .forbidden),
      ] as [([String], HTTPStatus?)])
    func elsewhere(fields: [String], status: HTTPStatus?) throws {
      #expect(try refusal("GET", ["Host: localhost:8080"] + fields) == status)
    }

    @Test(
      "a page from elsewhere cannot post: not by a link, not without asking first",
      arguments: [
        (["Content-Type: application/json"], nil), (["Content-Type: Application/JSON; charset=utf-8"], nil),
        ([], .unsupportedMediaType), (["Content-Type: text/plain"], .unsupportedMediaType),
        (["Content-Type: text/plain; application/json"], .unsupportedMediaType),
        (["Content-Type: application/jsonp"], .unsupportedMediaType),
        (["Content-Type: application/json", "Sec-Fetch-Site: cross-site"] + link, .forbidden),
      ] as [([String], HTTPStatus?)])
    func posts(fields: [String], status: HTTPStatus?) throws {
      #expect(try refusal("POST", ["Host: localhost:8080", "Content-Length: 0"] + fields) == status)
    }

    @Test(
      "a link from elsewhere leads to the front door only",
      arguments: [("/", nil), ("/events", .forbidden), ("/input", .forbidden)] as [(String, HTTPStatus?)])
    func links(path: String, status: HTTPStatus?) throws {
      let fields = ["Host: localhost:8080", "Sec-Fetch-Site: cross-site"] + Self.link
      #expect(try refusal("GET", fields, path: path) == status)
    }

    @Test("other methods are refused", arguments: ["OPTIONS", "HEAD", "PUT", "DELETE", "CONNECT", "get"])
    func methods(method: String) throws {
      #expect(try refusal(method, ["Host: localhost:8080"]) == .methodNotAllowed)
    }

    private func refusal(
      _ method: String, _ fields: [String], path: String = "/", port: Int = 8080
    ) throws -> HTTPStatus? {
      var parser = HTTPParser()
      parser.append(((["\(method) \(path) HTTP/1.1"] + fields).joined(separator: "\r\n") + "\r\n\r\n").utf8)
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
