import UIKit

/// What the screen shows of a card and of the screen behind, frame by frame.
@MainActor final class CardFilm {
  /// What one frame shows.
  struct Frame {
    /// When the frame was read.
    let time: TimeInterval
    /// The display's time of the frame.
    let displayTime: TimeInterval
    /// The card's upper edge in its container, in points.
    let top: CGFloat
    /// Scale of the screen behind.
    let scale: CGFloat
    /// Opacity of the dimming view.
    let dimming: CGFloat
    /// Opacity of what runs alongside.
    let alongside: CGFloat
  }

  /// Reading the clock and reading a layer take this long together, in seconds. A card that flies
  /// moves on meanwhile.
  static let reading: TimeInterval = 0.0003
  /// How long before the first movement that is seen a flight may have begun, in seconds: three
  /// frames at 60 Hz.
  private static let unseen: TimeInterval = 0.05

  private(set) var frames: [Frame] = []
  private var ticker: FrameTicker?

  /// - Parameter read: Returns the frame that the screen shows; `nil` before the first commit.
  init(_ read: @escaping (_ displayTime: TimeInterval) -> Frame?) {
    ticker = FrameTicker { [weak self] link in
      if let frame = read(link.timestamp) { self?.frames.append(frame) }
    }
  }

  func stop() {
    ticker?.stop()
    ticker = nil
  }

  /// Holds if the card's upper edge follows a spring in every frame.
  ///
  /// - Parameter limit: In points.
  func follows(_ spring: Oscillation, within limit: CGFloat = 0.4) -> Finding {
    stop()
    guard let first = frames.firstIndex(where: { abs($0.top - spring.start) > 0.5 }),
      frames.count - first >= 8
    else {
      let tops = frames.map(\.top)
      let course = tops.first.map { "from \($0.short) to \((tops.last ?? $0).short)" } ?? "without a card"
      return .differs("too few frames of a movement: \(frames.count) \(course)")
    }
    // Which of the two times a presentation layer has is not documented.
    let distances = [\Frame.time, \Frame.displayTime].map { time in
      least(from: frames[first][keyPath: time] - Self.unseen, to: frames[first][keyPath: time]) { start in
        distance(from: spring, at: start, by: time)
      }
    }
    let off = distances.min() ?? .infinity
    return .that(off <= limit, else: "\(off.short) points off the spring")
  }

  /// The largest distance from a spring that begins at a time, without what reading costs.
  private func distance(
    from spring: Oscillation, at start: TimeInterval, by time: KeyPath<Frame, TimeInterval>
  ) -> CGFloat {
    frames.map { frame in
      let passed = frame[keyPath: time] - start
      return abs(frame.top - spring.value(at: passed)) - Self.reading * spring.speed(at: passed)
    }.max() ?? .infinity
  }

  /// Returns the least value between two times: that of the best of 100, refined around it.
  private func least(
    from start: TimeInterval, to end: TimeInterval, of value: (TimeInterval) -> CGFloat
  ) -> CGFloat {
    var (best, step) = (start, (end - start) / 100)
    for _ in 1...4 {
      let around = (-100...100).map { best + TimeInterval($0) * step }
      best = around.min { value($0) < value($1) } ?? best
      step /= 50
    }
    return value(best)
  }
}
