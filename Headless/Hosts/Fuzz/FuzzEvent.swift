import Foundation

/// Something that happens to an app: a verb and its numbers, `move 1 0 40`.
struct FuzzEvent: Equatable, Sendable {
  let verb: FuzzVerb
  let numbers: [Double]

  /// Numbers that are none, or out of their range, count as the nearest that make sense.
  init(_ verb: FuzzVerb, _ numbers: [Double] = []) {
    self.verb = verb
    let ranges = verb.ranges + Array(repeating: -200...200, count: max(0, numbers.count - verb.ranges.count))
    self.numbers = zip(numbers, ranges).enumerated().map { index, pair in
      let (number, range) = pair
      let inside = number.isFinite ? min(max(number, range.lowerBound), range.upperBound) : range.lowerBound
      return index < verb.wholeNumbers ? inside.rounded() : (inside * 1000).rounded() / 1000
    }
  }

  /// - Parameter text: As `text` tells it.
  init(_ text: String) throws(HostError) {
    let words = text.split(separator: " ")
    guard let word = words.first, let verb = FuzzVerb(rawValue: String(word)) else {
      let verbs = FuzzVerb.allCases.map(\.rawValue).joined(separator: ", ")
      throw HostError("“\(text)” is nothing that can happen to an app; there are \(verbs).")
    }
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == words.count - 1, Self.isCount(numbers.count, right: verb) else {
      let steps = verb == .trail ? ", and three for each step" : ""
      throw HostError(
        "“\(text)” has not the numbers that “\(verb.rawValue)” takes: \(verb.ranges.count)\(steps).")
    }
    self.init(verb, numbers)
  }

  private static func isCount(_ count: Int, right verb: FuzzVerb) -> Bool {
    verb == .trail ? count % 3 == 1 : count == verb.ranges.count
  }

  var text: String { ([verb.rawValue] + numbers.map(Self.text)).joined(separator: " ") }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  /// Whether only time passes, and fingers move.
  var isPassive: Bool { [.wait, .move, .trail, .padMove].contains(verb) }

  /// Whether it may show views elsewhere at once: without animation, or after a time without frames.
  var isAbrupt: Bool {
    switch verb {
    case .relaunch, .portrait, .left, .right, .resize, .fill, .mirrored, .unmirrored, .still, .moving,
      .fading, .text,
      .interrupt, .background, .hitch, .stall, .pace, .vanish, .root, .swap, .prefer, .children, .reload,
      .layout:
      true
    case .page: numbers.first != 0
    case .present: numbers.first == 0
    case .select, .show: numbers.last != 1
    default: false
    }
  }
}

/// One step of a finger's way: so many milliseconds later it is so many points farther.
struct FuzzTrailStep: Equatable, Sendable {
  var milliseconds: Double
  var right: Double
  var down: Double
}

extension FuzzEvent {
  /// A finger's way.
  init(finger: Double, _ steps: [FuzzTrailStep]) {
    self.init(.trail, [finger] + steps.flatMap { [$0.milliseconds, $0.right, $0.down] })
  }

  /// The way of a finger that has one.
  var steps: [FuzzTrailStep] {
    guard verb == .trail else { return [] }
    return stride(from: 1, to: numbers.count - 2, by: 3).map {
      FuzzTrailStep(milliseconds: numbers[$0], right: numbers[$0 + 1], down: numbers[$0 + 2])
    }
  }
}
