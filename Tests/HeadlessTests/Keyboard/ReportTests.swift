import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// Situations that users of other kits have reported: who has the keyboard, and where the card is.
@Suite("A keyboard in a reported situation", .ownWorld) @MainActor struct ReportTests {
  /// Where a chat is on a card.
  private enum Place: CaseIterable {
    case card, navigation, tabs, container, drawer

    @MainActor func open(_ chat: ChatController) -> (desk: KeyboardDesk, modal: UIViewController) {
      let root = UIViewController()
      let cards = self == .container ? ModalContainerController(root: root) : nil
      let desk = KeyboardDesk(cards ?? root)
      let modal = modal(of: chat)
      let configuration =
        self == .drawer ? ModalConfiguration.drawer() : .mail.with { $0.detents = [.medium, .large] }
      if let cards { cards.add(modal, as: configuration) } else { root.present(modal, as: configuration) }
      desk.settle()
      return (desk, modal)
    }

    @MainActor private func modal(of chat: UIViewController) -> UIViewController {
      switch self {
      case .card, .container, .drawer: return chat
      case .navigation: return UINavigationController(rootViewController: chat)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [chat, UIViewController()]
        return tabs
      }
    }
  }

  private let chat = ChatController()

  @Test(
    "a message that the user writes in a chat's bar is first responder again after a drag, an alert and a card",
    arguments: Place.allCases, ["drag", "alert", "card", "background"])
  private func message(_ place: Place, after event: String) {
    let (desk, modal) = place.open(chat)
    desk.type(in: chat.message)
    let (bar, card) = (chat.shownBar, modal.view.seen)
    let above =
      event == "alert"
      ? UIAlertController(title: "Photo?", message: nil, preferredStyle: .alert) : UIViewController()
    switch event {
    case "alert": chat.present(above, animated: true)
    case "card": chat.present(above, as: .mail)
    default:
      desk.finger.down(at: CGPoint(x: card.midX, y: card.minY + 20))
      desk.drag(by: place == .drawer ? CGVector(dx: -80, dy: 0) : CGVector(dx: 0, dy: 80))
    }
    if event == "background" {
      desk.simulator.enterBackground()
      desk.simulator.enterForeground()
    }
    if event == "drag" { desk.release() }
    desk.settleBar()
    if above.presentingViewController != nil {
      #expect(desk.keyboardTop == 852, "the bar is not on what covers its chat")
      above.dismiss(animated: true)
      desk.settleBar()
    }
    #expect(chat.message.isFirstResponder && chat.shownBar == bar && modal.view.seen == card)
    #expect(desk.complaint == nil)
  }

  @Test("a chat takes its bar along when code dismisses its card", arguments: Place.allCases)
  private func leaves(_ place: Place) {
    let (desk, modal) = place.open(chat)
    desk.type(in: chat.message)
    let ear = KeyboardEar()
    modal.dismissModal()
    desk.run(for: 0.05)
    #expect(desk.keyboardTop == 852)
    desk.settle()
    #expect(ear.heard == ["hide"] && chat.view.window == nil)
  }

  @Test("a chat below a card has its bar, and the message its keyboard, when the card is gone")
  func below() {
    let desk = KeyboardDesk(chat)
    desk.type(in: chat.message)
    let photo = UIViewController()
    chat.present(photo, as: .mail)
    desk.settle()
    #expect(desk.keyboardTop == 852)
    let ear = KeyboardEar()
    desk.finger.down(at: CGPoint(x: 200, y: 90))
    desk.drag(by: CGVector(dx: 0, dy: 60))
    desk.release()
    #expect(ear.heard == [], "a card that returns leaves the keyboard away")
    desk.simulator.rotate(to: .landscapeLeft)
    desk.settle()
    photo.dismiss(animated: true)
    desk.settleBar()
    #expect(chat.message.isFirstResponder && abs(chat.shownBar.maxY - (393 - 209)) < 0.01)
  }

  @Test(
    "an undocked or floating keyboard takes no space of a card, also of one in the middle of an iPad",
    arguments: [
      CGRect(x: 200, y: 600, width: 320, height: 260), CGRect(x: 0, y: 500, width: 810, height: 313), .zero,
    ])
  func undocked(frame: CGRect) {
    let screen = Screen(device: .iPad, configuration: .form) { $0.detents = [.fitContent] }
    screen.draft.preferredContentSize = CGSize(width: 0, height: 200)
    let card = screen.openTyping().content
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: frame, UIResponder.keyboardIsLocalUserInfoKey: true,
      ])
    #expect(screen.settle().content == card && screen.insetDisorder == nil)
  }

  @Test(
    "a drag on a phone on its side, where there is no medium detent, loses it neither by release nor cancellation",
    arguments: [true, false])
  func detentAcrossTurns(cancels: Bool) {
    let screen = Screen.withDetents([.medium, .large])
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle().grab(20)
    if cancels { screen.cancelTouch() } else { screen.release() }
    screen.simulator.rotate(to: .portrait)
    #expect(screen.settledDetent() == .medium && screen.complaint == nil)
  }

  @Test("the large detent that the app selects on a phone on its side counts when the phone is upright again")
  func selectedOnItsSide() {
    let screen = Screen.withDetents([.medium, .large])
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle().draft.selectModalDetent(.large)
    screen.simulator.rotate(to: .portrait)
    #expect(screen.settledDetent() == .large && screen.disorder == nil)
  }
}
