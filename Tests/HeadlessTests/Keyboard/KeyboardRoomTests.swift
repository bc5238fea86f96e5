import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Room for the keyboard", .ownWorld) @MainActor struct KeyboardRoomTests {
  /// Tells of a keyboard as UIKit does.
  private func tell(
    _ frame: CGRect?, _ name: NSNotification.Name = UIResponder.keyboardWillChangeFrameNotification
  ) {
    let info = frame.map { [UIResponder.keyboardFrameEndUserInfoKey: $0] }
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }

  @Test(
    "as much of the card as it covers is no safe area", arguments: Device.all,
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func covered(on device: Device, _ orientation: UIInterfaceOrientation) {
    let screen = Screen(device: device, orientation: orientation).open()
    let before = screen.foot
    screen.openTyping()
    #expect(screen.simulator.keyboardFrame.maxY == device.size(in: orientation).height)
    #expect(screen.hasRoomForKeyboard)
    screen.draft.text.resignFirstResponder()
    #expect(screen.settle().foot == before && screen.insetDisorder == nil)
  }

  @Test("a keyboard of hardware needs none")
  func hardware() {
    let screen = Screen().open()
    screen.type(in: screen.draft.text)
    #expect(screen.draft.text.isFirstResponder)
    #expect(screen.draft.additionalSafeAreaInsets == .zero)
  }

  @Test("what the app adds stays on top, and is found again")
  func ownInsets() {
    let screen = Screen()
    let own = UIEdgeInsets(top: 5, left: 6, bottom: 44, right: 7)
    screen.draft.additionalSafeAreaInsets = own
    screen.openTyping()
    #expect(abs(screen.foot - screen.covered() - 44) < 1e-9)
    screen.draft.text.resignFirstResponder()
    screen.settle()
    #expect(screen.draft.additionalSafeAreaInsets == own)
  }

  @Test("an edge that the app sets meanwhile is its own; the others lose nothing")
  func setMeanwhile() {
    let screen = Screen().openTyping()
    screen.draft.additionalSafeAreaInsets.top = 30
    screen.draft.text.resignFirstResponder()
    screen.settle()
    #expect(screen.draft.additionalSafeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    screen.type(in: screen.draft.text)
    screen.draft.additionalSafeAreaInsets.bottom = 20
    screen.draft.text.resignFirstResponder()
    screen.settle()
    #expect(screen.draft.additionalSafeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
  }

  @Test(
    "a notification without a frame, or with one that is not finite, changes nothing",
    arguments: [
      nil, CGRect(x: 0, y: CGFloat.nan, width: 393, height: 336),
      CGRect(x: 0, y: 516, width: CGFloat.infinity, height: 336),
      CGRect(x: -CGFloat.infinity, y: 516, width: 393, height: CGFloat.nan),
    ])
  func nonsense(_ frame: CGRect?) {
    let screen = Screen().openTyping()
    let foot = screen.foot
    tell(frame)
    if frame == nil { tell(.zero, UIResponder.keyboardDidShowNotification) }
    screen.simulator.settleLayout()
    #expect(screen.foot == foot && foot > 300)
  }

  @Test(
    "a keyboard that floats, stands aside, has no size or hides takes nothing away",
    arguments: [
      CGRect(x: 40, y: 300, width: 300, height: 250), CGRect(x: 500, y: 516, width: 393, height: 336),
      CGRect.zero, CGRect(x: 0, y: 852, width: 393, height: 336),
    ],
    [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification])
  func elsewhere(_ frame: CGRect, _ name: NSNotification.Name) {
    let screen = Screen().openTyping()
    tell(frame, name)
    screen.simulator.settleLayout()
    #expect(screen.foot == 34 && screen.insetDisorder == nil)
  }

  @Test("a bar of tools at the foot, as with a keyboard of hardware, takes as much as it covers")
  func bar() {
    let screen = Screen(device: .iPad).open()
    let view: UIView = screen.draft.view
    let rest = 1080 - view.seen.maxY
    tell(CGRect(x: 0, y: 1025, width: 810, height: 55))
    #expect(abs(screen.foot - (55 - rest)) < 1e-9)
  }

  @Test("turned, the card makes room for the keyboard of the new side", arguments: Device.all)
  func turned(on device: Device) {
    let screen = Screen(device: device).openTyping()
    for side in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft] {
      screen.simulator.rotate(to: side)
      screen.simulator.endTurn()
      #expect(screen.hasRoomForKeyboard)
      #expect(screen.settle().hasRoomForKeyboard)
    }
    #expect(screen.disorder == nil)
    #expect(screen.dismiss().leftover == nil && screen.insetDisorder == nil)
  }

  @Test("a keyboard that comes with the card has room as well")
  func upBefore() {
    let screen = Screen()
    screen.draft.onAppearing = { $0.text.becomeFirstResponder() }
    screen.simulator.hasHardwareKeyboard = false
    #expect(screen.present().settle().hasRoomForKeyboard)
  }

  // MARK: Heights

  @Test("a card that goes to a lower detent dismisses the keyboard, for good")
  func rises() {
    let screen = Screen.withDetents([.medium, .large], initially: .large)
    screen.simulator.hasHardwareKeyboard = false
    screen.type(in: screen.draft.text)
    #expect(screen.disorder == nil && screen.hasRoomForKeyboard)
    screen.grab(300)
    screen.release()
    #expect(screen.draft.selectedModalDetent == .medium && abs(screen.cardTop - Screen.mediumTop) < 1e-6)
    #expect(!screen.draft.text.isFirstResponder && screen.insetDisorder == nil)
    screen.draft.selectModalDetent(.large)
    #expect(screen.settle().disorder == nil && !screen.draft.text.isFirstResponder)
    screen.type(in: screen.draft.text)
    screen.grab(50)
    #expect(!screen.draft.text.isFirstResponder)
    #expect(screen.cancelTouch().disorder == nil && screen.draft.text.isFirstResponder)
  }

  @Test("a keyboard that came up while an alert stood on the card has its room when that has gone")
  func belowAlert() {
    let screen = Screen().open()
    screen.simulator.hasHardwareKeyboard = false
    let alert = screen.openAlert()
    screen.type(in: screen.draft.text)
    alert.dismiss(animated: true)
    screen.settle()
    #expect(screen.covered() > 200 && screen.foot == screen.covered())
  }

  @Test("a card from the top that grows into the keyboard has room for it, and less when it shrinks")
  func grows() {
    let screen = Screen {
      $0.edge = .top
      $0.detents = [.fitContent]
    }
    screen.draft.preferredContentSize = CGSize(width: 0, height: 300)
    screen.openTyping()
    #expect(screen.covered() == 0 && screen.insetDisorder == nil)
    screen.draft.preferredContentSize = CGSize(width: 0, height: 600)
    screen.settle()
    #expect(screen.covered() > 50 && screen.foot == screen.covered())
    screen.draft.preferredContentSize = CGSize(width: 0, height: 300)
    screen.settle()
    #expect(screen.insetDisorder == nil)
  }
}
