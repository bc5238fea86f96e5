import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The server's limits", .timeLimit(.minutes(30))) struct ServerLimitTests {
    @Test("one client more than there is room for takes the place of the one that was silent for longest")
    func crowd() async throws {
      let stage = try ServerStage()
      var clients: [LoopbackClient] = []
      let page = try await stage.page()
      for _ in 1..<HTTPServer.connectionLimit {
        clients.append(try stage.client())
        #expect(await clients.last?.status(of: stage.get("/")) == 200)
      }
      #expect(await clients[0].status(of: stage.get("/")) == 200)
      let late = try stage.client()
      #expect(await late.status(of: stage.get("/")) == 200)
      #expect(await clients[1].rest() == "")
      #expect(stage.server.connections.count == HTTPServer.connectionLimit)
      #expect(page.stream.isReady)
    }

    @Test("a page more than there is room for is told so, until another has gone")
    func pages() async throws {
      let stage = try ServerStage()
      var pages: [LoopbackClient] = []
      for _ in 1...HTTPServer.connectionLimit { pages.append(try await stage.page().client) }
      var lates: [LoopbackClient] = []
      for _ in 1...3 {
        let late = try stage.client()
        lates.append(late)
        #expect(await late.status(of: stage.get("/events")) == 503)
        #expect(stage.server.connections.count <= HTTPServer.connectionLimit + 1)
      }
      #expect(stage.handler.streams.count == HTTPServer.connectionLimit)
      pages.removeLast().close()
      #expect(await stage.handler.nextNews() == .closed)
      let next = try stage.client()
      #expect(await next.status(of: stage.get("/")) == 200)
    }

    @Test("a request that does not come to its end is given up; a client that is at rest is not")
    func patience() async throws {
      let stage = try ServerStage(patience: .milliseconds(20))
      let (resting, slow) = (try stage.client(), try stage.client())
      #expect(await resting.status(of: stage.get("/")) == 200)
      #expect(await slow.status(of: "GET / HTT") == 408)
      #expect(await slow.rest() == "")
      #expect(await resting.status(of: stage.get("/")) == 200)
    }

    @Test(
      "a client that does not close after its last answer is closed",
      arguments: [("garbage\0", "HTTP/1.1 400 "), ("GET / HTT", "HTTP/1.1 408 ")])
    func clinging(request: String, answer: String) async throws {
      let stage = try ServerStage(patience: .milliseconds(20))
      let client = try stage.client()
      await client.send(request)
      #expect(await client.rest().hasPrefix(answer))
      #expect(await stage.isEmptied())
    }

    @Test("a client that goes away in mid-request leaves nothing behind", arguments: [0, 1, 30, 90])
    func departure(length: Int) async throws {
      let stage = try ServerStage()
      let (first, second) = (try stage.client(), try stage.client())
      for client in [first, second] { await client.send(String(stage.post("{}").prefix(length))) }
      first.close()
      second.reset()
      let last = try stage.client()
      #expect(await last.status(of: stage.get("/")) == 200)
      last.close()
      #expect(await stage.isEmptied())
      #expect(stage.handler.requests.map(\.path) == ["/"])
    }

    @Test("a server that closes ends its connections and listens no more")
    func close() async throws {
      let stage = try ServerStage()
      let (page, client) = (try await stage.page(), try stage.client())
      #expect(await client.status(of: stage.get("/")) == 200)
      stage.server.close()
      #expect(await stage.handler.nextNews() == .closed)
      #expect(await client.rest() == "")
      #expect(await page.client.rest() == "")
      #expect(stage.server.connections.isEmpty)
      await stage.turn(until: { (try? stage.client()) == nil })
      #expect(throws: POSIXError.self) { try stage.client() }
    }
  }
}
