import Foundation

/// A motion without a finger, from a moment on: its whole future is known.
///
/// Times are those of motion, in seconds.
package struct Flight: Equatable, Sendable {
  let animation: SpringAnimation
  /// The moment from which the flight is shown.
  let startTime: TimeInterval
  /// The moment at which the screen stands; not before `startTime`.
  let endTime: TimeInterval
  /// The springs of a page that moves in both axes.
  var page: CarriedPage.Springs?

  /// In seconds; a microsecond at least, so that it can be divided by.
  var length: TimeInterval { max(endTime - startTime, 1e-6) }

  /// Returns the flight of a single spring in the same time.
  func of(_ animation: SpringAnimation) -> Flight {
    Flight(animation: animation, startTime: startTime, endTime: endTime)
  }

  /// Returns the progress at a moment; after `endTime` the spring goes on.
  func progress(at time: TimeInterval) -> CGFloat { animation.value(at: time) }
}

extension InteractionState {
  /// The spring that moves the screen; `nil` if a finger does, or nothing.
  var animation: SpringAnimation? {
    switch phase {
    case .settling(let animation, _), .asking(let animation): animation
    case .resting, .caught, .dragged: nil
    }
  }

  /// The flight from the shown moment on; `nil` if no spring moves the screen.
  var flight: Flight? {
    animation.map { animation in
      let startTime = max(animation.startTime, shownTime)
      return Flight(
        animation: animation, startTime: startTime, endTime: max(arrival(of: animation), startTime),
        page: page?.springs)
    }
  }

  /// Returns when a flight ends: at rest, or where the screen first reaches an end at which it
  /// stays.
  private func arrival(of animation: SpringAnimation) -> TimeInterval {
    let rest = animation.restTime(within: motion.restTolerance / travel)
    let pageRest = page?.restTime(within: motion.restTolerance) ?? 0
    return animation.startTime + max(min(timeOfReaching(animation) ?? rest, rest), pageRest)
  }

  /// Seconds from the start of the spring until the screen reaches a stop at which it stays; `nil` if
  /// it may go beyond.
  private func timeOfReaching(_ animation: SpringAnimation) -> TimeInterval? {
    switch phase {
    case .settling(_, .dismissed) where staysWhenClosed && animation.start <= 0: 0
    case .settling(_, .dismissed) where staysWhenClosed: animation.firstPassage
    case .settling where motion.isReduced: animation.firstPassage
    case .settling, .resting, .caught, .dragged, .asking: nil
    }
  }
}

extension Flight {
  /// Where a flight is at a moment.
  struct Moment: Equatable, Sendable {
    let time: TimeInterval
    let progress: CGFloat
    /// Progress per second.
    let velocity: CGFloat
  }

  /// How exactly a turn or a passage is found, in seconds.
  private static let resolution: TimeInterval = 2e-6
  /// Longest time between two moments, in seconds.
  private static let longest: TimeInterval = 1 / 8

  func moment(at time: TimeInterval) -> Moment {
    let (progress, velocity) = animation.state(at: time)
    return Moment(time: time, progress: progress, velocity: velocity)
  }

  /// Moments from the start to the end, between which progress only rises or only falls.
  ///
  /// They are an eighth of a second apart at most, and a quarter of the spring's response: it cannot
  /// turn twice in that time.
  var moments: [Moment] {
    let count = max((length / min(Self.longest, animation.spring.response / 4)).rounded(.up), 1)
    var moments = [moment(at: startTime)]
    for index in 1...Int(count) {
      let next = moment(at: startTime + length * TimeInterval(index) / count)
      let last = moments[moments.count - 1]
      if last.velocity * next.velocity < 0 {
        moments.append(first(from: last, to: next) { $0.velocity * last.velocity <= 0 })
      }
      moments.append(next)
    }
    return moments
  }

  /// Returns moments with others among them, so that progress passes none of `bends` from one to
  /// the next.
  func moments(_ moments: [Moment], passing bends: [CGFloat]) -> [Moment] {
    let bends = bends.sorted()
    var passing: [Moment] = []
    passing.reserveCapacity(moments.count + bends.count)
    for next in moments {
      if let last = passing.last {
        let isRising = next.progress > last.progress
        for index in bends.indices {
          let bend = bends[isRising ? index : bends.count - 1 - index]
          if (bend - last.progress) * (bend - next.progress) < 0 {
            passing.append(passage(of: bend, from: last, to: next, isRising))
          }
        }
      }
      passing.append(next)
    }
    return passing
  }

  /// Returns the moment at which progress passes a bend. A value that begins to move there is exactly
  /// where it was.
  private func passage(of bend: CGFloat, from start: Moment, to end: Moment, _ isRising: Bool) -> Moment {
    let late = first(from: start, to: end) { ($0.progress > bend) == isRising }
    let excess = TimeInterval((late.progress - bend) / late.velocity)
    let earliest = max(start.time, late.time - Self.resolution)
    let time = (late.time - excess).clamped(to: earliest...late.time, default: late.time)
    return Moment(time: time, progress: bend, velocity: moment(at: time).velocity)
  }

  /// Returns the first moment at which something holds that holds at `end`, by bisection.
  private func first(from start: Moment, to end: Moment, where holds: (Moment) -> Bool) -> Moment {
    var (start, end) = (start, end)
    while end.time - start.time > Self.resolution {
      let middle = moment(at: (start.time + end.time) / 2)
      if holds(middle) { end = middle } else { start = middle }
    }
    return end
  }
}
