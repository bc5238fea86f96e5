import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What changes at an odd moment", .ownWorld) @MainActor struct ChangeMomentTests {
  private func fitting(_ height: CGFloat) -> Screen {
    var configuration = ModalConfiguration.mail
    configuration.detents = [.fitContent]
    let screen = Screen(framesPerSecond: 120, configuration: configuration)
    screen.draft.preferredContentSize.height = height
    return screen
  }

  // MARK: Heights

  @Test("content that asks for more height in mid-drag leaves the card under the finger")
  func heightInMidDrag() {
    let screen = fitting(300).open()
    screen.grab(100)
    let top = screen.cardTop
    screen.draft.preferredContentSize.height = 500
    screen.clock.advance(by: 0.05)
    #expect(abs(screen.cardTop - top) < 1e-6)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test("content that asks for more on the way in grows from where the card is")
  func heightInFlight() {
    let screen = fitting(300).present().run(for: 0.15)
    let (top, velocity) = (screen.cardTop, screen.delegate.updates.last?.velocity ?? .nan)
    screen.draft.preferredContentSize.height = 600
    screen.simulator.settleLayout()
    #expect(abs(screen.cardTop - top) < Screen.unseen)
    #expect(velocity < -100 && abs((screen.session?.interaction.velocity ?? .nan) - velocity) < 5)
    #expect(screen.settle().disorder == nil)
  }

  @Test("a height that is another one whenever it is asked for is asked for once in a room")
  func restless() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let restless = ModalDetent("restless") { _ in
      count.value += 1
      return CGFloat(count.value % 7) * 90 + 50
    }
    let screen = Screen.withDetents([restless, .large])
    #expect(screen.clock.isIdle && count.value < 20)
  }

  @Test(
    "a height that was missing for a while is had again: content that was too high, a phone on its side")
  func missing() {
    let screen = Screen.withDetents([.large, .fitContent], initially: .fitContent)
    for height in [300, 5000, 300] as [CGFloat] {
      screen.draft.preferredContentSize.height = height
      #expect(screen.settledDetent() == (height < 1000 ? .fitContent : .large))
    }
  }

  // MARK: Answers

  @Test("answered while a list is dragged, list and card go on in step", arguments: [true, false])
  func answeredOnList(isGranted: Bool) {
    let screen = Screen(framesPerSecond: 120).open()
    let list = screen.cover(with: FiftyRows())
    screen.delegate.permission = .ask { true }
    screen.touch(list)
    screen.drag(by: 350)
    screen.draft.modalSession?.dismissal.dismiss(by: .key)
    screen.session?.dismissal.answer(isGranted)
    screen.drag(by: -350)
    screen.showFrame()
    #expect(screen.stretch < 1)
    screen.cancelTouch()
    #expect(screen.simulator.complaints.isEmpty)
  }

  // MARK: Keyboard

  @Test("at a lower height a card dismisses the keyboard; from a side it does not grow for the keyboard")
  func lowered() {
    let screen = Screen.withDetents(initially: .large)
    screen.simulator.hasHardwareKeyboard = false
    screen.type(in: screen.draft.text)
    screen.draft.selectModalDetent(.medium)
    #expect(screen.settledDetent() == .medium && !screen.draft.text.isFirstResponder)
    let side = Screen.withDetents { $0.edge = .leading }
    side.simulator.hasHardwareKeyboard = false
    side.type(in: side.draft.text)
    #expect(side.settledDetent() == .medium)
  }

  // MARK: Frames

  @Test("a trackpad and a finger at once leave no frames behind")
  func trackpadAndFinger() {
    let screen = Screen(framesPerSecond: 120).open()
    let list = screen.cover(with: FiftyRows())
    list.contentOffset.y += 100
    screen.simulator.settleLayout()
    let pad = screen.simulator.makeTrackpad()
    pad.begin(at: list.shown(CGPoint(x: 100, y: list.bounds.minY + 100)))
    for _ in 0..<20 {
      screen.clock.advance(by: 1.0 / 120)
      pad.scroll(by: CGVector(dx: 0, dy: 8))
    }
    screen.touch(list)
    screen.finger.up()
    pad.end()
    screen.settle()
    screen.close()
    #expect(screen.clock.isIdle && screen.leftover == nil)
  }

  @Test("a clock that is let go of while it runs draws no more frames")
  func clock() {
    let screen = Screen()
    var frames = 0
    var clock: DisplayLink? = DisplayLink { _ in frames += 1 }
    clock?.start()
    screen.clock.advance(by: 0.05)
    clock = nil
    let seen = frames
    screen.clock.advance(by: 0.1)
    #expect(seen > 0 && frames == seen)
    #expect(screen.clock.isIdle)
  }

  @Test("Escape while a finger pulls the modal open lets go of that finger: it moves nothing more")
  func escapeWhileOpening() {
    let desk = OpeningDesk().grab(400)
    desk.clock.advance(by: 0.5)
    desk.screen.simulator.press(.keyboardEscape)
    desk.settle()
    #expect(desk.screen.simulator.complaints.isEmpty && desk.interaction?.isAtRest == true)
    #expect(desk.screen.root.presentedViewController == nil)
  }
}
