/// Server-sent events to one page.
///
/// A handler makes a stream and answers with it. The stream keeps no events and refuses them while it
/// is not ready. The sender waits for `onReady` and sends the state at that time.
@MainActor final class EventStream {
  /// `nil` before the stream opens and after the page has gone.
  private var connection: HTTPConnection?

  /// Called when the stream opens, and when what was waiting for a slow reader is written.
  var onReady: () -> Void = {}
  /// Called when the page goes away, or the server closes.
  var onClose: () -> Void = {}

  /// Whether an event can be sent: the stream is open, and no earlier one waits to be written.
  var isReady: Bool { connection?.isDrained ?? false }

  /// Sends an event with this text, which has no line breaks; `false` if it is not ready.
  @discardableResult func send(_ text: String) -> Bool {
    guard let connection, connection.isDrained else { return false }
    connection.write(Array("data: \(text)\n\n".utf8))
    return true
  }
}

/// What its connection tells it.
extension EventStream {
  /// The connection is ready for the first or the next event.
  func drained(by connection: HTTPConnection) {
    self.connection = connection
    onReady()
  }

  /// The connection is gone.
  func lost() {
    connection = nil
    onClose()
  }
}
