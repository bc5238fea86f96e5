import Oscillators

@testable import UIKit

/// Compares each frame of a flight with an oscillator that shares no formula with the kit.
@MainActor struct FlightTrial {
  /// How far an edge and a radius may be from the oscillator's, in points.
  static let limit = 0.2

  let clock: Clock
  /// What the screen shows before the flight and after it: values that are proportional to progress.
  let start, end: [Double]
  /// What the screen shows now; `nil` if nothing is there that moves.
  let picture: () -> [Double]?

  /// Plays the flight frame by frame until a second after its end, and returns how far each value is from the
  /// oscillator's at worst. The oscillator begins with the last frame in which nothing has moved.
  ///
  /// - Parameters:
  ///   - moment: Seconds after which the main thread is busy.
  ///   - stall: For how many seconds it is busy.
  func errors(busyAfter moment: TimeInterval, for stall: TimeInterval) -> [Double] {
    let begin = lastStillMoment
    let oscillator = ExactOscillator(dampingRatio: 1, response: 0.35)
    var worst = [Double](repeating: 0, count: start.count)
    while clock.now < begin + 2 {
      let time = clock.now - begin
      let left = oscillator.state([1, 0], after: time).x
      for (index, value) in (picture() ?? []).enumerated() {
        worst[index] = max(worst[index], abs(value - end[index] - (start[index] - end[index]) * left))
      }
      let isBusy = (moment..<moment + stall).contains(time)
      if isBusy { clock.stall(for: 1 / 120) } else { clock.advance(by: 1 / 120) }
    }
    return begin.isFinite ? worst : worst.map { _ in .infinity }
  }

  /// Lets one thing after another happen until the screen has moved on from its first picture, and returns when the
  /// last one happened that showed the first picture.
  private var lastStillMoment: TimeInterval {
    var moment = TimeInterval.nan
    while let next = clock.nextEvent {
      clock.advance(to: next)
      let isStill = picture().map { zip($0, start).allSatisfy { abs($0 - $1) < 1e-6 } } ?? false
      if isStill { moment = clock.now }
      if !isStill, moment.isFinite { return moment }
    }
    return moment
  }
}
