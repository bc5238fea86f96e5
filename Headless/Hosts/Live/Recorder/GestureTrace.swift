import UIKit

/// A gesture and what it set going, over time: where the card and the finger were, read from the screen.
///
/// Progress is 0 closed and 1 open. Times are seconds of the virtual clock.
struct GestureTrace: Sendable {
  struct Sample: Equatable, Sendable {
    var time: TimeInterval
    var progress: Double
    /// Where the finger would put the card; `nil` while no finger drags it.
    var finger: Double?
  }

  /// What the screen has shown of one card, or of one travel of it: after a turn it has another.
  struct Card: Sendable {
    let track: CardTrack
    var samples: [Sample] = []
    /// The travel, in points.
    var travel: Double { Double(abs(track.end - track.rest)) }
  }

  /// How a card answers the finger that drags it.
  enum Answer: Sendable {
    case follows
    /// It may not leave yet.
    case resists
    /// The main thread is blocked.
    case waits
  }

  /// A call between UIKit, a transition and a controller.
  struct Call: Equatable, Sendable {
    var time: TimeInterval
    var name: String
  }

  /// What the release was bound for.
  struct Release: Equatable, Sendable {
    var time: TimeInterval
    /// Where the card would coast to.
    var projection: Double?
    /// How far the release itself moved the card, in points.
    var jump: Double
  }

  /// Longest time that a trace shows, in seconds: older samples go.
  static let span: TimeInterval = 8

  private(set) var cards: [Card] = []
  private(set) var calls: [Call] = []
  /// The blocks of the main thread.
  private(set) var blocks: [ClosedRange<TimeInterval>] = []
  private(set) var releases: [Release] = []
  /// Progress at which a card that is let go at rest turns to the next stop.
  private(set) var thresholds: [Double] = []
  /// Largest distance between finger and a card that follows it, in points; `nil` without such a drag.
  private(set) var lag: Double?
  /// Whether a card has resisted a finger.
  private(set) var hasResisted = false
  private var hold: Hold?

  /// The progress of the last sample.
  var progress: Double? { cards.last?.samples.last?.progress }

  /// Adds what the screen shows.
  mutating func add(_ track: CardTrack, finger: CGPoint?, _ answer: Answer, at time: TimeInterval) {
    thresholds = track.thresholds.map { Self.progress(at: $0, on: track) }
    if cards.last.map({ !$0.track.isSameTravel(as: track) }) ?? true {
      cards.append(Card(track: track))
      hold = nil
    }
    let along = finger.map { track.direction.isVertical ? $0.y : $0.x }
    updateHold(track, along, answer)
    let shown = along.flatMap { along in
      hold.map { Self.progress(at: $0.card + along - $0.finger, on: track) }
    }
    let sample = Sample(time: time, progress: Self.progress(at: track.position, on: track), finger: shown)
    cards[cards.endIndex - 1].add(sample)
    forget(before: time - Self.span)
  }

  mutating func add(call name: String, at time: TimeInterval) {
    calls.append(Call(time: time, name: name))
  }

  mutating func add(block: ClosedRange<TimeInterval>) { blocks.append(block) }

  /// - Parameters:
  ///   - held: The track right before the finger lets go.
  ///   - released: The track right after.
  mutating func release(_ held: CardTrack, _ released: CardTrack?, at time: TimeInterval) {
    releases.append(
      Release(
        time: time, projection: held.projection.map { Self.progress(at: $0, on: held) },
        jump: released.map { Double($0.position - held.position) } ?? 0))
  }

  /// 0 for a card that is gone, 1 for one at its open position, more beyond that.
  private static func progress(at position: CGFloat, on track: CardTrack) -> Double {
    1 - Double((position - track.rest) / (track.end - track.rest))
  }

  private mutating func forget(before time: TimeInterval) {
    for index in cards.indices { cards[index].samples.removeAll { $0.time < time } }
    cards.removeAll(where: \.samples.isEmpty)
    calls.removeAll { $0.time < time }
    blocks.removeAll { $0.upperBound < time }
    releases.removeAll { $0.time < time }
  }
}

extension GestureTrace.Card {
  /// Samples that are closer together count as one, in seconds.
  private static let instant: TimeInterval = 0.004

  fileprivate mutating func add(_ sample: GestureTrace.Sample) {
    if let last = samples.last, sample.time - last.time < Self.instant { samples.removeLast() }
    samples.append(sample)
  }
}

extension GestureTrace {
  /// The card in a finger's hold, from the first moment at which the card was away from its open position.
  private struct Hold: Sendable {
    /// Where both were at that moment, along the travel.
    let finger: CGFloat
    let card: CGFloat
    var lag: DragLag
  }

  /// Points that a card at its open position may be off.
  private static let restTolerance: CGFloat = 0.01

  /// The distance of a card that does not follow is not measured.
  private mutating func updateHold(_ track: CardTrack, _ along: CGFloat?, _ answer: Answer) {
    guard let along, track.velocity != nil, abs(track.position - track.rest) > Self.restTolerance else {
      hold = nil
      return
    }
    let sign: CGFloat = track.end > track.rest ? 1 : -1
    var hold =
      hold
      ?? Hold(
        finger: along, card: track.position,
        lag: DragLag(rest: sign * track.rest, touchDown: sign * along))
    switch answer {
    case .follows:
      hold.lag.record(finger: sign * along, card: sign * track.position)
      lag = max(lag ?? 0, Double(hold.lag.largest))
    case .resists: hasResisted = true
    case .waits: break
    }
    self.hold = hold
  }
}
