import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("Matched elements under random hands", .ownWorld) struct MatchedTransitionRandomTests {
  private enum Step: String, CaseIterable {
    case push, pop, land, drag, dragBack, lift, cancel, turn, scroll, reload, wait, rest
  }

  @Test("whatever is done, nothing is left hidden or flying once all is at rest", arguments: 0..<6)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 2026)
    let screen = MatchedScreen()
    var steps: [String] = []
    for _ in 0..<60 {
      let step = try #require(Step.allCases.randomElement(using: &generator))
      steps.append(step.rawValue)
      perform(step, on: screen, &generator)
      if screen.isAtRest, let disorder = screen.disorder {
        Issue.record("\(disorder), after \(steps)")
        return
      }
    }
    if screen.finger.isDown { screen.finger.up() }
    #expect(screen.settle().disorder == nil && screen.reports.isEmpty, "after \(steps): \(screen.reports)")
    #expect(screen.list.flights > 1)
  }

  private func perform(_ step: Step, on screen: MatchedScreen, _ generator: inout SeededGenerator) {
    switch step {
    case .push:
      guard screen.navigation.topViewController === screen.list else { return }
      screen.list.chosen =
        screen.list.tableView.indexPathsForVisibleRows?.randomElement(using: &generator)?.row ?? 0
      screen.push()
    case .pop: screen.navigation.popViewController(animated: true)
    case .land:
      if !screen.finger.isDown {
        screen.finger.down(at: CGPoint(x: .random(in: 2...200, using: &generator), y: 300))
      }
    case .drag: if screen.finger.isDown { screen.drag(by: CGVector(dx: 150, dy: 4), over: 0.1) }
    case .dragBack: if screen.finger.isDown { screen.drag(by: CGVector(dx: -120, dy: 4), over: 0.1) }
    case .lift: if screen.finger.isDown { screen.finger.up() }
    case .cancel: if screen.finger.isDown { screen.finger.cancel() }
    case .turn:
      screen.simulator.rotate(
        to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &generator) ?? .portrait)
    case .scroll:
      screen.list.tableView.setContentOffset(
        CGPoint(x: 0, y: .random(in: 0...1_500, using: &generator)), animated: false)
    case .reload: screen.list.tableView.reloadData()
    case .wait: screen.clock.advance(by: .random(in: 0.01...0.3, using: &generator))
    case .rest: if !screen.finger.isDown { screen.settle() }
    }
  }
}

extension MatchedScreen {
  /// Whether nothing is under way.
  fileprivate var isAtRest: Bool {
    navigation.transitionCoordinator == nil && !finger.isDown && clock.isIdle
  }
}
