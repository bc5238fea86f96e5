import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A container always comes to rest", .ownWorld) struct ContainerFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let sequences =
    environment["MODAL_FUZZ_SEQUENCES"].flatMap(Int.init).map { max(1, $0 / 20) } ?? 150
  private static let seed = environment["MODAL_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026

  @Test(
    "whatever fingers, selections, lists of children, animators and the system do, with everything in its place"
  )
  func random() {
    for index in 0..<Self.sequences {
      var generator = SeededGenerator(seed: Self.seed &+ UInt64(index) &* 1_000_003)
      var steps: [ContainerFuzzStep] = []
      let (fault, leak) = run(&generator, &steps)
      guard let fault = fault ?? leak() else { continue }
      Issue.record("sequence \(index) of seed \(Self.seed): \(fault), after \(steps)")
      return
    }
  }

  private func run(
    _ generator: inout SeededGenerator, _ steps: inout [ContainerFuzzStep]
  ) -> (fault: String?, leak: () -> String?) {
    let run = ContainerFuzzRun(&generator)
    weak let container = run.screen.container
    let leak = { container == nil ? nil : "the container is kept" }
    for _ in 0..<Int.random(in: 4...30, using: &generator) {
      let step = ContainerFuzzStep.random(using: &generator)
      steps.append(step)
      run.perform(step)
      if let fault = run.screen.faultNow { return (fault, leak) }
    }
    let fault = run.faultAtRest
    run.leave()
    TransitionReport.onReport = { _ in }
    return (fault, leak)
  }
}
