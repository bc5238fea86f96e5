import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Reduce Motion switched, and what else happens meanwhile", .ownWorld) @MainActor
struct ReduceMotionSwitchTests {
  /// Switches it, until the next frame.
  private func flip(_ screen: Screen) {
    screen.simulator.isReduceMotionEnabled.toggle()
    screen.simulator.settleLayout()
  }

  /// Everything comes to its end: said in a sentence, or `nil`.
  private func fault(of screen: Screen, bound moment: CardMoment) -> String? {
    let card = screen.card
    screen.cancelTouch()
    if card.shown.alpha != 1 { return "the card is not opaque" }
    guard moment.isBoundToStay else { return screen.leftover }
    if let disorder = screen.disorder { return disorder }
    if (screen.root.disturbance == nil) != screen.simulator.isReduceMotionEnabled {
      return "the screen behind is not where it should be"
    }
    screen.dismiss()
    return screen.leftover
  }

  @Test(
    "at any moment the card is seen where it was, and goes on", arguments: CardMoment.allCases, [true, false])
  func switched(at moment: CardMoment, from isReduced: Bool) {
    let screen = moment.reach(reducingMotion: isReduced)
    for _ in 0..<5 {
      let (top, opacity) = (screen.cardTop, screen.card.shown.alpha)
      flip(screen)
      #expect(abs(screen.cardTop - top) < Screen.unseen && abs(screen.card.shown.alpha - opacity) < 0.001)
      let progress = screen.delegate.updates.last?.progress ?? 0
      if !screen.finger.isDown { screen.clock.advance(by: 1.0 / 60) }
      let change = abs((screen.delegate.updates.last?.progress ?? 0) - progress)
      if screen.isGone { break }
      #expect(abs(screen.cardTop - top) <= change * screen.travel + Screen.unseen)
      #expect(abs(screen.card.shown.alpha - opacity) <= change * 6 + 0.001)
    }
    if screen.finger.isDown {
      let top = screen.cardTop
      screen.drag(by: 35)
      #expect(abs(screen.cardTop - top - 35) < 1e-9, "the finger goes on")
    }
    #expect(fault(of: screen, bound: moment) == nil)
  }

  @Test("the screen behind stands up at once, and steps back at once")
  func behind() {
    let screen = Screen().open()
    let transform = screen.root.view.shown.transform.affine
    flip(screen)
    #expect(screen.root.disturbance == nil)
    flip(screen)
    #expect(screen.root.view.shown.transform.affine == transform && screen.root.view.clipsToBounds)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("the screen behind keeps its safe area", arguments: [true, false])
  func safeArea(layingOutBetween isLaidOut: Bool) {
    let screen = Screen().open()
    screen.grab(100)
    for _ in 0..<4 {
      if isLaidOut { screen.root.view.setNeedsLayout() }
      screen.drag(by: 5)
      flip(screen)
      screen.drag(by: 5)
      screen.clock.runTurns()
      screen.drag(by: 5)
      #expect(screen.root.view.safeAreaInsets.top == 59)
      #expect(screen.root.view.safeAreaInsets.bottom == 34)
    }
    screen.release()
    screen.dismiss()
    #expect(screen.root.additionalSafeAreaInsets == .zero)
    #expect(screen.leftover == nil)
  }

  @Test("what is switched while the modal is out of the window counts when it is back in")
  func outOfWindow() {
    let screen = Screen().open()
    let (window, container) = (screen.simulator.window, screen.container)
    container?.removeFromSuperview()
    screen.simulator.isReduceMotionEnabled = true
    if let container { window?.addSubview(container) }
    screen.simulator.settleLayout()
    #expect(screen.root.disturbance == nil)
  }

  @Test("resized half faded it fades on in the new size", arguments: [CardMoment.opening, .leaving, .thrown])
  func resize(at moment: CardMoment) {
    let screen = moment.reach(reducingMotion: true)
    let (box, opacity) = (screen.card.shown.box, screen.card.shown.alpha)
    #expect(opacity < 1)
    screen.simulator.resizeToLandscape()
    #expect(screen.card.shown.box.isAbout(box, within: Screen.unseen))
    #expect(abs(screen.card.shown.alpha - opacity) < 0.001)
    screen.settle()
    #expect((moment.isBoundToStay ? screen.disorder : screen.leftover) == nil)
  }

  @Test("sent to the background at any moment it ends at once", arguments: CardMoment.allCases)
  func background(at moment: CardMoment) {
    let screen = moment.reach(reducingMotion: true)
    screen.simulator.enterBackground()
    screen.simulator.isReduceMotionEnabled = false
    screen.simulator.enterForeground()
    #expect(fault(of: screen, bound: moment) == nil)
  }

  @Test(
    "a second card fades over the first, which stays where it is, and both leave", arguments: [true, false])
  func stack(atOnce: Bool) {
    let screen = Screen(reducesMotion: true).open()
    let second = DraftController()
    screen.draft.present(second, as: .mail)
    screen.clock.advance(by: 0.1)
    let upper = second.presentationController?.presentedView
    #expect(upper.map { $0.shown.alpha > 0.1 && $0.shown.alpha < 0.9 } == true)
    #expect(screen.card.shown.transform.affine.isIdentity && screen.card.shown.alpha == 1)
    screen.settle()
    flip(screen)
    #expect(abs(screen.card.shown.transform.affine.a - 0.92) < 1e-12)
    flip(screen)
    #expect(screen.disorder == nil && screen.card.shown.transform.affine.isIdentity)
    if atOnce { screen.root.dismiss(animated: true) } else { second.dismiss(animated: true) }
    screen.settle()
    #expect((atOnce ? screen.leftover : screen.disorder) == nil)
  }
}
