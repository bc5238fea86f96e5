import UIKit

/// Server-sent events to one page.
///
/// A handler makes a stream and answers with it. The stream keeps no events and refuses them while it
/// is not ready. The sender waits for `onReady` and sends the state at that time.
@MainActor final class EventStream {
  private enum State {
    case unopened
    case open(HTTPConnection)
    case closed
  }

  private var state = State.unopened

  /// Called when the stream opens, and when what was waiting for a slow reader is written.
  var onReady: () -> Void = {}
  /// Called when the page goes away, or the server closes; not after `close()`.
  var onClose: () -> Void = {}

  /// Whether an event can be sent: the stream is open, and no earlier one waits to be written.
  var isReady: Bool {
    switch state {
    case .unopened, .closed: false
    case .open(let connection): connection.isDrained
    }
  }

  /// Sends an event with this text; `false` if it is not ready. A line break in the text arrives as LF.
  @discardableResult func send(_ text: String) -> Bool {
    guard case .open(let connection) = state, connection.isDrained else { return false }
    let lines = text.utf8.split(omittingEmptySubsequences: false) { [0x0A, 0x0D].contains($0) }
    connection.write(
      lines.flatMap { Array("data: ".utf8) + $0 + [HTTPSyntax.lineFeed] } + [HTTPSyntax.lineFeed])
    return true
  }

  /// Ends the stream. The page's `EventSource` would connect again.
  func close() {
    guard case .open(let connection) = state else { return state = .closed }
    state = .closed
    connection.end()
  }
}

/// What its connection tells it.
extension EventStream {
  /// The connection is ready for the first or the next event.
  func drained(by connection: HTTPConnection) {
    switch state {
    case .unopened: state = .open(connection)
    case .open: break
    case .closed: return connection.end()
    }
    onReady()
  }

  /// The connection is gone.
  func lost() {
    if case .closed = state { return }
    state = .closed
    onClose()
  }
}
