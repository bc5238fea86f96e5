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
      print("\(Self.sequences) random sequences from seed \(Self.seed)")
      for index in 0..<Self.sequences {
        var generator = SeededGenerator(seed: Self.seed &+ UInt64(index) &* 1_000_003)
        var steps: [FuzzStep] = []
        guard let fault = fault(&generator, &steps) else { continue }
        Issue.record("sequence \(index) of seed \(Self.seed): \(fault), after \(steps)")
        return
      }
    }

    private func fault(_ generator: inout SeededGenerator, _ steps: inout [FuzzStep]) -> String? {
      let (fault, traces) = run(&generator, &steps)
      return fault ?? traces.leak
    }

    private func run(
      _ generator: inout SeededGenerator, _ steps: inout [FuzzStep]
    ) -> (fault: String?, traces: FuzzRun.Traces) {
      let fuzz = FuzzRun(&generator)
      let traces = fuzz.traces
      for _ in 0..<Int.random(in: 4...30, using: &generator) {
        let step = FuzzStep.random(using: &generator)
        steps.append(step)
        fuzz.perform(step)
        if let fault = fuzz.faultNow { return (fault, traces) }
      }
      return (fuzz.faultAtRest() ?? fuzz.faultAtEnd(), traces)
    }
  }
#endif
