import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Presses of keys", .ownWorld) final class PressTests {
  private final class Controller: UIViewController {
    var heard: [String] = []
    var takesAll = false

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("began \(presses.first?.key?.keyCode.rawValue ?? 0)")
      if !takesAll { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("ended")
      super.pressesEnded(presses, with: event)
    }
  }

  private let root = Controller()
  private let child = Controller()
  private let stage: Stage

  init() {
    root.takesAll = true
    root.addChild(child)
    stage = Stage(root: root)
    stage.add(child.view, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test("a press goes to the first responder and up the chain, until an override keeps it (F260)")
  func chain() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    child.view.addSubview(field)
    field.becomeFirstResponder()
    stage.simulator.press(.keyboardEscape)
    #expect(child.heard == ["began 41", "ended"])
    #expect(root.heard == child.heard)
    child.takesAll = true
    stage.simulator.press(.keyboardEscape)
    #expect(root.heard == ["began 41", "ended", "ended"])
  }

  @Test("without a first responder a press goes to the front-most page, and on to its presenter (F261)")
  func front() {
    let modal = Controller()
    stage.show(modal)
    stage.simulator.press(.keyboardUpArrow)
    #expect(modal.heard == ["began 82", "ended"])
    #expect(modal.next === root)
    #expect(root.heard == modal.heard && child.heard.isEmpty)
    let top = Controller()
    stage.show(UINavigationController(rootViewController: top), over: modal)
    stage.simulator.press(.keyboardEscape)
    #expect(top.heard == ["began 41", "ended"])
  }

  @Test("keys are ignored during a non-interactive transition (F53)")
  func transition() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    stage.clock.advance(by: 0.1)
    stage.simulator.press(.keyboardEscape)
    #expect(root.heard.isEmpty)
  }

  @Test("Escape chooses an alert's cancel action, once (F262)")
  func alert() {
    var choices = 0
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in choices += 1 })
    root.present(alert, animated: true)
    stage.clock.runUntilIdle()
    stage.simulator.press(.keyboardEscape)
    stage.simulator.press(.keyboardEscape)
    stage.clock.runUntilIdle()
    #expect(choices == 1 && root.presentedViewController == nil)
    #expect(!root.heard.contains("began 41") && stage.complaints.isEmpty)
  }

  @Test("an alert without a cancel action passes Escape on to its presenter")
  func plainAlert() {
    root.present(UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: false)
    stage.simulator.press(.keyboardEscape)
    #expect(root.heard.contains("began 41"))
  }
}
