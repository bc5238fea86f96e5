import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// A bar that a controller has above the keyboard, and below everything without one.
@Suite("A chat with a docked bar", .ownWorld) @MainActor struct DockedBarTests {
  private func open(
    _ detents: [ModalDetent] = [.medium, .large], hasHardwareKeyboard: Bool = false,
    _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> (chat: ChatController, screen: Chat) {
    let chat = ChatController()
    let screen = Chat(
      chat,
      ModalConfiguration.mail.with {
        $0.detents = detents
        change(&$0)
      })
    screen.simulator.hasHardwareKeyboard = hasHardwareKeyboard
    screen.root.present(chat, as: screen.configuration)
    screen.settle()
    return (chat, screen)
  }

  @MainActor private final class Chat: TestScreen {
    let simulator = Simulator(device: .iPhone15)
    let root = RootController()
    let chat: ChatController
    let configuration: ModalConfiguration
    lazy var finger = simulator.makeFinger()

    init(_ chat: ChatController, _ configuration: ModalConfiguration) {
      (self.chat, self.configuration) = (chat, configuration)
      simulator.launch(root: root)
    }

    var cardTop: CGFloat { chat.view.shown(chat.view.bounds).minY }
    var bar: CGRect { chat.bar.shown(chat.bar.bounds) }

    func drag(by points: CGFloat) {
      finger.down(at: CGPoint(x: 200, y: cardTop + 20))
      drag(by: CGVector(dx: 0, dy: points), over: 0.3)
    }
  }

  @Test("the bar alone is an inset: the card stays at its detent", arguments: [true, false])
  func alone(hasHardwareKeyboard: Bool) {
    let (chat, screen) = open(hasHardwareKeyboard: hasHardwareKeyboard)
    #expect(chat.isFirstResponder && screen.bar.maxY == 852 - 34)
    #expect(chat.selectedModalDetent == .medium && screen.cardTop > 400)
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

  @Test("dragged and returned, controller, bar and detent are as they were", arguments: [60.0, 250])
  func returns(points: CGFloat) {
    let (chat, screen) = open()
    screen.drag(by: points)
    #expect(points > 100 || chat.isFirstResponder)
    screen.finger.cancel()
    screen.settle()
    #expect(chat.isFirstResponder && screen.bar.maxY == 818 && chat.selectedModalDetent == .medium)
  }

  @Test("UIKit's dismissal begins under the finger, as without a bar")
  func begins() {
    let (chat, screen) = open()
    screen.drag(by: 120)
    #expect(chat.isBeingDismissed)
    screen.finger.cancel()
    screen.settle()
    #expect(!chat.isBeingDismissed && chat.isFirstResponder)
  }

  @Test(
    "typing in the bar lifts the card above the keyboard, and the bar above both", arguments: [true, false])
  func typing(isAlone: Bool) {
    let (chat, screen) = open(isAlone ? [.medium] : [.medium, .large])
    let top = screen.cardTop
    chat.message.becomeFirstResponder()
    screen.settle()
    #expect(screen.bar.maxY == 852 - 336 && abs(screen.cardTop - (top - 302)) < 1e-6)
    #expect(chat.view.safeAreaInsets.bottom == 386)
    screen.drag(by: 40)
    #expect(chat.isFirstResponder, "the keyboard goes, and the bar stays")
    screen.finger.cancel()
    screen.settle()
    #expect(chat.message.isFirstResponder && abs(screen.cardTop - (top - 302)) < 1e-6)
    chat.message.resignFirstResponder()
    screen.settle()
    #expect(chat.isFirstResponder && screen.bar.maxY == 818 && abs(screen.cardTop - top) < 1e-6)
  }

  @Test("a bar that grows with its text takes more of the safe area, and moves no card")
  func grows() {
    let (chat, screen) = open()
    let top = screen.cardTop
    chat.bar.frame.size.height = 90
    chat.reloadInputViews()
    screen.settle()
    #expect(screen.cardTop == top && chat.view.safeAreaInsets.bottom == 124)
  }

  @Test("thrown away, card and bar are gone")
  func leaves() {
    let (chat, screen) = open()
    chat.message.becomeFirstResponder()
    screen.settle()
    screen.drag(by: 600)
    screen.finger.up()
    screen.settle()
    #expect(chat.view.window == nil && screen.simulator.keyboardFrame.minY == 852)
    #expect(screen.complaint == nil && screen.root.disturbance == nil)
  }
}
