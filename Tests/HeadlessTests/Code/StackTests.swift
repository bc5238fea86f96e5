import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Card over card", .ownWorld) @MainActor struct StackTests {
  private func openTwo() -> (screen: Screen, second: DraftController) {
    let screen = Screen().open()
    let second = DraftController()
    screen.draft.present(second, as: .mail)
    screen.settle()
    return (screen, second)
  }

  @Test("the first card steps back as the screen did, its edge above the second")
  func firstStepsBack() {
    let (screen, second) = openTwo()
    let edge = screen.card.convert(CGPoint.zero, to: nil).y
    let upper = second.view.convert(CGPoint.zero, to: nil).y
    #expect(abs(upper - edge - ModalConfiguration.mail.topGap) < 1e-9)
    #expect(abs(screen.card.transform.a - ModalConfiguration.mail.presenterScale) < 1e-12)
  }

  @Test("a finger takes the second away and leaves the first as it was")
  func secondLeaves() {
    let (screen, second) = openTwo()
    screen.dragAway()
    #expect(second.presentingViewController == nil)
    #expect(screen.disorder == nil)
    #expect(screen.card.transform.isIdentity)
    #expect(screen.card.layer.cornerRadius == 0)
    #expect(!screen.card.clipsToBounds)
  }

  @Test("dismissed at once, both go and the screen behind is as it was", arguments: [true, false])
  func bothLeave(animated: Bool) {
    let (screen, second) = openTwo()
    screen.root.dismiss(animated: animated)
    screen.settle()
    #expect(second.presentingViewController == nil)
    #expect(screen.leftover == nil)
  }

  @Test("a third card on the second, closed one by one")
  func three() {
    let (screen, second) = openTwo()
    let third = DraftController()
    second.present(third, as: .mail)
    screen.settle()
    for modal in [third, second, screen.draft] {
      modal.dismiss(animated: true)
      screen.settle()
      #expect(modal.presentingViewController == nil)
    }
    #expect(screen.leftover == nil)
  }

  @Test("an alert on the card comes and goes, and the finger works as before")
  func alert() {
    let screen = Screen().open()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    screen.draft.present(alert, animated: true)
    screen.settle()
    alert.dismiss(animated: true)
    #expect(screen.settle().disorder == nil)
    #expect(screen.dragAway().leftover == nil)
  }

  @Test("the presenter is taken off its window in mid-drag: nothing moves any more, nothing is held")
  func presenterGoesAway() {
    let screen = Screen().open()
    screen.grab(300)
    weak let driver = screen.driver
    screen.simulator.window?.rootViewController = UIViewController()
    screen.drag(by: 50)
    screen.lift()
    #expect(screen.clock.isIdle)
    #expect(screen.simulator.complaints == [])
    #expect(screen.simulator.window?.subviews.count == 1)
    #expect(screen.root.view.transform.isIdentity)
    #expect(driver == nil)
  }

  @Test("the presenter is taken off its window while the card leaves: the transition ends")
  func presenterGoesAwayInFlight() {
    let screen = Screen().open()
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: 0.1)
    screen.simulator.window?.rootViewController = UIViewController()
    screen.settle()
    #expect(screen.clock.isIdle)
    #expect(screen.simulator.complaints == [])
    #expect(screen.draft.presentingViewController == nil)
  }

  @Test("a card that UIKit takes out of the window and puts back goes on as presented")
  func containerLeavesAndReturns() throws {
    let screen = Screen().open()
    let container = try #require(screen.container)
    let window = try #require(container.window)
    screen.grab(300)
    container.removeFromSuperview()
    #expect(screen.root.disturbance == nil)
    window.addSubview(container)
    screen.simulator.settleLayout()
    #expect(screen.settle().disorder == nil)
    screen.finger.up()
    #expect(screen.dragAway().leftover == nil)
  }
}
