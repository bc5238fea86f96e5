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

  @Test("a view that names its elements is read in their order, and nothing else in it can be focused (F598)")
  func named() {
    let room = Room()
    let stage = room.behind.superview
    #expect(room.voiceOver.reads(room.button, before: room.label))
    #expect(!room.voiceOver.reads(room.label, before: room.button))
    stage?.accessibilityElements = [room.card, room.behind]
    #expect(room.voiceOver.reads(room.label, before: room.button))
    #expect(!room.voiceOver.reads(room.button, before: room.label))
    #expect(room.voiceOver.reaches(room.button) && room.voiceOver.reaches(room.label))
    stage?.accessibilityElements = [room.card]
    #expect(!room.voiceOver.reaches(room.button) && room.voiceOver.reaches(room.label))
    #expect(!room.voiceOver.reads(room.button, before: room.label))
  }

  @Test("a modal view hides its siblings only (F215), and no view outside a window can be focused")
  func modal() {
    let room = Room()
    room.card.accessibilityViewIsModal = true
    #expect(!room.voiceOver.reaches(room.button))
    #expect(room.voiceOver.reaches(room.label) && room.voiceOver.reaches(room.stage.view))
    let beyond = UIView()
    room.stage.window.addSubview(beyond)
    #expect(room.voiceOver.reaches(beyond))
    room.card.removeFromSuperview()
    #expect(!room.voiceOver.reaches(room.label))
  }

  @Test("a screen or layout notification moves the focus to its element, which is held weakly (F302)")
  func focus() {
    let room = Room()
    UIAccessibility.post(notification: .screenChanged, argument: room.label)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UILabel === room.label)
    UIAccessibility.post(notification: .announcement, argument: "Sent")
    #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === room.label)
    UIAccessibility.post(notification: .layoutChanged, argument: room.button)
    #expect(room.voiceOver.focus === room.button)
    #expect(room.voiceOver.posts.map(\.notification) == [.screenChanged, .announcement, .layoutChanged])
    UIAccessibility.post(notification: .screenChanged, argument: UILabel())
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    #expect(room.voiceOver.posts.last?.argument == nil)
  }

  /// A view that counts what it is asked.
  private final class Probe: UIView {
    var endsEscape = false
    var escapes = 0
    var value = 0
    var taps = 0

    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return endsEscape
    }
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
    override func accessibilityActivate() -> Bool {
      taps += 1
      return true
    }
  }

  private final class EscapeController: UIViewController {
    var escapes = 0

    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return false
    }
  }

  @Test(
    "an escape asks the element, its superviews and their controllers until one returns true (F301)")
  func escape() {
    let stage = Stage()
    let (outer, inner, controller) = (Probe(), Probe(), EscapeController())
    stage.add(outer)
    outer.addSubview(controller.view)
    controller.view.addSubview(inner)
    #expect(!stage.simulator.voiceOver.performEscape(from: inner))
    outer.endsEscape = true
    #expect(stage.simulator.voiceOver.performEscape(from: inner))
    inner.endsEscape = true
    #expect(stage.simulator.voiceOver.performEscape(from: inner))
    #expect(inner.escapes == 3 && controller.escapes == 2 && outer.escapes == 2)
  }

  @Test(
    "swipes adjust an element in reach (F309), and a double tap activates it (F406); hidden ones are out of reach (F300)"
  )
  func inReach() {
    let (stage, view) = (Stage(), Probe())
    stage.add(view)
    let voiceOver = stage.simulator.voiceOver
    voiceOver.adjust(view, up: true)
    #expect(!voiceOver.activate(view))
    view.isAccessibilityElement = true
    voiceOver.adjust(view, up: true)
    #expect(view.value == 0, "it is not adjustable")
    view.accessibilityTraits = .adjustable
    for isUp in [true, true, false] { voiceOver.adjust(view, up: isUp) }
    #expect(voiceOver.activate(view) && view.value == 1 && view.taps == 1)
    stage.view.isAccessibilityElement = true
    #expect(!voiceOver.activate(stage.view), "it does not answer")
    stage.view.accessibilityElementsHidden = true
    voiceOver.adjust(view, up: true)
    #expect(!voiceOver.activate(view) && view.value == 1 && view.taps == 1)
  }
}
