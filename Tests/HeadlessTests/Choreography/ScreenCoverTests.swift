import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("The screen while snapshots are taken", .ownWorld) struct ScreenCoverTests {
  enum Change: CaseIterable { case push, pop, present }

  @Test(
    "a picture of the former screen covers it until the transition is shown (F513)",
    arguments: Change.allCases)
  func covers(change: Change) throws {
    let screen = MatchedScreen(isModal: change == .present)
    screen.clock.advance(by: 0.1)
    if change == .pop { screen.push().settle() }
    let window = try #require(screen.simulator.window)
    let views = window.subviews
    var covers: [CGRect?] = []
    var pictures = 0
    screen.simulator.onForcedUpdate = { view in
      guard !view.isDescendant(of: screen.navigation.navigationBar) else { return }
      covers.append((window.subviews.last?.layer as? SnapshotLayer)?.shown.frame)
    }
    // The provider takes a picture of its own before the kit does.
    screen.list.onFlight = {
      pictures += screen.list.view.snapshotView(afterScreenUpdates: true) == nil ? 0 : 1
    }
    screen.begin(isOpening: change != .pop)
    #expect(covers.count >= 5 && covers.allSatisfy { $0 == window.bounds } && pictures == 1)
    #expect(screen.stage != nil && window.subviews.starts(with: views))
    #expect(!window.subviews.contains { $0.layer is SnapshotLayer })
    #expect(screen.settle().disorder == nil && !window.subviews.contains { $0.layer is SnapshotLayer })
  }

  @Test("a change of a container's buttons forces no update of the screen, also in mid-transition (F513)")
  func buttons() {
    let screen = ContainerScreen { $0.buttonPlacement = .bottom }
    let forced = CallLog()
    screen.simulator.onForcedUpdate = { forced.add("\(type(of: $0))") }
    let row = screen.buttons.first?.superview
    for title in ["B", "C"] {
      screen.tapButton(title)
      #expect(row?.subviews.last?.layer is SnapshotLayer, "the former colours fade")
      screen.clock.advance(by: 0.1)
    }
    #expect(forced.calls.isEmpty && screen.settle().disorder == nil)
    #expect(row?.subviews == screen.buttons)
  }

  @Test("a row of buttons that was never drawn fades nothing")
  func undrawnButtons() {
    let screen = ContainerScreen()
    screen.container.buttonPlacement = .bottom
    screen.container.view.layoutIfNeeded()
    screen.container.select(1, animated: true)
    #expect(screen.buttons.first?.superview?.subviews == screen.buttons)
    #expect(screen.settle().disorder == nil && screen.selectedName == "B")
  }

  @Test("the cover stays while a choreography describes its tracks, also if that shows the transition")
  func staysWhileDescribing() throws {
    let (screen, cover) = (MatchedScreen(), ScreenCover())
    screen.clock.advance(by: 0.1)
    let window = try #require(screen.simulator.window)
    func isCovered() -> Bool { window.subviews.last?.layer is SnapshotLayer }
    cover.whileDescribing { cover.snapshotWillBeTaken(in: window) }
    #expect(isCovered())
    cover.whileDescribing {
      cover.transitionIsShown()
      #expect(isCovered())
    }
    cover.transitionIsShown()
    #expect(!isCovered())
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
