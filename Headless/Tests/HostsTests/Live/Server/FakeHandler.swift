import UIKit

@testable import HeadlessHosts

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
