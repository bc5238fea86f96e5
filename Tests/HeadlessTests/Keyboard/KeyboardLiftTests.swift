import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// A card lower than the keyboard: what the user types in is seen.
@Suite("A low card above the keyboard", .ownWorld) @MainActor struct KeyboardLiftTests {
  /// A card whose content is 200 points high, or the lower half of its container.
  enum Low: CaseIterable {
    case fitted, height, twoHeights, belowLarge, medium, mediumBelowLarge, floating, contained, form, sheet

    @MainActor func screen(on device: Device, _ orientation: UIInterfaceOrientation) -> Screen {
      let screen = Screen(
        device: device, orientation: orientation, configuration: configuration,
        isContained: self == .contained)
      screen.draft.preferredContentSize = CGSize(width: 0, height: 200)
      return screen
    }

    @MainActor private var configuration: ModalConfiguration {
      switch self {
      case .fitted, .contained: ModalConfiguration.mail.with { $0.detents = [.fitContent] }
      case .height: ModalConfiguration.mail.with { $0.detents = [.height(200)] }
      case .twoHeights: ModalConfiguration.mail.with { $0.detents = [.height(200), .height(260)] }
      case .belowLarge: ModalConfiguration.mail.with { $0.detents = [.fitContent, .large] }
      case .medium: ModalConfiguration.mail.with { $0.detents = [.medium] }
      case .mediumBelowLarge: ModalConfiguration.mail.with { $0.detents = [.medium, .large] }
      case .floating:
        ModalConfiguration.mail.with {
          $0.detents = [.fitContent]
          $0.card.floatingInset = 8
        }
      case .form: ModalConfiguration.form.with { $0.detents = [.fitContent] }
      case .sheet: ModalConfiguration.sheet.with { $0.detents = [.fitContent, .large] }
      }
    }
  }

  /// The part of the card above the keyboard, in the window.
  private func visible(_ screen: Screen) -> CGRect {
    let view: UIView = screen.draft.view
    let box = view.shown(view.bounds)
    let bottom = min(box.maxY, screen.simulator.keyboardFrame.minY)
    return CGRect(x: box.minX, y: box.minY, width: box.width, height: bottom - box.minY)
  }

  /// A field at the bottom of the 200 points that the content needs.
  private func addField(_ screen: Screen) -> UITextField {
    let field = screen.addField()
    field.frame = CGRect(x: 16, y: 150, width: 200, height: 40)
    return field
  }

  @Test(
    "its whole content stands on the keyboard, and it goes back when that goes", arguments: Low.allCases,
    [
      (Device.iPhone15, UIInterfaceOrientation.portrait), (.iPhoneSE, .portrait), (.iPhone15, .landscapeLeft),
      (.iPad, .portrait), (.iPad, .landscapeLeft),
    ])
  func stands(_ low: Low, on device: (Device, UIInterfaceOrientation)) {
    let screen = low.screen(on: device.0, device.1).open()
    screen.simulator.hasHardwareKeyboard = false
    let field = addField(screen)
    let (detent, before) = (
      screen.draft.selectedModalDetent, screen.draft.view.shown(screen.draft.view.bounds)
    )
    let height = before.height - screen.foot
    screen.type(in: field)
    let keyboard = screen.simulator.keyboardFrame
    let room = keyboard.minY - screen.layoutTop
    #expect(visible(screen).height >= min(height, room) - 0.5)
    #expect(
      field.shown(field.bounds).maxY <= keyboard.minY + 0.5 || room < 200, "\(field.shown(field.bounds))")
    #expect(screen.foot <= screen.covered() + 0.5, "no more is taken than the keyboard covers")
    #expect(screen.complaint == nil)
    field.resignFirstResponder()
    screen.settle()
    #expect(screen.draft.view.shown(screen.draft.view.bounds) == before && screen.insetDisorder == nil)
    #expect(screen.draft.selectedModalDetent == detent)
    #expect(screen.dismiss().leftover == nil || low == .contained)
  }

  @Test("it moves with the keyboard's timing, without a jump")
  func timing() {
    let screen = Low.fitted.screen(on: .iPhone15, .portrait).open()
    screen.simulator.hasHardwareKeyboard = false
    let before = screen.cardTop
    addField(screen).becomeFirstResponder()
    screen.clock.runTurns()
    var tops = [before]
    for _ in 1...20 {
      screen.clock.advance(by: 1.0 / 60)
      tops.append(screen.cardTop)
    }
    let end = before - (336 - 34)
    #expect(abs(screen.cardTop - end) < 0.5)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 - 0.01 && $0 - $1 < 60 })
    #expect(tops[8] > end + 1, "half way through the quarter of a second it has not arrived")
  }

  @Test("a field that is first responder before the card appears brings the card up with its keyboard")
  func autofocus() {
    let screen = Low.fitted.screen(on: .iPhone15, .portrait)
    screen.simulator.hasHardwareKeyboard = false
    screen.draft.loadViewIfNeeded()
    let field = UITextField(frame: CGRect(x: 16, y: 150, width: 200, height: 40))
    screen.draft.view.addSubview(field)
    screen.draft.onAppearing = { _ in field.becomeFirstResponder() }
    screen.present().settle()
    #expect(field.isFirstResponder && field.shown(field.bounds).maxY <= screen.simulator.keyboardFrame.minY)
  }

  @Test("a finger that lets it return finds card, field and keyboard as they were", arguments: Low.allCases)
  func returns(_ low: Low) {
    let screen = low.screen(on: .iPhone15, .portrait).open()
    screen.simulator.hasHardwareKeyboard = false
    let field = addField(screen)
    screen.type(in: field)
    let (detent, before) = (screen.draft.selectedModalDetent, visible(screen))
    screen.grab(40)
    #expect(!field.isFirstResponder)
    screen.release()
    #expect(field.isFirstResponder && screen.draft.selectedModalDetent == detent)
    #expect(visible(screen) == before)
  }

  @Test(
    "it leaves from where it stands, under a finger too, and leaves nothing behind", arguments: Low.allCases)
  func leaves(_ low: Low) {
    let screen = low.screen(on: .iPhone15, .portrait).open()
    screen.simulator.hasHardwareKeyboard = false
    screen.type(in: addField(screen))
    screen.grab(500)
    screen.release()
    #expect(screen.isGone && screen.complaint == nil && screen.root.disturbance == nil)
  }

  @Test("a card that is not to rise stays, and its content gets the covered height as safe area")
  func staysBelow() {
    let screen = Screen {
      $0.detents = [.medium]
      $0.keyboard.raisesCard = false
    }
    screen.simulator.hasHardwareKeyboard = false
    let top = screen.open().cardTop
    screen.type(in: screen.draft.text)
    #expect(screen.cardTop == top && screen.hasRoomForKeyboard)
  }

  @Test(
    "a field of the root, or another app's keyboard in Split View, moves no card", arguments: [true, false])
  func others(isOtherApp: Bool) {
    let screen = Screen {
      $0.detents = [.fitContent]
      $0.dimming.largestUndimmedDetent = .fitContent
    }
    screen.draft.preferredContentSize = CGSize(width: 0, height: 200)
    screen.open()
    let top = screen.cardTop
    if isOtherApp {
      screen.type(in: screen.draft.text)
      tell(CGRect(x: 0, y: 516, width: 393, height: 336), isLocal: false)
    } else {
      screen.simulator.hasHardwareKeyboard = false
      screen.type(in: screen.addField(to: screen.root))
    }
    #expect(screen.settle().cardTop == top)
    screen.grab(40)
    #expect(screen.draft.text.isFirstResponder == isOtherApp)
    #expect(screen.cancelTouch().disorder == nil)
  }

  private func tell(_ frame: CGRect, isLocal: Bool) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: frame, UIResponder.keyboardIsLocalUserInfoKey: isLocal,
      ])
  }

  @Test("a keyboard that gets higher under a finger has its space when the finger lets go")
  func changesUnderFinger() {
    let screen = Screen {
      $0.detents = [.fitContent]
      $0.keyboard.duringDrag = .stays
    }
    screen.draft.preferredContentSize = CGSize(width: 0, height: 200)
    screen.open()
    screen.simulator.hasHardwareKeyboard = false
    screen.type(in: addField(screen))
    let top = screen.cardTop
    screen.grab(40)
    let held = screen.cardTop
    tell(CGRect(x: 0, y: 466, width: 393, height: 386), isLocal: true)
    screen.showFrame()
    #expect(screen.cardTop == held, "the finger keeps the card")
    screen.release()
    #expect(screen.settle().cardTop == top - 50)
  }

  @Test(
    "an answer that comes before the question is gone gives the keyboard back after it",
    arguments: [true, false])
  func keep(answersFirst: Bool) async {
    let screen = Screen { $0.dismissal.beginsWithDrag = false }.openTyping()
    var answer: CheckedContinuation<Bool, Never>?
    screen.delegate.permission = .ask { await withCheckedContinuation { answer = $0 } }
    screen.grab(500)
    screen.release()
    await screen.untilAsked { answer != nil }
    let question = UIViewController()
    screen.draft.present(question, animated: true)
    screen.settle()
    if !answersFirst {
      question.dismiss(animated: true)
      screen.settle()
    }
    answer?.resume(returning: false)
    await screen.untilAsked { !screen.interactionIsAsking }
    screen.clock.advance(by: 0.5)
    if answersFirst {
      #expect(!screen.draft.text.isFirstResponder)
      question.dismiss(animated: true)
    }
    #expect(screen.settle().draft.text.isFirstResponder && screen.hasRoomForKeyboard)
  }
}

extension Screen {
  /// The highest that the card can stand.
  fileprivate var layoutTop: CGFloat {
    var configuration = transition.configuration
    configuration.detents = [.large]
    guard let container else { return 0 }
    return configuration.cardGeometry.layout(in: session?.views.context(in: container) ?? .empty).card.minY
  }

  fileprivate var interactionIsAsking: Bool {
    if case .asking = session?.interaction.phase { true } else { false }
  }

  /// Lets tasks run until a condition holds.
  fileprivate func untilAsked(_ condition: () -> Bool) async {
    for _ in 1...1000 where !condition() { await Task.yield() }
  }
}
