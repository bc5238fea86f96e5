import Dispatch
import UIKit

/// Serves the app on a page.
///
/// `GET /` is the page, `GET /events` a stream of changes, `POST /input` takes the user's input.
@MainActor final class LiveHost: HTTPHandler {
  let session: LiveSession
  private let document = LiveDocument()
  private let isPlain: Bool
  private let decoder = JSONDecoder()
  private var pages: [LivePage] = []
  private var pageCount = 0
  /// When the timer goes off.
  private var alarm: TimeInterval?
  private let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)

  init(_ app: any UIApplicationDelegate.Type, _ options: LiveOptions, knobs: (any KnobBoard)? = nil) {
    session = LiveSession(app, options.stage, knobs: knobs, at: Self.now)
    isPlain = options.isPlain
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.wake() } }
    timer.activate()
    wake()
  }

  /// Seconds of a monotonic clock.
  private static var now: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  // MARK: Requests

  func response(to request: HTTPRequest) -> HTTPResponse {
    switch (request.method, request.path) {
    case ("GET", "/"): .document(document.page)
    case ("GET", "/events"): .events(openStream())
    case ("POST", "/input"): take(request.body)
    default: .refusal(HTTPRefusal(.notFound, "There is nothing here; the app is at “/”."))
    }
  }

  private func take(_ body: Data) -> HTTPResponse {
    guard let batch = try? decoder.decode(LiveBatch.self, from: body) else {
      return .refusal(HTTPRefusal(.badRequest, "This is no input that a page sends."))
    }
    // A page that has gone has no fingers any more.
    guard pages.contains(where: { $0.id == batch.page }) else { return .noContent }
    session.receive(batch, at: Self.now)
    publish()
    return .noContent
  }

  private func openStream() -> EventStream {
    if pages.isEmpty, !isPlain, session.tour.isUntouched { session.play(.invitation, at: Self.now) }
    pageCount += 1
    let stream = EventStream()
    let page = LivePage(id: pageCount, isAlone: pages.isEmpty, stream: stream)
    pages.append(page)
    stream.onReady = { [weak self] in self?.publish() }
    stream.onClose = { [weak self, weak page] in page.map { self?.leave($0) } }
    return stream
  }

  private func leave(_ page: LivePage) {
    pages.removeAll { $0 === page }
    session.leave(page.id, at: Self.now)
    if pages.isEmpty { session.endShow() }
    publish()
  }

  // MARK: Time

  private func wake() {
    session.advance(to: Self.now)
    publish()
  }

  /// Wakes the session early if work on the main thread asks for an earlier event than the timer.
  ///
  /// A task of the app's can schedule such work without the page or the timer.
  func mainThreadDidRun() {
    if let next = session.nextEvent, next < alarm ?? .infinity { wake() }
  }

  /// Tells every page what it lacks, and sees to it that the next thing happens in time.
  private func publish() {
    let now = Self.now
    for page in pages { page.tell(of: session, at: now) }
    alarm = (pages.map(\.nextChance) + [session.nextEvent]).compactMap { $0 }.min()
    timer.schedule(
      deadline: alarm.map { .now() + max(0, $0 - now) } ?? .distantFuture, leeway: .nanoseconds(0))
  }
}
