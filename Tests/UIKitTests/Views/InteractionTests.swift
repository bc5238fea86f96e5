import Testing

@testable import UIKit

/// F350.
@MainActor @Suite("Interactions of a view") struct InteractionTests {
  private final class Probe: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private(set) var calls: [String] = []
    func willMove(to view: UIView?) { calls.append(view == nil ? "will leave" : "will come") }
    func didMove(to view: UIView?) {
      self.view = view
      calls.append(view == nil ? "left" : "came")
    }
  }

  @Test("one is told before and after, and its view owns it")
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

  @Test("it has one view: added to another it leaves the first")
  func moved() {
    let (one, other, probe) = (UIView(), UIView(), Probe())
    one.addInteraction(probe)
    other.addInteraction(probe)
    #expect(probe.calls == ["will come", "came", "will leave", "left", "will come", "came"])
    #expect(one.interactions.isEmpty && other.interactions.count == 1)
    one.removeInteraction(probe)
    #expect(probe.view === other, "and a view removes only its own")
  }

  @Test("set, they replace those that were there")
  func replaced() {
    let (view, old, new) = (UIView(), Probe(), Probe())
    view.addInteraction(old)
    view.interactions = [new]
    #expect(old.view == nil && new.view === view)
  }
}
