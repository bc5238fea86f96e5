import TestWorld
import Testing

@testable import UIKit

/// A view owns its interactions (F350).
@MainActor @Suite("Interactions of a view", .ownWorld) struct InteractionTests {
  private final class Probe: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private(set) var calls: [String] = []
    func willMove(to view: UIView?) { calls.append(view == nil ? "will leave" : "will come") }
    func didMove(to view: UIView?) {
      self.view = view
      calls.append(view == nil ? "left" : "came")
    }
  }

  @Test("an interaction is called before and after it joins its view, which owns it")
  func told() {
    let view = UIView()
    weak var weakProbe: Probe?
    do {
      let probe = Probe()
      weakProbe = probe
      view.addInteraction(probe)
    }
    #expect(weakProbe?.calls == ["will come", "came"] && weakProbe?.view === view)
    weakProbe.map { view.removeInteraction($0) }
    #expect(weakProbe == nil && view.interactions.isEmpty)
  }

  @Test(
    "an interaction that is added to a second view leaves the first; set interactions replace the old ones")
  func moved() {
    let (one, other, probe) = (UIView(), UIView(), Probe())
    one.addInteraction(probe)
    other.addInteraction(probe)
    #expect(probe.calls == ["will come", "came", "will leave", "left", "will come", "came"])
    #expect(one.interactions.isEmpty && other.interactions.count == 1)
    one.removeInteraction(probe)
    #expect(probe.view === other, "a view removes only its own interactions")
    let new = Probe()
    other.interactions = [new]
    #expect(probe.view == nil && new.view === other)
  }
}
