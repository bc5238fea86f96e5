import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Room for the keyboard", .ownWorld) @MainActor struct KeyboardRoomTests {
  /// Tells of a keyboard as UIKit does.
  private func tell(
    _ frame: CGRect, _ name: NSNotification.Name = UIResponder.keyboardWillChangeFrameNotification
  ) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
  }

  @Test(
    "as much of the card as it covers is no safe area", arguments: Device.all,
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func covered(on device: Device, _ orientation: UIInterfaceOrientation) {
    let screen = Screen(device: device, orientation: orientation).open()
    let before = screen.foot
    screen.openTyping()
    #expect(screen.simulator.keyboardFrame.maxY == device.size(in: orientation).height)
    #expect(screen.covered() > 100)
    #expect(abs(screen.foot - screen.covered()) < 1e-9)
    screen.draft.text.resignFirstResponder()
    screen.settle()
    #expect(screen.foot == before)
    #expect(screen.insetDisorder == nil)
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

  @Test("a dismissed modal is given back without it")
  func dismissed() {
    let screen = Screen().openTyping()
    #expect(screen.dismiss().leftover == nil)
    #expect(screen.insetDisorder == nil)
  }

  @Test(
    "a place that is none changes nothing",
    arguments: [
      CGRect(x: 0, y: CGFloat.nan, width: 393, height: 336),
      CGRect(x: 0, y: 516, width: CGFloat.infinity, height: 336),
      CGRect(x: -CGFloat.infinity, y: 516, width: 393, height: CGFloat.nan),
    ])
  func nonsense(_ frame: CGRect) {
    let screen = Screen().openTyping()
    let foot = screen.foot
    tell(frame)
    screen.simulator.settleLayout()
    #expect(screen.foot == foot && foot > 300)
  }

  @Test("a notification that says no place changes nothing")
  func empty() {
    let screen = Screen().openTyping()
    let foot = screen.foot
    NotificationCenter.default.post(name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    tell(.zero, UIResponder.keyboardDidShowNotification)
    #expect(screen.foot == foot)
  }

  @Test(
    "one that floats, stands aside or has no size takes nothing away",
    arguments: [
      CGRect(x: 40, y: 300, width: 300, height: 250), CGRect(x: 500, y: 516, width: 393, height: 336),
      CGRect.zero, CGRect(x: 0, y: 852, width: 393, height: 336),
    ])
  func elsewhere(_ frame: CGRect) {
    let screen = Screen().openTyping()
    tell(frame)
    screen.simulator.settleLayout()
    #expect(screen.foot == 34)
    #expect(screen.insetDisorder == nil)
  }

  @Test("one that is told of only as it hides is heard of as well")
  func hides() {
    let screen = Screen().openTyping()
    tell(CGRect(x: 0, y: 852, width: 393, height: 336), UIResponder.keyboardWillHideNotification)
    #expect(screen.insetDisorder == nil)
  }

  @Test("a bar of tools at the foot, as with a keyboard of hardware, takes as much as it covers")
  func bar() {
    let screen = Screen(device: .iPad).open()
    let view: UIView = screen.draft.view
    let rest = 1080 - view.convert(view.bounds, to: nil).maxY
    tell(CGRect(x: 0, y: 1025, width: 810, height: 55))
    #expect(abs(screen.foot - (55 - rest)) < 1e-9)
  }

  @Test("turned, the card makes room for the keyboard of the new side", arguments: Device.all)
  func turned(on device: Device) {
    let screen = Screen(device: device).openTyping()
    for side in [UIInterfaceOrientation.landscapeRight, .portrait, .landscapeLeft] {
      screen.simulator.rotate(to: side)
      #expect(abs(screen.foot - screen.covered()) < 1e-9 && screen.covered() > 100)
      screen.settle()
      #expect(abs(screen.foot - screen.covered()) < 1e-9)
    }
    #expect(screen.disorder == nil)
  }

  @Test("in a window that shares the screen, what the keyboard covers of the card is found there")
  func resized() {
    let screen = Screen(device: .iPadAir, orientation: .landscapeLeft).openTyping()
    screen.simulator.resize(to: CGSize(width: 590, height: 820))
    screen.settle()
    #expect(abs(screen.foot - screen.covered()) < 1e-9 && screen.covered() > 100)
  }

  @Test("one that is up before the card comes has it as well")
  func upBefore() {
    let screen = Screen()
    screen.draft.onAppearing = { $0.text.becomeFirstResponder() }
    screen.simulator.hasHardwareKeyboard = false
    screen.present()
    screen.clock.advance(by: 0.1)
    #expect(screen.progress < 0.95)
    #expect(screen.draft.additionalSafeAreaInsets.bottom > 300)
    screen.settle()
    #expect(abs(screen.foot - screen.covered()) < 1e-9)
  }

  // MARK: Heights

  private func openAtMedium() -> Screen {
    let screen = Screen { $0.detents = [.medium, .large] }.open()
    screen.simulator.hasHardwareKeyboard = false
    return screen
  }

  @Test("a card that stands lower than it can goes to its highest place when the keyboard covers it")
  func rises() {
    let screen = openAtMedium()
    screen.type(in: screen.draft.text)
    #expect(screen.settledDetent() == .large)
    #expect(abs(screen.foot - screen.covered()) < 1e-9)
    #expect(screen.disorder == nil)
  }

  @Test("taken to a lower height by a finger it stays there, and the keyboard stays down")
  func lowered() {
    let screen = openAtMedium()
    screen.type(in: screen.draft.text)
    screen.settle()
    screen.grab(300)
    #expect(screen.release().draft.selectedModalDetent == .medium)
    #expect(!screen.draft.text.isFirstResponder)
    #expect(screen.draft.additionalSafeAreaInsets == .zero)
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
