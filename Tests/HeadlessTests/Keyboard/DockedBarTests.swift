import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// A bar that a controller has above the keyboard, and below everything without one.
@Suite("A chat with a docked bar", .ownWorld) @MainActor struct DockedBarTests {
  private let chat = ChatController()
  private let root = RootController()

  private func open(
    _ detents: [ModalDetent] = [.medium, .large], hasHardwareKeyboard: Bool = false
  ) -> KeyboardDesk {
    let desk = KeyboardDesk(root)
    desk.simulator.hasHardwareKeyboard = hasHardwareKeyboard
    root.present(chat, as: .mail.with { $0.detents = detents })
    return desk.settle()
  }

  private var cardTop: CGFloat { chat.view.shown(chat.view.bounds).minY }

  private func drag(_ desk: KeyboardDesk, by points: CGFloat) {
    desk.finger.down(at: CGPoint(x: 200, y: cardTop + 20))
    desk.drag(by: CGVector(dx: 0, dy: points))
  }

  @Test("the bar alone is an inset: the card stays at its detent", arguments: [true, false])
  func alone(hasHardwareKeyboard: Bool) {
    _ = open(hasHardwareKeyboard: hasHardwareKeyboard)
    #expect(chat.isFirstResponder && chat.shownBar.maxY == 852 - 34)
    #expect(chat.selectedModalDetent == .medium && cardTop > 400)
    #expect(chat.view.safeAreaInsets.bottom == 84)
  }

  @Test("a chat over a chat in a container has the same inset", arguments: [true, false])
  func overCard(animated: Bool) {
    let simulator = Simulator(device: .iPhone15)
    let container = ModalContainerController(root: RootController())
    simulator.launch(root: container)
    container.add(ChatController(), as: .mail)
    simulator.clock.runUntilIdle()
    let chat = ChatController()
    container.present(chat, as: .mail, animated: animated)
    simulator.clock.runUntilIdle()
    #expect(chat.isFirstResponder && chat.view.safeAreaInsets.bottom == 84)
  }

  @Test("a chat over a sheet of UIKit's over a card with a chat has the same inset")
  func overSheet() {
    let simulator = Simulator(device: .iPhone15)
    let container = ModalContainerController(root: RootController())
    simulator.launch(root: container)
    container.add(ChatController(), as: .mail)
    simulator.clock.runTurns()
    let (sheet, chat) = (UIViewController(), ChatController())
    container.present(sheet, animated: true)
    simulator.clock.runUntilIdle()
    sheet.present(chat, as: .mail)
    simulator.clock.runUntilIdle()
    #expect(chat.isFirstResponder && chat.view.safeAreaInsets.bottom == 84)
  }

  @Test(
    "dragged and returned, controller, bar and detent are as they were; UIKit's dismissal had begun",
    arguments: [60.0, 250])
  func returns(points: CGFloat) {
    let desk = open()
    drag(desk, by: points)
    #expect(points > 100 ? chat.isBeingDismissed : chat.isFirstResponder)
    desk.finger.cancel()
    desk.settle()
    #expect(chat.isFirstResponder && chat.shownBar.maxY == 818 && chat.selectedModalDetent == .medium)
  }

  @Test(
    "typing in the bar lifts the card above the keyboard, and the bar above both", arguments: [true, false])
  func typing(isAlone: Bool) {
    let desk = open(isAlone ? [.medium] : [.medium, .large])
    let top = cardTop
    chat.message.becomeFirstResponder()
    desk.settle()
    #expect(chat.shownBar.maxY == 852 - 336 && abs(cardTop - (top - 302)) < 1e-6)
    #expect(chat.view.safeAreaInsets.bottom == 386)
    drag(desk, by: 40)
    #expect(chat.isFirstResponder, "the keyboard goes, and the bar stays")
    desk.finger.cancel()
    desk.settle()
    #expect(chat.message.isFirstResponder && abs(cardTop - (top - 302)) < 1e-6)
    chat.message.resignFirstResponder()
    desk.settle()
    #expect(chat.isFirstResponder && chat.shownBar.maxY == 818 && abs(cardTop - top) < 1e-6)
  }

  @Test("a bar that grows with its text takes more of the safe area, and moves no card")
  func grows() {
    let desk = open()
    let top = cardTop
    chat.bar.frame.size.height = 90
    chat.reloadInputViews()
    desk.settle()
    #expect(cardTop == top && chat.view.safeAreaInsets.bottom == 124)
  }

  @Test("thrown away, card and bar are gone")
  func leaves() {
    let desk = open()
    chat.message.becomeFirstResponder()
    desk.settle()
    drag(desk, by: 600)
    desk.finger.up()
    desk.settle()
    #expect(chat.view.window == nil && desk.keyboardTop == 852)
    #expect(desk.complaint == nil && root.disturbance == nil)
  }
}
