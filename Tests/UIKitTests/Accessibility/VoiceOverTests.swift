import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("VoiceOver", .ownWorld) struct VoiceOverTests {
  /// A screen and a card over it.
  @MainActor private final class Room {
    let stage = Stage()
    let behind = UIView()
    let button = UIButton(type: .system)
    let card = UIView()
    let label = UILabel()

    init() {
      stage.add(behind)
      behind.addSubview(button)
      stage.add(card)
      card.addSubview(label)
    }

    var voiceOver: VoiceOver { stage.simulator.voiceOver }
  }

  @Test("a hidden view and its subviews cannot be focused (F300)")
  func hidden() {
    let room = Room()
    #expect(room.voiceOver.reaches(room.button))
    room.behind.accessibilityElementsHidden = true
    #expect(!room.voiceOver.reaches(room.button) && !room.voiceOver.reaches(room.behind))
    #expect(room.voiceOver.reaches(room.label))
    room.label.isHidden = true
    #expect(!room.voiceOver.reaches(room.label))
  }

  @Test("a modal view hides its siblings, not its subviews or superviews (F215)")
  func modal() {
    let room = Room()
    room.card.accessibilityViewIsModal = true
    #expect(!room.voiceOver.reaches(room.button))
    #expect(room.voiceOver.reaches(room.label) && room.voiceOver.reaches(room.stage.view))
    let beyond = UIView()
    room.stage.window.addSubview(beyond)
    #expect(room.voiceOver.reaches(beyond))
  }

  @Test("a view outside a window cannot be focused")
  func outside() {
    let room = Room()
    room.card.removeFromSuperview()
    #expect(!room.voiceOver.reaches(room.label))
  }

  @Test("a screen or layout notification moves the focus to its element (F302)")
  func focus() {
    let room = Room()
    UIAccessibility.post(notification: .screenChanged, argument: room.label)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UILabel === room.label)
    UIAccessibility.post(notification: .announcement, argument: "Sent")
    #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === room.label)
    UIAccessibility.post(notification: .layoutChanged, argument: room.button)
    #expect(room.voiceOver.focus === room.button)
    #expect(room.voiceOver.posts.map(\.notification) == [.screenChanged, .announcement, .layoutChanged])
  }

  @Test("the focus is held weakly")
  func weakFocus() {
    let room = Room()
    UIAccessibility.post(notification: .screenChanged, argument: UILabel())
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    #expect(room.voiceOver.posts.last?.argument == nil)
  }

  /// A view that answers an escape as set.
  private final class EscapeView: UIView {
    var answer = false
    var asked = 0

    override func accessibilityPerformEscape() -> Bool {
      asked += 1
      return answer
    }
  }

  private final class EscapeController: UIViewController {
    var asked = 0

    override func accessibilityPerformEscape() -> Bool {
      asked += 1
      return false
    }
  }

  @Test(
    "an escape asks the element, its superviews and their controllers until one returns true (F301)")
  func escape() {
    let stage = Stage()
    let (outer, inner, controller) = (EscapeView(), EscapeView(), EscapeController())
    stage.add(outer)
    outer.addSubview(controller.view)
    controller.view.addSubview(inner)
    #expect(!stage.simulator.voiceOver.performEscape(from: inner))
    outer.answer = true
    #expect(stage.simulator.voiceOver.performEscape(from: inner))
    #expect(inner.asked == 2 && controller.asked == 2 && outer.asked == 2)
    inner.answer = true
    #expect(stage.simulator.voiceOver.performEscape(from: inner))
    #expect(inner.asked == 3 && controller.asked == 2 && outer.asked == 2)
  }
}
