import TestWorld
import Testing

@testable import UIKit

/// Views that keep a finger from recognisers around them (F703).
@MainActor @Suite("Touched views that are asked", .ownWorld) final class TouchedViewTests {
  private lazy var arena = Arena()

  @Test("the touched view refuses a recogniser of an outer view, but its own goes on")
  func touched() {
    arena.innerPan.isEnabled = false
    arena.inner.lets = false
    arena.pulled().up()
    #expect(arena.outerLog.states == [])
    arena.inner.lets = true
    arena.pulled().up()
    #expect(arena.outerLog.states == [.began, .changed, .ended])
  }

  @Test("whether a view between is asked is open", arguments: [true, false])
  func between(isAsked: Bool) {
    arena.stage.simulator.asksViewsBetween = isAsked
    arena.innerPan.isEnabled = false
    arena.inner.lets = false
    arena.inner.addSubview(UIView(frame: arena.inner.bounds))
    arena.pulled().up()
    #expect(arena.outerLog.states == (isAsked ? [] : [.began, .changed, .ended]))
  }
}
