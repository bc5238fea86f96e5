import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The server's answers", .timeLimit(.minutes(30))) struct ServerTests {
    @Test("a document comes with its length and its guards, and the connection is kept")
    func keepAlive() async throws {
      let stage = try ServerStage()
      let client = try stage.client()
      for _ in 1...3 {
        await client.send(stage.get("/"))
        let reply = try #require(await client.reply())
        #expect(reply.status == 200)
        #expect(reply.body == "page")
        #expect(
          reply.headers == [
            "Content-Type": "text/html", "Content-Length": "4", "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "X-Frame-Options": "DENY",
          ])
      }
      #expect(stage.server.connections.count == 1)
    }

    @Test("requests sent at once are answered in their order, up to the first that is refused")
    func pipeline() async throws {
      let stage = try ServerStage()
      let client = try stage.client()
      await client.send(stage.get("/") + stage.post("1") + stage.get("/none") + stage.get("/"))
      #expect(await client.reply()?.body == "page")
      #expect(await client.reply()?.status == 204)
      #expect(await client.reply()?.status == 404)
      #expect(await client.rest() == "")
      #expect(stage.handler.requests.map(\.path) == ["/", "/input", "/none"])
    }

    @Test("a client that does not read its answers is not heard until it does")
    func throttle() async throws {
      let stage = try ServerStage()
      let client = try stage.client()
      await client.send(String(repeating: stage.get("/large"), count: 8))
      #expect(await client.reply()?.body.utf8.count == FakeHandler.largeSize)
      #expect(stage.handler.requests.count <= 3)
      for _ in 2...8 { #expect(await client.reply()?.body.utf8.count == FakeHandler.largeSize) }
    }

    @Test("a client that wants to close, or sends no more, gets its answer first", arguments: [true, false])
    func lastRequest(asks: Bool) async throws {
      let stage = try ServerStage()
      let client = try stage.client()
      await client.send(stage.get("/large", asks ? "Connection: close" : "Accept: */*"))
      if !asks { client.finish() }
      let reply = try #require(await client.reply())
      #expect(reply.body.utf8.count == FakeHandler.largeSize)
      #expect(reply.headers["Connection"] == (asks ? "close" : nil))
      #expect(await client.rest() == "")
    }

    @Test(
      "what is refused never reaches the app: one sentence, then the end",
      arguments: [
        ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
        ("GET / HTTP/1.1\r\nHost: localhost:PORT\r\nOrigin: http://evil.example\r\n\r\n", 403),
        ("POST /input HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 1\r\n\r\n1", 415),
        ("POST /input HTTP/1.1\r\nContent-Length: 65537\r\n\r\n", 413),
        ("OPTIONS /input HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n", 405),
        ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 20_000))", 431),
        ("\u{16}\u{03}\u{01}\u{02}garbage\0", 400),
      ])
    func refusals(request: String, status: Int) async throws {
      let stage = try ServerStage()
      let client = try stage.client()
      await client.send(request.replacingOccurrences(of: "PORT", with: "\(stage.server.port)"))
      let reply = try #require(await client.reply())
      #expect(reply.status == status)
      #expect(reply.headers["Content-Type"] == "text/plain; charset=utf-8")
      #expect(reply.headers["Connection"] == "close")
      #expect(reply.headers["Allow"] == (status == 405 ? "GET, POST" : nil))
      #expect(reply.headers.keys.allSatisfy { !$0.hasPrefix("Access-Control") })
      #expect(reply.body.hasSuffix(".\n"))
      #expect(await client.rest() == "")
      #expect(stage.handler.requests.isEmpty)
    }

    @Test("a refused body of any size is let pass, so that the client reads why")
    func refusedBody() async throws {
      let stage = try ServerStage()
      let client = try stage.client()
      await client.send("POST /input HTTP/1.1\r\nContent-Length: 8000000\r\n\r\n")
      #expect(await client.send([UInt8](repeating: 0x20, count: 8_000_000)))
      #expect(await client.reply()?.status == 413)
      #expect(await client.rest() == "")
    }
  }
}
