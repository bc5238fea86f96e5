import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A reveal in any order of events", .ownWorld) struct RevealFuzzTests {
  private enum Step: CaseIterable {
    case wait, waitLong, open, close, touch, pull, push, up, takeTouch, rotate, resize, interrupt,
      background, stall,
      loseSource, findSource, changeSource, moveSource, layOut
  }

  private func perform(_ step: Step, on desk: RevealDesk, _ generator: inout SeededGenerator) {
    let length = CGFloat.random(in: 5...300, using: &generator)
    switch step {
    case .wait: desk.clock.advance(by: Double(length) / 1000)
    case .waitLong: desk.clock.advance(by: Double(length) / 100)
    case .open: if desk.isAtRest, !desk.isOpen { desk.open() }
    case .close:
      desk.clock.advance(by: 0.05)
      if desk.upper.view.window != nil { desk.close() }
    case .touch: if !desk.finger.isDown { desk.touch() }
    case .pull: if desk.finger.isDown { desk.drag(by: length, over: 0.1) }
    case .push: if desk.finger.isDown { desk.drag(by: -length, over: 0.1) }
    case .up: desk.finger.up()
    case .takeTouch: desk.finger.cancel()
    case .rotate:
      desk.simulator.rotate(to: [.portrait, .landscapeLeft, .landscapeRight][Int(length) % 3])
    case .resize: desk.simulator.resize(to: CGSize(width: 300 + length, height: 800 - length))
    case .interrupt:
      desk.simulator.resignActive()
      desk.simulator.becomeActive()
    case .background:
      desk.simulator.enterBackground()
      desk.clock.advance(by: 1)
      desk.simulator.enterForeground()
    case .stall: desk.clock.stall(for: Double(length) / 1000)
    case .loseSource: desk.views.source = nil
    case .findSource: desk.views.source = desk.views.field
    case .changeSource: desk.views.source = desk.lower.view
    case .moveSource: desk.views.field.center.y += length - 150
    case .layOut: desk.screenView.setNeedsLayout()
    }
    desk.clock.runTurns()
  }

  /// What is wrong after a number of steps, and the steps so far; `nil` if nothing is.
  private func fault(seed: UInt64, count: Int) -> String? {
    var generator = SeededGenerator(seed: seed)
    let desk = RevealDesk(RevealDesk.Kind.allCases.randomElement(using: &generator) ?? .modal)
    var steps: [Step] = []
    for _ in 0..<count {
      steps.append(Step.allCases.randomElement(using: &generator) ?? .wait)
      perform(steps[steps.count - 1], on: desk, &generator)
      if let fault = desk.fault { return "sequence \(seed): \(fault), after \(steps)" }
    }
    desk.lift()
    return desk.disorder.map { "sequence \(seed): \($0) at the end, after \(steps)" }
  }

  @Test("never leaves anything behind, and never opens too far")
  func random() {
    for seed in 0..<60 {
      guard let fault = fault(seed: UInt64(seed), count: 40) else { continue }
      Issue.record("\(fault)")
      return
    }
  }
}
