import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Alerts", .ownWorld) final class AlertTests {
  private lazy var stage = Stage()

  private func present(
    _ style: UIAlertController.Style, cancels: Bool = true, _ chosen: @escaping (String) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    let actions = [("Delete", UIAlertAction.Style.destructive), ("Keep", .default), ("Cancel", .cancel)]
    for (title, style) in actions where cancels || style != .cancel {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    stage.root.present(alert, animated: true)
    stage.clock.runUntilIdle()
    return alert
  }

  @Test(
    "a choice dismisses the alert first, then calls the handler", arguments: ["Delete", "Keep", "Cancel"])
  func choice(title: String) throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      var chosen: [String] = []
      let alert = present(style) { [root = stage.root] in
        chosen.append($0)
        #expect(root.presentedViewController == nil)
      }
      let button = try #require(alert.view.view(identified: title))
      stage.tap(button)
      #expect(chosen.isEmpty)
      stage.clock.runUntilIdle()
      #expect(chosen == [title])
      #expect(stage.simulator.complaints.isEmpty)
    }
  }

  @Test(
    "after an alert its former first responder gets the keyboard, unless it is gone (F205)",
    arguments: [true, false])
  func keyboard(isThere: Bool) {
    let field = stage.show(UITextField(), frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.becomeFirstResponder()
    let alert = present(.alert) { _ in }
    #expect(!field.isFirstResponder)
    if !isThere { field.removeFromSuperview() }
    alert.dismiss(animated: true)
    stage.clock.runUntilIdle()
    #expect(field.isFirstResponder == isThere)
    #expect(stage.simulator.complaints.isEmpty)
  }

  @Test(
    "a tap outside an action sheet chooses its cancel action, if any; on the panel or outside an alert nothing (F396)",
    arguments: [
      (.actionSheet, true, CGPoint(x: 200, y: 100), ["Cancel"]),
      (.actionSheet, true, CGPoint(x: 200, y: 590), []), (.actionSheet, false, CGPoint(x: 200, y: 100), []),
      (.alert, true, CGPoint(x: 200, y: 100), []),
    ] as [(UIAlertController.Style, Bool, CGPoint, [String])])
  func outside(style: UIAlertController.Style, cancels: Bool, point: CGPoint, expected: [String]) {
    var chosen: [String] = []
    let alert = present(style, cancels: cancels) { chosen.append($0) }
    stage.tap(at: point)
    stage.clock.runUntilIdle()
    #expect(chosen == expected && (stage.root.presentedViewController === alert) == expected.isEmpty)
    #expect(stage.simulator.complaints.isEmpty)
  }

  @Test("taps during the dismissal choose nothing")
  func leaving() {
    var chosen: [String] = []
    let alert = present(.alert) { chosen.append($0) }
    alert.dismiss(animated: true)
    stage.clock.advance(by: 0.05)
    alert.actions.first.map(alert.choose)
    stage.clock.runUntilIdle()
    #expect(chosen.isEmpty && stage.simulator.complaints.isEmpty)
  }
}
