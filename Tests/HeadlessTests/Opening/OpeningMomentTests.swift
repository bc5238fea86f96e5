import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Odd moments while a finger opens a modal", .ownWorld) @MainActor struct OpeningMomentTests {
  /// What takes the finger away.
  enum Cause: CaseIterable {
    case system, call, background, disabled, viewGone, interactionGone, containerGone

    @MainActor func strike(_ desk: OpeningDesk) {
      let simulator = desk.screen.simulator
      switch self {
      case .system: desk.finger.cancel()
      case .call:
        simulator.resignActive()
        simulator.becomeActive()
      case .background:
        simulator.enterBackground()
        desk.clock.advance(by: 5)
        simulator.enterForeground()
      case .disabled:
        desk.interaction?.pan.isEnabled = false
        desk.interaction?.pan.isEnabled = true
      case .viewGone: desk.bar.removeFromSuperview()
      case .interactionGone: desk.interaction.map { desk.bar.removeInteraction($0) }
      case .containerGone: desk.screen.container?.removeFromSuperview()
      }
    }
  }

  @Test("taken away, it slides out again, however far it was and however fast", arguments: Cause.allCases)
  func takenAway(_ cause: Cause) {
    let desk = OpeningDesk().grab(700)
    desk.pull(by: 20, over: 0.01)
    cause.strike(desk)
    desk.settle()
    desk.finger.up()
    #expect(desk.neverOpened == nil && desk.clock.isIdle)
    #expect(desk.screen.draft.calls == ["willAppear", "willDisappear", "didDisappear"])
    #expect(desk.screen.delegate.updates.last?.phase == .resting(.dismissed))
  }

  @Test(
    "taken away before UIKit has begun, it is called off when UIKit does",
    arguments: Cause.allCases.filter { $0 != .containerGone })
  func takenEarly(_ cause: Cause) {
    let desk = OpeningDesk()
    desk.simulator.transitionStart = .after(0.5)
    cause.strike(desk.grab(300))
    #expect(desk.settle().lift().neverOpened == nil)
  }

  @Test("UIKit begins late: the finger has it then", arguments: [0.01, 0.1, 0.29, 0.5, 2])
  func late(by seconds: Double) {
    let desk = OpeningDesk()
    desk.simulator.transitionStart = .after(seconds)
    desk.grab(400)
    desk.clock.advance(by: seconds + 0.7)
    #expect(abs(desk.gap) < 0.001)
    desk.pull(by: 30, over: 0.05)
    #expect(abs(desk.gap) < 0.001)
    #expect(desk.lift().opened == nil)
  }

  @Test(
    "let go before UIKit has begun, it goes where it was thrown",
    arguments: [(400.0, true), (-200, false)], [0.45, 2, 30])
  func releasedEarly(_ story: (CGFloat, Bool), late seconds: Double) {
    let (way, opens) = story
    let desk = OpeningDesk()
    desk.simulator.transitionStart = .after(seconds)
    desk.grab(300)
    desk.pull(by: way, over: 0.1)
    desk.finger.up()
    var first: CGFloat?
    desk.clock.onFrame { if desk.screen.card.window != nil { first = first ?? desk.screen.progress } }
    desk.clock.runUntilIdle(limit: 60)
    #expect((opens ? desk.opened : desk.neverOpened) == nil)
    #expect(first == (opens ? 0 : nil), "it sets out from the edge of the screen, or is not seen at all")
    #expect(desk.clock.isIdle)
  }

  @Test("a first layout that takes its time costs nothing of the way, and no jump")
  func slowLayout() {
    let desk = OpeningDesk().grab(40, over: 0.05)
    desk.clock.stall(for: 0.3)
    #expect(desk.screen.progress < 0.1)
    desk.clock.advance(by: 1)
    #expect(abs(desk.gap) < 0.001)
  }

  @Test("the app cannot dismiss it in mid-drag, and the finger goes on")
  func dismissed() {
    let desk = OpeningDesk().grab(300)
    desk.screen.draft.dismiss(animated: true)
    desk.screen.root.dismiss(animated: false)
    #expect(desk.simulator.complaints.count == 2, "UIKit refuses during a presentation")
    desk.pull(by: 50)
    desk.lift()
    #expect(desk.screen.isPresented && desk.screen.offset == 0)
    desk.screen.dismiss()
    #expect(desk.screen.isGone && desk.screen.root.disturbance == nil)
  }

  @Test("a height that the app chooses in mid-drag does not move it from under the finger")
  func selected() {
    let desk = OpeningDesk(configuration: .mail.with { $0.detents = [.large, .medium] }).grab(300)
    desk.clock.advance(by: 1)
    for animated in [true, false] { desk.screen.draft.selectModalDetent(.large, animated: animated) }
    #expect(abs(desk.gap) < 0.001)
    #expect(desk.cancelTouch().neverOpened == nil)
  }

  @Test("to ask a modal for its height before it is presented has no effect on how it will be")
  func asked() {
    let desk = OpeningDesk()
    #expect(desk.screen.draft.selectedModalDetent == nil)
    desk.screen.draft.invalidateModalDetents()
    desk.screen.draft.transitioningDelegate = nil
    desk.screen.draft.selectModalDetent(.large)
    #expect(desk.grab(400).lift().opened == nil)
    #expect(desk.screen.draft.selectedModalDetent == .large)
  }

  @Test(
    "a resize in a drag keeps the progress, and the modal goes on with the finger", arguments: Device.all)
  func resized(_ device: Device) {
    let desk = OpeningDesk(device: device).grab(150)
    let progress = desk.screen.progress
    desk.simulator.resizeToLandscape()
    desk.simulator.endTurn()
    #expect(abs(desk.screen.progress - progress) < 1e-9)
    desk.finger.move(to: desk.finger.location)
    let offset = desk.screen.offset
    desk.pull(by: 35)
    #expect(abs(offset - desk.screen.offset - 35) < 1e-6)
    #expect(desk.cancelTouch().neverOpened == nil)
  }

  @Test("turned before UIKit has begun, it comes to the finger in the new container size")
  func turnedEarly() {
    let desk = OpeningDesk()
    desk.simulator.transitionStart = .after(0.5)
    desk.grab(300)
    desk.simulator.rotate(to: .landscapeLeft)
    desk.finger.move(to: CGPoint(x: 400, y: 200))
    desk.clock.advance(by: 1.5)
    #expect(abs(desk.gap) < 0.001)
    #expect(desk.cancelTouch().neverOpened == nil)
  }

  @Test("in the background it goes at once to where it was bound", arguments: [true, false])
  func background(opens: Bool) {
    let desk = OpeningDesk().grab(500)
    if !opens { desk.pull(by: -80, over: 0.06) }
    desk.finger.up()
    desk.simulator.enterBackground()
    #expect((opens ? desk.opened : desk.neverOpened) == nil)
    desk.simulator.enterForeground()
    desk.settle()
    #expect((opens ? desk.opened : desk.neverOpened) == nil)
  }

  @Test("a second finger changes nothing, on the card or on the bar", arguments: [300.0, 20])
  func secondFinger(distance: CGFloat) {
    let desk = OpeningDesk().grab(500)
    desk.clock.advance(by: 1)
    let second = desk.simulator.makeFinger()
    second.down(at: CGPoint(x: 60, y: 852 - distance))
    for step in 1...20 {
      desk.clock.advance(by: 0.01)
      second.move(to: CGPoint(x: 60, y: 852 - distance + 10 * CGFloat(step)))
    }
    #expect(abs(desk.gap) < 0.001)
    second.up()
    desk.pull(by: 30, over: 0.05)
    #expect(abs(desk.gap) < 0.001)
    #expect(desk.lift().opened == nil && desk.made == 1)
  }

  @Test("a button on the card can be pressed only after the finger has let the card go")
  func buttons() {
    let desk = OpeningDesk().grab(700)
    desk.clock.advance(by: 1)
    let second = desk.simulator.makeFinger()
    func tapCancel() {
      second.down(at: desk.screen.draft.cancel.shown(CGPoint(x: 20, y: 20)))
      second.up()
    }
    tapCancel()
    #expect(desk.complaint == nil)
    #expect(desk.lift().opened == nil)
    tapCancel()
    #expect(desk.settle().screen.leftover == nil)
  }

  @Test(
    "the app replaces the root in mid-drag, or before UIKit begins: nothing is left",
    arguments: [0.0, 0.2])
  func rootReplaced(late seconds: Double) throws {
    let desk = OpeningDesk()
    let window = try #require(desk.simulator.window)
    if seconds > 0 { desk.simulator.transitionStart = .after(seconds) }
    desk.grab(300, over: seconds > 0 ? 0.1 : 0.3)
    window.rootViewController = UIViewController()
    desk.settle().finger.up()
    let draft = desk.screen.draft
    #expect(draft.presentingViewController == nil && draft.viewIfLoaded?.window == nil)
    #expect(desk.interaction?.modalFinger == nil && desk.clock.isIdle)
    #expect(seconds > 0 || desk.complaint == nil)
  }
}
