import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The server's event streams", .timeLimit(.minutes(30))) struct ServerStreamTests {
    @Test("a stream has no length, and events come as they are sent")
    func events() async throws {
      let stage = try ServerStage()
      let client = try stage.client()
      await client.send(stage.get("/events"))
      let reply = try #require(await client.reply())
      #expect(reply.headers["Content-Type"] == "text/event-stream")
      #expect(reply.headers["Content-Length"] == nil)
      #expect(await stage.handler.nextNews() == .ready)
      let stream = try #require(stage.handler.streams.first)
      #expect(stream.send("{}"))
      #expect(await client.event() == "data: {}\n\n")
    }

    @Test("to a page that does not read nothing is sent until it has read what was")
    func slowReader() async throws {
      let stage = try ServerStage()
      let (client, stream) = try await stage.page()
      let count = fill(stream)
      #expect(!stream.isReady)
      #expect(!stream.send("refused"))
      for _ in 0..<count { #expect(await client.event()?.utf8.count == Self.chunk.utf8.count + 8) }
      #expect(await stage.handler.nextNews() == .ready)
      #expect(stream.send("again"))
      #expect(await client.event() == "data: again\n\n")
    }

    @Test(
      "a page that goes away ends its stream, once", arguments: Departure.allCases, [false, true])
    func departure(departure: Departure, isSlow: Bool) async throws {
      let stage = try ServerStage()
      let (client, stream) = try await stage.page()
      if isSlow { _ = fill(stream) }
      departure.take(client)
      stream.send("nobody knows yet")
      if departure == .finish, isSlow { _ = await client.rest() }
      var news = await stage.handler.nextNews()
      if news == .ready { news = await stage.handler.nextNews() }
      #expect(news == .closed)
      #expect(!stream.isReady)
      #expect(!stream.send("late"))
      #expect(await stage.isEmptied())
    }

    @Test("what a page says after it has asked for events is not heard")
    func deaf() async throws {
      let stage = try ServerStage()
      let (client, stream) = try await stage.page()
      await client.send(stage.get("/") + "garbage\0")
      #expect(stream.send("1"))
      #expect(await client.event() == "data: 1\n\n")
      #expect(stage.handler.requests.count == 1)
    }

    private static let chunk = String(repeating: "x", count: 50_000)

    /// Sends until the stream takes no more, and returns how many were sent: not many.
    private func fill(_ stream: EventStream) -> Int {
      var count = 0
      while count < 100, stream.send(Self.chunk) { count += 1 }
      #expect(count < 100)
      return count
    }

    enum Departure: CaseIterable {
      case close, reset, finish

      @MainActor func take(_ client: LoopbackClient) {
        switch self {
        case .close: client.close()
        case .reset: client.reset()
        case .finish: client.finish()
        }
      }
    }
  }
}
