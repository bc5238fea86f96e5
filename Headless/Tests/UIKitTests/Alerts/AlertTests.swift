import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Alerts", .ownWorld) final class AlertTests {
  private lazy var stage = Stage()

  private func present(
    _ style: UIAlertController.Style, _ chosen: @escaping (String) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in [
      ("Delete", UIAlertAction.Style.destructive), ("Keep", .default), ("Cancel", .cancel),
    ] {
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

  @Test("the panels of an action sheet slide up from below the screen; an alert stays in its place")
  func slides() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      stage.root.present(alert, animated: true)
      var places: [CGFloat] = []
      for _ in 0..<20 {
        stage.clock.advance(by: 1 / 60)
        places += alert.view.subviews.prefix(1).map { $0.shown($0.bounds).minY }
      }
      #expect(places == places.sorted(by: >))
      #expect(((places.first ?? 0) > (places.last ?? 852) + 20) == (style == .actionSheet))
      alert.dismiss(animated: false)
    }
  }

  @Test("an alert is in the middle; an action sheet is at the bottom with its cancel action apart")
  func layout() throws {
    let alert = present(.alert) { _ in }
    let panel = try #require(alert.view.subviews.first)
    #expect(abs(panel.center.x - 393 / 2) < 1 && panel.frame.width == 270)
    alert.dismiss(animated: false)
    let sheet = present(.actionSheet) { _ in }
    let panels = sheet.view.subviews.map(\.frame)
    #expect(panels.count == 2)
    #expect(panels[1].maxY <= 852 - 34 && panels[0].maxY == panels[1].minY - 8)
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
    "a tap outside chooses the cancel action of an action sheet, and nothing on its panel or of an alert (F396)",
    arguments: [
      (.actionSheet, CGPoint(x: 200, y: 100), ["Cancel"]), (.actionSheet, CGPoint(x: 200, y: 590), []),
      (.alert, CGPoint(x: 200, y: 100), []),
    ] as [(UIAlertController.Style, CGPoint, [String])])
  func outside(style: UIAlertController.Style, point: CGPoint, expected: [String]) {
    var chosen: [String] = []
    let alert = present(style) { chosen.append($0) }
    stage.tap(at: point)
    stage.clock.runUntilIdle()
    #expect(chosen == expected && (stage.root.presentedViewController === alert) == expected.isEmpty)
    #expect(stage.simulator.complaints.isEmpty)
  }

  @Test("a tap outside an action sheet without a cancel action does nothing (F396)")
  func outsideWithoutCancel() {
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in Issue.record("chosen") })
    stage.root.present(sheet, animated: true)
    stage.clock.runUntilIdle()
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.clock.runUntilIdle()
    #expect(stage.root.presentedViewController === sheet)
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
