import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@MainActor @Suite("What is left of transitions", .ownWorld) struct LifeTests {
  @Test("between screens nothing is alive that was not, however often", arguments: ScreenOuting.all)
  func screens(_ outing: ScreenOuting) {
    let (simulator, go) = outing.prepare()
    go()
    let census = simulator.census
    for _ in 1...5 { go() }
    #expect(simulator.clock.isIdle && simulator.complaints == [])
    #expect(simulator.census == census, "\(simulator.census.excess(over: census) ?? "Something has gone.")")
  }

  @Test("of a modal nothing is left, whichever way it goes", arguments: ModalEnd.allCases)
  func modal(_ end: ModalEnd) {
    let simulator = Simulator()
    let root = RootController()
    simulator.launch(root: root)
    let census = simulator.census
    for _ in 1...3 {
      show(end, on: root, simulator)
      simulator.clock.runUntilIdle()
      let excess = simulator.census.excess(over: census)
      #expect(excess == nil && simulator.census == census && simulator.complaints == [])
    }
  }

  /// Presents a modal of its own and ends it; nothing here holds it afterwards.
  private func show(_ end: ModalEnd, on root: UIViewController, _ simulator: Simulator) {
    let draft = DraftController()
    let transition = ModalTransition(.mail)
    draft.modalPresentationStyle = .custom
    draft.transitioningDelegate = transition
    root.present(draft, animated: end != .unanimated)
    simulator.clock.runTurns()
    if end == .midOpening { simulator.clock.advance(by: 0.1) } else { simulator.clock.runUntilIdle() }
    switch end {
    case .dismissed, .midOpening: draft.dismissModal()
    case .unanimated: root.dismiss(animated: false)
    case .finger, .returned: drag(simulator, isOut: end == .finger, from: root)
    }
    simulator.clock.runUntilIdle()
  }

  private func drag(_ simulator: Simulator, isOut: Bool, from root: UIViewController) {
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 200, y: 100))
    for step in 1...40 {
      simulator.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: 200, y: 100 + CGFloat(step) * (isOut ? 15 : 3)))
    }
    simulator.clock.advance(by: 0.3)
    finger.up()
    simulator.clock.runUntilIdle()
    #expect((root.presentedViewController == nil) == isOut)
    if !isOut { root.dismiss(animated: true) }
  }
}
