import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A random sequence again", .ownWorld) @MainActor struct FuzzReplayTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment

  private static func numbers(_ name: String) -> [Int]? {
    environment[name]?.split(separator: ",").compactMap { Int($0) }
  }

  @Test(
    "the steps of it that are named go well",
    .enabled(if: environment["MODAL_FUZZ_ONLY"] != nil, "no sequence is named"))
  func replay() throws {
    let index = try #require(Self.numbers("MODAL_FUZZ_ONLY")?.first)
    let sequence = FuzzSequence(
      seed: Self.environment["MODAL_FUZZ_SEED"].flatMap { UInt64($0) } ?? 2026, index: index,
      isTyping: Self.environment["MODAL_FUZZ_TYPING"] != nil)
    let steps = Self.numbers("MODAL_FUZZ_STEPS") ?? Array(sequence.steps.indices)
    #expect(sequence.fault(of: steps) == nil, "\(steps.map { sequence.steps[$0] })")
  }

  @Test("a sequence is the same each time, and the next one is another", arguments: [false, true])
  func seeds(isTyping: Bool) {
    func steps(_ index: Int) -> [FuzzStep] {
      FuzzSequence(seed: 9, index: index, isTyping: isTyping).steps
    }
    #expect(steps(4) == steps(4))
    #expect(steps(4) != steps(5))
  }

  @Test("steps that are none of it are left out, and none at all go well")
  func none() {
    #expect(FuzzSequence(seed: 9, index: 0, isTyping: false).fault(of: [-1, 1000]) == nil)
  }

  @Test("the command names seed, sequence and steps")
  func command() {
    let sequence = FuzzSequence(seed: 9, index: 3, isTyping: true)
    #expect(
      sequence.command(for: [0, 2])
        == "MODAL_FUZZ_SEED=9 MODAL_FUZZ_ONLY=3 MODAL_FUZZ_STEPS=0,2 MODAL_FUZZ_TYPING=1 swift test --filter FuzzReplayTests"
    )
  }
}
