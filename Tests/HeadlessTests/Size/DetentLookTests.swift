import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What is seen of a modal at several heights", .ownWorld) @MainActor struct DetentLookTests {
  private func grabber(of screen: Screen) -> GrabberView? {
    screen.draft.view.superview?.subviews.compactMap { $0 as? GrabberView }.first
  }

  @Test("a tap on the handle takes it to the next height, and from the highest to the lowest")
  func handle() {
    let screen = Screen.withDetents { $0.showsGrabber = true }
    for detent in [.large, .medium, .large] as [ModalDetent.Identifier] {
      let place = grabber(of: screen).map { $0.convert($0.bounds, to: nil) } ?? .zero
      #expect(abs(place.midX - 196.5) < 1e-9)
      #expect(abs(place.midY - screen.cardTop - 7.5) < 1e-9)
      screen.finger.down(at: CGPoint(x: place.midX, y: place.midY))
      screen.clock.advance(by: 0.05)
      screen.finger.up()
      #expect(screen.settledDetent() == detent)
    }
  }

  @Test(
    "somebody who does not see it adjusts the height by the handle, which says how high the card stands")
  func handleAdjusted() {
    let screen = Screen.withDetents([.large, .medium, ModalDetent("dock") { _ in 80 }]) {
      $0.showsGrabber = true
    }
    let voiceOver = screen.simulator.voiceOver
    guard let handle = grabber(of: screen) else { return #expect(Bool(false), "there is no handle") }
    #expect(handle.accessibilityLabel == "Sheet Grabber")
    #expect(handle.accessibilityValue == "Minimized")
    let steps: [(isUp: Bool, detent: ModalDetent.Identifier, value: String)] = [
      (false, "dock", "Minimized"), (true, .medium, "Half Screen"), (true, .large, "Expanded"),
      (true, .large, "Expanded"), (false, .medium, "Half Screen"),
    ]
    for step in steps {
      voiceOver.adjust(handle, up: step.isUp)
      #expect(screen.settledDetent() == step.detent)
      #expect(handle.accessibilityValue == step.value)
    }
  }

  @Test("what the handle says is in the app's words")
  func handleWords() {
    let screen = Screen.withDetents(initially: .large) {
      $0.showsGrabber = true
      $0.strings.grabber = "Griff"
      $0.strings.expanded = "Ganz offen"
    }
    #expect(grabber(of: screen)?.accessibilityLabel == "Griff")
    #expect(grabber(of: screen)?.accessibilityValue == "Ganz offen")
  }

  @Test("the card is dragged by its handle as well, and has none unless the app wants one")
  func handleDragged() {
    #expect(grabber(of: Screen.withDetents()) == nil)
    let screen = Screen.withDetents { $0.showsGrabber = true }
    screen.finger.down(at: CGPoint(x: 196.5, y: screen.cardTop + 8))
    screen.drag(by: -300)
    screen.restAndLift()
    #expect(screen.settledDetent() == .large)
  }

  private func dimming(of screen: Screen) -> CGFloat {
    screen.container?.subviews.first { $0.backgroundColor == .black }?.alpha ?? -1
  }

  @Test("it is dimmed at every height, and steps back on the way to the highest alone")
  func dimmed() {
    let screen = Screen.withDetents()
    #expect(abs(dimming(of: screen) - 0.2) < 1e-6)
    #expect(screen.root.view.transform.isIdentity)
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(abs(dimming(of: screen) - 0.2) < 1e-6)
    #expect(abs(screen.root.view.transform.a - 0.92) < 1e-9)
  }

  @Test("up to the height that the app names it is neither dimmed nor kept from touches")
  func undimmed() {
    let screen = Screen.withDetents { $0.largestUndimmedDetent = .medium }
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    screen.root.view.addSubview(button)
    screen.simulator.settleLayout()
    func tap() {
      screen.finger.down(at: CGPoint(x: 150, y: 125))
      screen.clock.advance(by: 0.05)
      screen.finger.up()
      screen.clock.advance(by: 0.05)
    }
    #expect(dimming(of: screen) == 0)
    tap()
    #expect(taps == 1)
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(abs(dimming(of: screen) - 0.2) < 1e-6)
    tap()
    #expect(taps == 1)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("what is not dimmed VoiceOver reaches, what is dimmed it does not")
  func isolation() {
    let screen = Screen.withDetents { $0.largestUndimmedDetent = .medium }
    let voiceOver = screen.simulator.voiceOver
    #expect(voiceOver.reaches(screen.root.view))
    #expect(!screen.card.accessibilityViewIsModal)
    screen.draft.selectModalDetent(.large)
    screen.settle()
    #expect(!voiceOver.reaches(screen.root.view))
    #expect(screen.card.accessibilityViewIsModal)
    screen.draft.selectModalDetent(.medium)
    screen.settle()
    #expect(voiceOver.reaches(screen.root.view))
    screen.dismiss()
    #expect(!screen.root.view.accessibilityElementsHidden)
  }

  @Test("a dimming that cannot be seen still keeps touches from the screen behind")
  func clearDimming() {
    let screen = Screen.withDetents { $0.dimming = 0 }
    let hit = screen.simulator.window?.hitTest(CGPoint(x: 150, y: 125), with: nil)
    #expect(hit?.isDescendant(of: screen.root.view) == false)
  }

  @Test("what is shown ends at the foot of the screen at every height, its safe area with it")
  func content() {
    let screen = Screen.withDetents()
    for (detent, height) in [(.medium, 408.5), (.large, 783)] as [(ModalDetent.Identifier, CGFloat)] {
      screen.draft.selectModalDetent(detent)
      screen.settle()
      #expect(abs(screen.draft.view.bounds.height - height) < 1e-9)
      #expect(screen.draft.view.safeAreaInsets.bottom == 34)
      let foot = screen.draft.view.convert(
        CGPoint(x: 0, y: screen.draft.view.bounds.maxY), to: nil)
      #expect(abs(foot.y - 852) < 1e-9)
    }
  }

  @Test("while it leaves from its lowest height, what is shown keeps its size")
  func contentLeaving() {
    let screen = Screen.withDetents()
    screen.grab(100)
    #expect(abs(screen.draft.view.bounds.height - 408.5) < 1e-9)
    screen.drag(by: 200)
    #expect(abs(screen.draft.view.bounds.height - 408.5) < 1e-9)
    screen.finger.up()
  }
}
