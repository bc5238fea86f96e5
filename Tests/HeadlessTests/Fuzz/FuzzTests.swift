import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("It always ends", .ownWorld) @MainActor struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let sequences =
    environment["MODAL_FUZZ_SEQUENCES"].flatMap(Int.init).map { max(1, $0) } ?? 400
  private static let seed = environment["MODAL_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026

  @Test("random fingers, rotations, calls and interruptions end every time, everything in its place")
  func random() {
    expectNoFault(in: Self.sequences, isTyping: false)
  }

  @Test("so they do while somebody types, with room for the keyboard and no more")
  func typing() { expectNoFault(in: max(Self.sequences / 20, 50), isTyping: true) }

  private func expectNoFault(in sequences: Int, isTyping: Bool) {
    print("\(sequences) random sequences from seed \(Self.seed)")
    for index in 0..<sequences {
      let sequence = FuzzSequence(seed: Self.seed, index: index, isTyping: isTyping)
      guard let fault = sequence.fault() else { continue }
      let short = sequence.shrunk()
      Issue.record(
        """
        sequence \(index) of seed \(Self.seed): \(fault)
        \(short.map { sequence.steps[$0] }): \(sequence.fault(of: short) ?? "")
        \(sequence.command(for: short))
        """)
      return
    }
  }
}
