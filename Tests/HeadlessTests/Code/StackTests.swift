import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// What a stack of three may be doing when it goes.
enum StackMoment: CaseIterable, Sendable {
  case rest, dragOfTop, topOpening, topReturning, turned

  @MainActor func begin(_ stack: CardStack) {
    switch self {
    case .rest: break
    case .dragOfTop: stack.drag(by: 300)
    case .topOpening:
      stack.cards[2].dismiss(animated: true)
      stack.settle()
      stack.cards[1].present(stack.cards[2], as: .mail)
      stack.clock.advance(by: 0.1)
    case .topReturning:
      stack.drag(by: 200)
      stack.clock.advance(by: 0.3)
      stack.finger.up()
      stack.clock.advance(by: 0.05)
    case .turned: stack.screen.simulator.rotate(to: .landscapeRight)
    }
  }
}

@Suite("A stack of three cards", .ownWorld) @MainActor struct StackTests {
  @Test("each steps back behind the next: one edge shows above the card in front, the lowest is covered")
  func depth() {
    let stack = CardStack()
    let (front, gap) = (stack.screen.restingTop, ModalConfiguration.mail.size.topGap)
    for (edge, place) in zip(stack.cards.map(stack.edge), [front - gap, front - gap, front]) {
      #expect(abs(edge - place) < 1e-9)
    }
    #expect(abs(stack.view(1).shown.transform.affine.a - ModalConfiguration.mail.presenter.scale) < 1e-12)
    #expect(stack.screen.simulator.complaints == [])
  }

  @Test(
    "the one on top goes by a finger or by code, and the others stay in place", arguments: [true, false])
  func oneByOne(isDragged: Bool) {
    let stack = CardStack()
    for count in [2, 1, 0] {
      if isDragged { stack.drag(by: 600) } else { stack.cards[count].dismiss(animated: true) }
      stack.lift()
      #expect(stack.presentedCount == count && stack.disturbance(below: count) == nil)
    }
    #expect(stack.screen.leftover == nil)
  }

  @Test("an answer that comes while something comes up two cards above waits for that, and then all go")
  func answerBelow() {
    let stack = CardStack()
    let lowest = stack.cards[0].modalSession
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    stack.cards[2].present(alert, animated: true)
    stack.clock.runTurns()
    lowest?.send(.answered(true))
    #expect(stack.settle().presentedCount == 0 && stack.screen.simulator.complaints == [])
  }

  @Test(
    "dismissed at once, whatever the top does, nothing is left behind", arguments: StackMoment.allCases,
    [true, false])
  func atOnce(moment: StackMoment, animated: Bool) {
    let stack = CardStack()
    moment.begin(stack)
    stack.cards[0].dismissModal(animated: animated)
    #expect(stack.settle().lift().presentedCount == 0)
    #expect(stack.screen.leftover == nil && stack.safeAreaLeftovers == [])
  }

  @Test(
    "the second is dismissed with the top, whatever that does, and the lowest stays",
    arguments: StackMoment.allCases
  )
  func fromTheLowest(moment: StackMoment) {
    let stack = CardStack()
    moment.begin(stack)
    stack.cards[1].dismissModal()
    #expect(stack.settle().lift().presentedCount == 1 && stack.disturbance(below: 1) == nil)
    stack.cards[0].dismiss(animated: true)
    stack.settle()
    #expect(stack.screen.leftover == nil && stack.safeAreaLeftovers == [])
  }

  @Test(
    "as all go at once the top slides off over the second, which comes forward; the rest goes with the end")
  func picture() {
    let stack = CardStack()
    let (root, lowest) = (stack.screen.root.view.shown.transform.affine, stack.view(0).shown.transform.affine)
    stack.screen.root.dismiss(animated: true)
    stack.clock.advance(by: 0.15)
    #expect(stack.edge(stack.cards[2]) > 200)
    #expect(stack.view(1).shown.transform.affine.a > 0.92 && stack.view(1).shown.transform.affine.a < 1)
    #expect(
      stack.view(0).shown.transform.affine == lowest && stack.screen.root.view.shown.transform.affine == root)
  }

  @Test("UIKit refuses to dismiss a stack whose top is leaving; the top goes, and the next call works")
  func refused() {
    let stack = CardStack()
    stack.drag(by: 600)
    stack.finger.up()
    stack.clock.advance(by: 0.02)
    stack.screen.root.dismiss(animated: true)
    #expect(stack.settle().screen.simulator.complaints.count == 1)
    #expect(stack.presentedCount == 2 && stack.disturbance(below: 2) == nil)
    stack.screen.root.dismiss(animated: true)
    #expect(stack.settle().presentedCount == 0 && stack.screen.root.disturbance == nil)
  }

  @Test("dismissed by the app on its way out, the one on top goes and the one below stays")
  func dismissedMeanwhile() {
    let stack = CardStack()
    let top = ModalNavigationController(rootViewController: UIViewController())
    stack.cards[2].present(top, as: .mail)
    stack.settle()
    stack.finger.down(at: top.view.shown(CGPoint(x: 200, y: 20)))
    stack.screen.drag(by: 500)
    stack.finger.up()
    stack.clock.advance(by: 0.05)
    var isCompleted = false
    top.dismiss(animated: true) { isCompleted = true }
    stack.settle()
    #expect(top.presentingViewController == nil && isCompleted)
    #expect(stack.presentedCount == 3 && stack.disturbance(below: 3) == nil)
    #expect(stack.screen.simulator.complaints == [])
  }

  @Test(
    "a page that calls dismiss a second time closes its own modal alone, if a ModalNavigationController presents it",
    arguments: [true, false], [0, 0.1, 0.3])
  func secondCall(isKits: Bool, seconds: TimeInterval) {
    let (screen, page) = (Screen(), UIViewController())
    let lower =
      isKits ? ModalNavigationController(rootViewController: UIViewController()) : UIViewController()
    let upper = UINavigationController(rootViewController: page)
    screen.root.present(lower, as: .mail)
    screen.settle()
    lower.present(upper, as: .mail)
    screen.settle()
    var isCompleted = false
    page.dismiss(animated: true)
    screen.run(for: seconds)
    page.dismiss(animated: true) { isCompleted = true }
    screen.settle()
    // Otherwise UIKit hands the call on (F433).
    #expect(upper.presentingViewController == nil && isCompleted)
    #expect((lower.presentingViewController != nil) == isKits && screen.complaint == nil)
  }

  @Test("a short drag leaves all three in place, also if the window is resized", arguments: [false, true])
  func returns(isResized: Bool) {
    let stack = CardStack()
    let before = stack.picture
    stack.drag(by: 100)
    if isResized {
      stack.screen.simulator.resizeToLandscape()
      stack.clock.advance(by: 1)
      stack.screen.simulator.resizeToPortrait()
    }
    stack.release()
    #expect(stack.picture == before && stack.presentedCount == 3)
    stack.screen.root.dismiss(animated: true)
    stack.settle()
    #expect(stack.screen.leftover == nil)
  }

  @Test("when all go at once, the first screen returns to its size with an animation")
  func firstScreenReturns() {
    let stack = CardStack()
    stack.screen.root.dismiss(animated: true)
    while stack.presentedCount > 0 { stack.clock.advance(by: 1.0 / 240) }
    let scale = { stack.screen.root.view.shown.transform.affine.a }
    #expect(scale() < 0.925)
    stack.clock.advance(by: 0.05)
    #expect(scale() > 0.93 && scale() < 0.99)
    #expect(stack.settle().screen.leftover == nil)
  }

  @Test("code without animation returns the first screen to its size at once", arguments: [1, 3])
  func withoutAnimation(count: Int) {
    let stack = CardStack()
    for index in (count..<3).reversed() {
      stack.cards[index].dismiss(animated: true)
      stack.settle()
    }
    stack.clock.advance(by: 0.1)
    stack.screen.root.dismiss(animated: false)
    stack.clock.runTurns()
    #expect(stack.presentedCount == 0 && stack.screen.root.view.shown.transform.affine.isIdentity)
  }

  @Test("two cards that change their height together leave no animation on the lower one")
  func heightsTogether() throws {
    let screen = Screen.withDetents()
    let second = DraftController()
    screen.draft.present(second, as: .mail.with { $0.detents = [.large, .medium] })
    screen.settle()
    screen.draft.selectModalDetent(.large, animated: true)
    second.selectModalDetent(.large, animated: true)
    screen.settle()
    #expect(screen.card.layer.animationKeys() ?? [] == [])
    let top = second.view.shown(second.view.bounds).minY
    #expect(
      abs(top - screen.card.shown(screen.card.bounds).minY - ModalConfiguration.mail.size.topGap) < 1e-6)
  }
}
