import Foundation

@testable import HeadlessHosts
@testable import InteractiveModal
@testable import UIKit

/// The steps that a seed makes up, on the screen that it makes up for them; all of them or some.
@MainActor struct FuzzSequence {
  let seed: UInt64
  let index: Int
  /// Whether somebody types meanwhile.
  let isTyping: Bool
  let steps: [FuzzStep]
  private let screen: SeededGenerator

  init(seed: UInt64, index: Int, isTyping: Bool) {
    (self.seed, self.index, self.isTyping) = (seed, index, isTyping)
    screen = SeededGenerator(seed: seed &+ UInt64(index) &* 1_000_003)
    var hand = SeededGenerator(seed: ~seed &+ UInt64(index) &* 1_000_003)
    var typist = SeededGenerator(seed: seed &+ UInt64(index))
    steps = (0..<Int.random(in: 4...30, using: &hand)).flatMap { _ in
      [isTyping ? .randomTyping(using: &typist) : nil, .random(using: &hand)].compactMap(\.self)
    }
  }

  /// What is wrong in a sentence, or `nil`.
  ///
  /// - Parameter kept: Which of the steps are done.
  func fault(of kept: [Int]? = nil) -> String? {
    let (fault, traces) = run(kept.map { $0.filter(steps.indices.contains).map { steps[$0] } } ?? steps)
    return fault ?? traces.leak
  }

  private func run(_ steps: [FuzzStep]) -> (fault: String?, traces: FuzzRun.Traces) {
    var generator = screen
    let fuzz = FuzzRun(&generator)
    var traces = fuzz.traces
    for step in steps {
      fuzz.perform(step)
      if let fault = fuzz.faultNow { return (fault, traces) }
    }
    let fault = fuzz.faultAtRest() ?? fuzz.faultAtEnd()
    traces.follow(fuzz.modals)
    return (fault, traces)
  }

  /// Those of the steps that still have something go wrong, few of them; they do, all together.
  func shrunk() -> [Int] {
    FuzzShrinker<Int> { fault(of: $0) != nil }.shrunk(Array(steps.indices))
  }

  /// What does the same again, on a command line.
  func command(for kept: [Int]) -> String {
    let words = kept.map(String.init).joined(separator: ",")
    return "MODAL_FUZZ_SEED=\(seed) MODAL_FUZZ_ONLY=\(index) MODAL_FUZZ_STEPS=\(words)"
      + "\(isTyping ? " MODAL_FUZZ_TYPING=1" : "") swift test --filter FuzzReplayTests"
  }
}
