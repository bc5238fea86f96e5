import Foundation

@testable import InteractiveModal

/// Events in any order, on a clock that goes forward, as a seed has it.
struct RandomModalStory {
  /// The time of the last event.
  private(set) var time: TimeInterval = 100
  private var numbers: SeededGenerator
  /// Whether readings may be no numbers, or absurd ones.
  private let isOdd: Bool

  init(seed: UInt64, isOdd: Bool) {
    numbers = SeededGenerator(seed: seed)
    self.isOdd = isOdd
  }

  mutating func event() -> (InteractionEvent, at: TimeInterval) {
    time += .random(in: 0...0.05, using: &numbers)
    switch Int.random(in: 0..<24, using: &numbers) {
    case 0, 1: return (.landed, time)
    case 2, 3: return (.began(.granted), time)
    case 4: return (.began(.refused), time)
    case 5...9: return (.moved(by: reading(in: -200...260), velocity: reading(in: -3000...3000)), time)
    case 10, 11: return (.released(velocity: reading(in: -3000...3000)), moment())
    case 12: return (.lifted, moment())
    case 13: return (.cancelled, moment())
    case 14, 15: return (.sent(to: .presented), moment())
    case 16: return (.sent(to: .dismissed), moment())
    case 17: return (.placed(Bool.random(using: &numbers) ? .presented : .dismissed), time)
    default: return (.frame, moment())
    }
  }

  /// A new length of the travel, now and then.
  mutating func travel() -> CGFloat? {
    Int.random(in: 0..<30, using: &numbers) == 0 ? reading(in: 1...1400) : nil
  }

  private mutating func reading(in range: ClosedRange<CGFloat>) -> CGFloat {
    guard isOdd, Int.random(in: 0..<6, using: &numbers) == 0 else {
      return .random(in: range, using: &numbers)
    }
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e100, -1e100, 1e12, 0]
    return odd[Int.random(in: 0..<odd.count, using: &numbers)]
  }

  /// Frames are seen a little after now, and events may lie a little before.
  private mutating func moment() -> TimeInterval {
    guard isOdd, Int.random(in: 0..<8, using: &numbers) == 0 else {
      return time + .random(in: -0.01...0.02, using: &numbers)
    }
    let odd: [TimeInterval] = [.nan, .infinity, -.infinity, 0]
    return odd[Int.random(in: 0..<odd.count, using: &numbers)]
  }
}
