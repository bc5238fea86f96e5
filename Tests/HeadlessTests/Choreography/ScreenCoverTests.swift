import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("The screen while snapshots are taken", .ownWorld) struct ScreenCoverTests {
  enum Change: CaseIterable { case push, pop, present }

  @Test(
    "a picture of the former screen covers it until the transition is shown (F513)",
    arguments: Change.allCases)
  func covers(change: Change) throws {
    let screen = MatchedScreen()
    screen.clock.advance(by: 0.1)
    if change == .pop { screen.push().settle() }
    let window = try #require(screen.simulator.window)
    let views = window.subviews
    var covers: [CGRect?] = []
    screen.simulator.onForcedUpdate = { view in
      guard !view.isDescendant(of: screen.navigation.navigationBar) else { return }
      covers.append((window.subviews.last?.layer as? SnapshotLayer)?.shown.frame)
    }
    switch change {
    case .push: screen.push()
    case .pop:
      screen.navigation.popViewController(animated: true)
      screen.clock.runTurns()
    case .present: screen.present()
    }
    #expect(covers.count >= 4 && covers.allSatisfy { $0 == window.bounds })
    #expect(screen.stage != nil && window.subviews.starts(with: views))
    #expect(!window.subviews.contains { $0.layer is SnapshotLayer })
    #expect(screen.settle().disorder == nil && !window.subviews.contains { $0.layer is SnapshotLayer })
  }

  @Test("a window that was never drawn gets no cover")
  func undrawn() {
    let bench = RevealBench()
    bench.begin()
    #expect(bench.disorder == "there is a view too many")
    bench.end()
    #expect(bench.disorder == nil)
  }
}
