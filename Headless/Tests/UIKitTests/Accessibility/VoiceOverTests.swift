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

  private final class Dial: UIView {
    var value = 0
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
  }

  @Test("swipes up and down change an adjustable element that can be focused (F309)")
  func adjusted() {
    let (stage, dial) = (Stage(), Dial())
    stage.add(dial)
    let voiceOver = stage.simulator.voiceOver
    voiceOver.adjust(dial, up: true)
    dial.isAccessibilityElement = true
    voiceOver.adjust(dial, up: true)
    #expect(dial.value == 0)
    dial.accessibilityTraits = .adjustable
    for isUp in [true, true, false] { voiceOver.adjust(dial, up: isUp) }
    #expect(dial.value == 1)
    stage.view.accessibilityElementsHidden = true
    voiceOver.adjust(dial, up: true)
    #expect(dial.value == 1)
  }

  private final class Answering: UIView {
    var taps = 0
    override func accessibilityActivate() -> Bool {
      taps += 1
      return true
    }
  }

  @Test("a double tap activates an element in reach; one that does not answer is told so (F406)")
  func activated() {
    let (stage, view) = (Stage(), Answering())
    stage.add(view)
    let voiceOver = stage.simulator.voiceOver
    #expect(!voiceOver.activate(view) && view.taps == 0)
    view.isAccessibilityElement = true
    #expect(voiceOver.activate(view) && view.taps == 1)
    stage.view.isAccessibilityElement = true
    #expect(!voiceOver.activate(stage.view))
    view.accessibilityElementsHidden = true
    #expect(!voiceOver.activate(view) && view.taps == 1)
  }

  @Test("an element's own actions are performed by name, and tell whether they succeeded (F407)")
  func performed() {
    let (stage, view) = (Stage(), UIView())
    stage.add(view)
    view.isAccessibilityElement = true
    var names: [String] = []
    view.accessibilityCustomActions = ["Yes", "No"].map { name in
      UIAccessibilityCustomAction(name: name) {
        names.append($0.name)
        return name == "Yes"
      }
    }
    let voiceOver = stage.simulator.voiceOver
    #expect(voiceOver.perform("Yes", on: view) && !voiceOver.perform("No", on: view))
    #expect(!voiceOver.perform("Other", on: view) && names == ["Yes", "No"])
  }

  @Test("an element is where its view is on the screen, unless it says otherwise (F408)")
  func frame() {
    let (stage, view) = (Stage(), UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
    stage.view.frame.origin = CGPoint(x: 10, y: 20)
    stage.add(view)
    #expect(view.accessibilityFrame == view.convert(view.bounds, to: nil))
    let part = UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 1, width: 2, height: 2), in: view)
    #expect(part.origin == view.convert(CGPoint(x: 1, y: 1), to: nil))
    view.accessibilityFrame = part
    #expect(view.accessibilityFrame == part)
  }
}
