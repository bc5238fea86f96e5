import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A card in a container comes and goes", .ownWorld) @MainActor struct ContainedCardTests {
  private nonisolated static let places: ModalConfiguration = {
    var configuration = ModalConfiguration.mail
    configuration.detents = [.height(120, named: "peek"), .medium, .large]
    configuration.dimming.largestUndimmedDetent = .medium
    return configuration
  }()

  @Test(
    "it slides in and out as a presented modal does, in every frame",
    arguments: [ModalConfiguration.mail, places])
  func comesAndGoes(_ configuration: ModalConfiguration) {
    let traces = [false, true].map { isContained in
      let trace = CardTrace(configuration, isContained: isContained)
      // The root's safe area may move for longer than the card.
      let rest = trace.screen.clock.now + 8
      trace.screen.present()
      trace.follow(for: 1)
      trace.screen.clock.advance(to: rest)
      #expect(trace.moments.count > 60 && trace.screen.disorder(atDetentOf: configuration) == nil)
      trace.screen.draft.dismissModal()
      trace.follow(for: 1)
      #expect(trace.moments.count > 120 && trace.screen.settle().leftover == nil)
      #expect(trace.screen.draft.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
      return trace
    }
    #expect(traces[0].moments == traces[1].moments)
    let screen = traces[1].screen
    #expect(screen.cards?.cards == [] && screen.draft.parent == nil && screen.cards?.view.subviews.count == 1)
  }

  @Test(
    "a card that grows behind another one, as that steps up, comes to its place in steps of a spring",
    arguments: [ModalEdge.top, .bottom])
  func growsBehind(edge: ModalEdge) {
    let configuration = ModalConfiguration.mail.with {
      ($0.edge, $0.detents) = (edge, [.height(300), .medium, .large])
      $0.dimming.largestUndimmedDetent = .medium
    }
    let screen = Screen(framesPerSecond: 120, configuration: configuration, isContained: true).open()
    let second = DraftController()
    screen.cards?.add(second, as: configuration)
    screen.settle()
    second.selectModalDetent(.large)
    screen.draft.selectModalDetent(.large)
    var places: [CGFloat] = []
    screen.clock.onFrame { places.append(screen.card.shown(screen.card.bounds).minY) }
    screen.settle()
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    let late = steps.drop { $0 > 2 }
    #expect(places.count > 30 && late.allSatisfy { $0 < 4 }, "\(late.map { ($0 * 100).rounded() / 100 })")
    #expect(screen.draft.selectedModalDetent == .large && second.selectedModalDetent == .large)
  }

  @Test("without animation it is there at once, and gone at once")
  func unanimated() {
    let screen = Screen(configuration: Self.places, isContained: true)
    screen.present(animated: false)
    #expect(
      abs(screen.cardTop - (852 - 34 - 120)) < 1e-9 && screen.draft.calls == ["willAppear", "didAppear"])
    #expect(screen.draft.selectedModalDetent == "peek" && screen.draft.parent === screen.cards)
    screen.draft.dismissModal(animated: false)
    #expect(screen.leftover == nil && screen.cards?.cards == [])
    #expect(screen.draft.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    #expect(screen.delegate.updates.last?.phase == .resting(.dismissed))
  }

  @Test("a card that is added before the container has a view appears with the container")
  func addedEarly() {
    let (simulator, root, draft) = (Simulator(), RootController(), DraftController())
    let container = ModalContainerController(root: root)
    var isDone = false
    container.add(draft, as: Self.places) { isDone = true }
    #expect(draft.calls == [] && container.cards == [draft] && !isDone)
    simulator.launch(root: container)
    #expect(draft.calls == ["willAppear", "didAppear"] && isDone)
    #expect(abs(draft.view.seen.minY - (852 - 34 - 120)) < 1e-9)
    simulator.clock.runUntilIdle()
    #expect(simulator.complaints == [])
  }

  @Test("a card that is removed before the container has a view is never shown")
  func removedEarly() {
    let (simulator, draft) = (Simulator(), DraftController())
    let container = ModalContainerController(root: RootController())
    container.add(draft, as: Self.places)
    draft.dismissModal()
    #expect(container.cards == [] && draft.parent == nil)
    simulator.launch(root: container)
    #expect(draft.calls == [] && simulator.complaints == [])
  }

  @Test("a card that has gone can come again, also as the app hears of it")
  func again() {
    let screen = Screen(isContained: true).open()
    let end = EndAction { _ in screen.present() }
    screen.transition.delegate = end
    #expect(screen.dismiss().disorder == nil)
    let round = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
    #expect(screen.draft.calls == round + ["willAppear", "didAppear"])
    #expect(screen.dismiss().leftover == nil && screen.draft.calls == round + round)
  }

  @Test("the completion comes as the card stands, or as a finger comes down on it", arguments: [false, true])
  func completion(isTouched: Bool) {
    let screen = Screen(isContained: true)
    var isDone = false
    screen.cards?.add(screen.draft, as: .mail) { isDone = true }
    screen.run(for: 0.2)
    #expect(!isDone && screen.draft.calls == ["willAppear"])
    isTouched ? screen.finger.down(at: screen.grip) : screen.clock.advance(by: 1)
    #expect(isDone && screen.draft.calls == ["willAppear", "didAppear"])
    if isTouched { screen.lift() }
    #expect(screen.settle().disorder == nil)
  }

  @Test("a controller that is in use is not added, and the kit says why")
  func refused() {
    let screen = Screen(isContained: true).open()
    var reports: [String] = []
    SharedState.current.onReport = { reports.append($0) }
    let (page, other) = (UIViewController(), UIViewController())
    screen.root.addChild(page)
    #expect(screen.cards?.add(screen.draft, as: .mail) == nil)
    #expect(screen.cards?.add(screen.root, as: .mail) == nil)
    #expect(screen.cards?.add(page, as: .mail) == nil)
    if let cards = screen.cards { #expect(cards.add(cards, as: .mail) == nil) }
    screen.root.present(other, animated: false)
    #expect(screen.cards?.add(other, as: .mail) == nil)
    #expect(reports.count == 5 && screen.cards?.cards == [screen.draft])
  }

  @Test("root, cards and what is in them find their container")
  func find() {
    let screen = Screen(isContained: true).open()
    let page = UIViewController()
    screen.draft.addChild(page)
    for controller in [screen.root, screen.draft, page] {
      #expect(controller.modalContainerController === screen.cards)
    }
    #expect(screen.cards?.modalContainerController == nil)
  }
}

/// Does something when a modal is gone.
final class EndAction: ModalDelegate {
  private let action: (ModalOutcome.Cause) -> Void

  init(_ action: @escaping (ModalOutcome.Cause) -> Void) { self.action = action }

  func modalDidDismiss(_ modal: UIViewController, by cause: ModalOutcome.Cause) { action(cause) }
}
