#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  @testable import InteractiveModal

  @Suite("It always ends") @MainActor struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let sequences = environment["MODAL_FUZZ_SEQUENCES"].flatMap(Int.init) ?? 10_000
    private static let seed = environment["MODAL_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026

    @Test("random fingers, rotations, calls and interruptions end every time, everything in its place")
    func random() {
      expectNoFault(in: Self.sequences, isTyping: false)
    }

    @Test("so they do while somebody types, with room for the keyboard and no more")
    func typing() { expectNoFault(in: Self.sequences / 20, isTyping: true) }

    private func expectNoFault(in sequences: Int, isTyping: Bool) {
      print("\(sequences) random sequences from seed \(Self.seed)")
      for index in 0..<sequences {
        var generator = SeededGenerator(seed: Self.seed &+ UInt64(index) &* 1_000_003)
        var steps: [FuzzStep] = []
        var typist = SeededGenerator(seed: Self.seed &+ UInt64(index))
        let fault =
          isTyping ? fault(&generator, &steps) { .randomTyping(using: &typist) } : fault(&generator, &steps)
        guard let fault else { continue }
        Issue.record("sequence \(index) of seed \(Self.seed): \(fault), after \(steps)")
        return
      }
    }

    private func fault(
      _ generator: inout SeededGenerator, _ steps: inout [FuzzStep], meanwhile: () -> FuzzStep? = { nil }
    ) -> String? {
      let (fault, traces) = run(&generator, &steps, meanwhile)
      return fault ?? traces.leak
    }

    private func run(
      _ generator: inout SeededGenerator, _ steps: inout [FuzzStep], _ meanwhile: () -> FuzzStep?
    ) -> (fault: String?, traces: FuzzRun.Traces) {
      let fuzz = FuzzRun(&generator)
      let traces = fuzz.traces
      for _ in 0..<Int.random(in: 4...30, using: &generator) {
        for step in [meanwhile(), FuzzStep.random(using: &generator)].compactMap({ $0 }) {
          steps.append(step)
          fuzz.perform(step)
          if let fault = fuzz.faultNow { return (fault, traces) }
        }
      }
      return (fuzz.faultAtRest() ?? fuzz.faultAtEnd(), traces)
    }
  }
#endif
