import UIKit

/// Records the last gesture of a session and what it set going: measures and calls.
@MainActor final class GestureRecorder {
  /// What of the app is at rest.
  enum Rest {
    case none
    /// No finger is down; a caret may blink, or a card may fly.
    case ofFinger
    /// Nothing happens any more by itself.
    case whole
  }

  /// A gesture under way.
  private struct Recording {
    var trace = GestureTrace()
    /// Whether a card was seen in motion, or in a finger's hold.
    var hasMoved = false
    var isOver = false
    /// When the card moved last, or the finger was down.
    var lastMotion = -TimeInterval.infinity
  }

  /// A card that has not moved for this long is at rest, whatever else goes on, in seconds.
  private static let stillness: TimeInterval = 0.5

  /// Shortest time between two drawings of a graph that grows, in seconds.
  private static let interval: TimeInterval = 0.1

  /// The gesture under way, or the last one.
  private var recording: Recording?
  private(set) var graph = ""
  private var graphTime = -TimeInterval.infinity

  /// Whether a gesture or what it set going is under way.
  var isRecording: Bool { recording.map { !$0.isOver } ?? false }

  /// Forgets all; another device has come.
  func reset() { (recording, graph) = (nil, "") }

  // MARK: What happens

  func fingerWillLand() {
    if !isRecording { recording = Recording() }
  }

  func note(call: String, at time: TimeInterval) {
    if isRecording { recording?.trace.add(call: call, at: time) }
  }

  func note(block: ClosedRange<TimeInterval>) {
    if isRecording { recording?.trace.add(block: block) }
  }

  func note(release held: CardTrack?, _ released: CardTrack?, at time: TimeInterval) {
    guard let held, held.velocity != nil else { return }
    recording?.trace.release(held, released, at: time)
  }

  /// Looks at the screen.
  ///
  /// - Parameter isResisting: Whether the card resists the finger.
  func look(
    _ track: CardTrack?, at clock: Clock, finger: CGPoint?, isResisting: Bool, rest: Rest
  ) {
    guard var recording, !recording.isOver else { return }
    let before = recording.trace.progress
    if let track {
      let answer: GestureTrace.Answer = clock.isBlocked ? .waits : isResisting ? .resists : .follows
      recording.trace.add(track, finger: finger, answer, at: clock.now)
    }
    let now = recording.trace.progress
    recording.hasMoved = recording.hasMoved || (before != nil && now != before)
    if finger != nil || now != before { recording.lastMotion = clock.now }
    recording.isOver = isOver(rest, after: clock.now - recording.lastMotion)
    self.recording = recording
    if recording.hasMoved { show(recording, at: clock.now) }
  }

  private func isOver(_ rest: Rest, after seconds: TimeInterval) -> Bool {
    switch rest {
    case .none: false
    case .ofFinger: seconds >= Self.stillness
    case .whole: true
    }
  }

  private func show(_ recording: Recording, at time: TimeInterval) {
    guard recording.isOver || abs(time - graphTime) >= Self.interval else { return }
    graphTime = time
    graph = GestureGraph(recording.trace).elements.map(SVGWriter.text).joined()
  }
}
