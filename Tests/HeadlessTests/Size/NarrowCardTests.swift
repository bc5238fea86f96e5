import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A narrow card on a phone on its side", .ownWorld) @MainActor struct NarrowCardTests {
  private func screen(_ change: (inout ModalConfiguration) -> Void = { _ in }) -> Screen {
    let screen = Screen(framesPerSecond: 120) {
      ($0.detents, $0.maximumWidth, $0.fillsCompactHeight) = ([.medium, .large], 400, false)
      change(&$0)
    }
    return screen.open()
  }

  private func card(of screen: Screen) -> CGRect { screen.draft.view.shown(screen.draft.view.bounds) }

  /// Checks that the card stands at a detent, where its layout has it.
  private func expectInPlace(_ screen: Screen, at detent: ModalDetent.Identifier) throws {
    let container = try #require(screen.container)
    let layout = try #require(screen.driver?.layout(in: container))
    #expect(screen.draft.selectedModalDetent == detent && screen.simulator.complaints == [])
    let progress = layout.stops.position(of: .detent(detent)).progress
    #expect(card(of: screen).isAbout(layout.visibleCard(at: progress), within: Screen.unseen))
  }

  @Test("turned, it keeps its height, and closes with a drag")
  func turns() throws {
    for detent in [.medium, .large] as [ModalDetent.Identifier] {
      let screen = screen()
      screen.draft.selectModalDetent(detent)
      screen.settle()
      for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
        screen.simulator.rotate(to: orientation)
        screen.settle()
        try expectInPlace(screen, at: detent)
        #expect(card(of: screen).width == (orientation == .portrait ? 393 : 400))
      }
      #expect(screen.dragAway().leftover == nil)
    }
  }

  @Test(
    "a drag keeps its progress in a resize or a rotation, and the card goes on with the finger",
    arguments: [true, false])
  func midDrag(isResized: Bool) {
    let screen = screen { $0.dismissalBegins = isResized ? .withDrag : .onRelease }
    screen.draft.selectModalDetent(.large)
    screen.settle()
    screen.grab(100)
    let progress = screen.progress
    if isResized { screen.simulator.resizeToLandscape() } else { screen.simulator.rotate(to: .landscapeLeft) }
    screen.simulator.endTurn()
    #expect(abs(screen.progress - progress) * screen.travel < Screen.unseen)
    let top = screen.cardTop
    screen.finger.move(to: screen.finger.location)
    #expect(screen.cardTop == top)
    screen.drag(by: 35)
    #expect(abs(screen.cardTop - top - 35) < 1e-9 && card(of: screen).width == 400)
    screen.release()
    #expect((screen.isPresented ? screen.settle().disorderBelowFull : screen.leftover) == nil)
  }

  @Test("a card in flight keeps its place in a resize, and arrives")
  func inFlight() throws {
    let screen = screen()
    screen.draft.selectModalDetent(.large)
    screen.clock.advance(by: 0.1)
    let (progress, box) = (screen.progress, screen.card.shown.box)
    screen.simulator.resizeToLandscape()
    #expect(abs((screen.driver?.engine.progress ?? .nan) - progress) * screen.travel < Screen.unseen)
    #expect(screen.card.shown.box.isAbout(box, within: Screen.unseen))
    screen.settle()
    try expectInPlace(screen, at: .large)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test(
    "a tap beside it closes it; if nothing is dimmed, the screen beside it takes touches",
    arguments: [true, false])
  func beside(isDimmed: Bool) {
    let screen = screen {
      $0.largestUndimmedDetent = isDimmed ? nil : .large
      $0.placement = .trailing
      $0.initialDetent = .large
    }
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle()
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 80, y: 150, width: 200, height: 100)
    screen.root.view.addSubview(button)
    screen.simulator.settleLayout()
    screen.finger.down(at: CGPoint(x: 150, y: 200))
    screen.clock.advance(by: 0.05)
    screen.finger.up()
    screen.settle()
    #expect(taps == (isDimmed ? 0 : 1) && screen.isPresented != isDimmed)
  }

  @Test("an update narrows a card that fills the phone, with the spring")
  func update() throws {
    let screen = screen { $0.fillsCompactHeight = true }
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle()
    #expect(card(of: screen) == CGRect(x: 0, y: 0, width: 852, height: 393))
    screen.transition.update { $0.fillsCompactHeight = false }
    screen.settle()
    try expectInPlace(screen, at: .medium)
    #expect(card(of: screen).width == 400)
  }
}

extension Screen {
  /// The modal stands at one of its detents: said in a sentence, or `nil`.
  fileprivate var disorderBelowFull: String? {
    if let complaint { return complaint }
    if !isPresented { return "the modal is not presented" }
    return draft.isBeingDismissed || draft.isBeingPresented ? "UIKit is still in a transition" : nil
  }
}
