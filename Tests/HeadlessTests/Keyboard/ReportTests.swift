import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// Situations that users of other kits have reported: who has the keyboard, and where the card is.
@Suite("A keyboard in a reported situation", .ownWorld) @MainActor struct ReportTests {
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
