import Foundation

/// One client: reads its requests, writes the answers in their order.
///
/// It reads only after everything is written. So a client that does not read its answers is not read
/// either, and nothing piles up.
@MainActor final class HTTPConnection {
  private enum State {
    case serving
    case streaming(EventStream)
    /// The last answer is being written. Then the client closes; if the server closed, the client might
    /// lose the answer.
    case ending
    case closed
  }

  /// After so many reads others have their turn.
  private static let readsAtATime = 16

  private let socket: Socket
  private let respond: (HTTPRequest) -> HTTPResponse
  private let patience: DispatchTimeInterval
  /// Ends the wait for the rest of a request, or for a client that does not close.
  private var timer: (any DispatchSourceTimer)?
  private var state = State.serving
  private var parser = HTTPParser()
  private var output: ArraySlice<UInt8> = []

  private(set) var lastHeard = ContinuousClock.now
  /// Called once, when it is closed.
  var onClose: () -> Void = {}

  var isDrained: Bool { output.isEmpty }

  var isStream: Bool {
    if case .streaming = state { true } else { false }
  }

  /// - Parameter patience: How long a request may take to come, and the last answer to be read.
  init(_ socket: Socket, patience: DispatchTimeInterval, respond: @escaping (HTTPRequest) -> HTTPResponse) {
    self.socket = socket
    self.respond = respond
    self.patience = patience
    wait()
  }

  /// If the client is gone, it closes in the next turn: a sender is in no `onClose` of its own.
  func write(_ bytes: [UInt8]) {
    output += bytes
    if transmit() { return wait() }
    socket.stopWaiting()
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.close() } }
  }

  func refuse(_ refusal: HTTPRefusal) {
    give(.refusal(refusal), isLast: true)
    proceed()
  }

  /// Closes it at once.
  func close() {
    let last = state
    if case .closed = last { return }
    state = .closed
    stopTimer()
    socket.stopWaiting()
    onClose()
    if case .streaming(let stream) = last { stream.lost() }
  }
}

extension HTTPConnection {
  private func wait() {
    if case .closed = state { return }
    if isDrained {
      socket.wait(for: .readable) { [weak self] in self?.read() }
    } else {
      socket.wait(for: .writable) { [weak self] in self?.flush() }
    }
  }

  /// Reads what has come, not just once: that a client has broken off, libdispatch tells once, with what came
  /// before it still unread.
  private func read() {
    lastHeard = .now
    for _ in 1...Self.readsAtATime {
      guard isDrained else { return }
      guard let bytes = socket.read() else { return close() }
      if bytes.isEmpty { return }
      hear(bytes)
    }
  }

  private func hear(_ bytes: [UInt8]) {
    guard case .serving = state else { return }
    parser.append(bytes)
    proceed()
  }

  private func flush() {
    guard transmit() else { return close() }
    if isDrained { proceed() }
  }

  /// `false` if the client is gone.
  private func transmit() -> Bool {
    guard let count = socket.write(output) else { return false }
    output = count < output.count ? output.dropFirst(count) : []
    return true
  }

  /// Does what is next.
  private func proceed() {
    serve()
    if isDrained { goOn() }
    time()
    wait()
  }

  private func serve() {
    do throws(HTTPRefusal) {
      while case .serving = state, isDrained, let request = try parser.next() {
        let response = respond(request)
        give(response, isLast: request.isLast || response.isLast)
      }
    } catch {
      give(.refusal(error), isLast: true)
    }
  }

  private func give(_ response: HTTPResponse, isLast: Bool) {
    guard case .serving = state else { return }
    stopTimer()
    if isLast { state = .ending }
    if case .events(let stream) = response { state = .streaming(stream) }
    write(response.bytes(isLast: isLast))
  }

  private func goOn() {
    switch state {
    case .serving, .closed: break
    case .streaming(let stream): stream.drained(by: self)
    case .ending: socket.finish()
    }
  }

  /// Limits the wait for the rest of a request and for a client that does not close.
  private func time() {
    switch state {
    case .serving where isDrained && parser.isAmidRequest, .ending: startTimer()
    case .serving, .streaming, .closed: stopTimer()
    }
  }

  private func startTimer() {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + patience)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.runOut() } }
    timer.activate()
    self.timer = timer
  }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  private func runOut() {
    switch state {
    case .serving: refuse(HTTPRefusal(.requestTimeout, "The request took too long to come."))
    case .ending: close()
    case .streaming, .closed: break
    }
  }
}
