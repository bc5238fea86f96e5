import UIKit

@testable import HeadlessHosts

/// A server on a port of its own, and its clients.
@MainActor final class ServerStage {
  let handler = FakeHandler()
  let server: HTTPServer

  init(patience: DispatchTimeInterval = .seconds(1500)) throws {
    server = try HTTPServer(port: 0, handler: handler, patience: patience)
  }

  deinit { MainActor.assumeIsolated { server.close() } }

  func client() throws -> LoopbackClient { try LoopbackClient(port: server.port) }

  /// A client whose stream is open, and the stream.
  func page() async throws -> (client: LoopbackClient, stream: EventStream) {
    let client = try client()
    await client.send(get("/events"))
    guard await handler.nextNews() == .ready, await client.reply()?.status == 200,
      let stream = handler.streams.last
    else { throw HostError("The page does not open.") }
    return (client, stream)
  }

  func get(_ path: String, _ field: String = "Accept: */*") -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(field)\r\n\r\n"
  }

  func post(_ body: String) -> String {
    "POST /input HTTP/1.1\r\nHost: localhost:\(server.port)\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  /// Waits until the server has closed all its connections.
  func isEmptied() async -> Bool {
    await turn(until: { self.server.connections.isEmpty })
    return server.connections.isEmpty
  }

  /// Leaves the main queue to the server until something holds. A mere yield would not let its sources in.
  func turn(until isTrue: () -> Bool) async {
    while !isTrue(), !Task.isCancelled {
      await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
    }
  }
}

/// A handler with a route for each kind of answer.
@MainActor final class FakeHandler: HTTPHandler {
  enum News { case ready, closed }

  static let largeSize = 1 << 20

  private(set) var requests: [HTTPRequest] = []
  private(set) var streams: [EventStream] = []
  private let (news, reporter) = AsyncStream<News>.makeStream()

  func response(to request: HTTPRequest) -> HTTPResponse {
    requests.append(request)
    switch request.path {
    case "/": return .document(HTTPDocument(contentType: "text/html", content: Data("page".utf8)))
    case "/large":
      return .document(HTTPDocument(contentType: "text/plain", content: Data(count: Self.largeSize)))
    case "/input": return .noContent
    case "/events": return .events(makeStream())
    default: return .refusal(HTTPRefusal(.notFound, "There is nothing here."))
    }
  }

  /// What a stream tells next.
  func nextNews() async -> News? {
    for await item in news { return item }
    return nil
  }

  private func makeStream() -> EventStream {
    let stream = EventStream()
    stream.onReady = { [reporter] in reporter.yield(.ready) }
    stream.onClose = { [reporter] in reporter.yield(.closed) }
    streams.append(stream)
    return stream
  }
}
