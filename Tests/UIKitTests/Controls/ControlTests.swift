import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Controls", .ownWorld) struct ControlTests {
  private final class Log { var events: [String] = [] }

  private func button(in desk: ViewDesk, _ log: Log) -> UIButton {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in log.events.append("primary") })
    button.addAction(UIAction { _ in log.events.append("inside") }, for: .touchUpInside)
    return desk.show(button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
  }

  @Test("a tap is a touch up inside and the primary action")
  func tap() {
    let (desk, log) = (ViewDesk(), Log())
    let button = button(in: desk, log)
    desk.tap(button)
    #expect(log.events == ["inside", "primary"])
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test("a finger may leave the control a little; farther away it lifts outside")
  func outside() {
    let (desk, log) = (ViewDesk(), Log())
    let button = button(in: desk, log)
    desk.down(at: CGPoint(x: 150, y: 320))
    desk.drag(by: CGVector(dx: 0, dy: 60), over: 0.1)
    #expect(button.isHighlighted)
    desk.drag(by: CGVector(dx: 0, dy: 60), over: 0.1)
    #expect(!button.isHighlighted)
    desk.drag(by: CGVector(dx: 0, dy: -60), over: 0.1)
    desk.drag(by: CGVector(dx: 0, dy: 60), over: 0.1)
    desk.up()
    #expect(log.events.isEmpty)
  }

  @Test("a pan that begins cancels the touch")
  func cancelled() {
    let (desk, log) = (ViewDesk(), Log())
    let button = button(in: desk, log)
    let pan = UIPanGestureRecognizer()
    desk.root.view.addGestureRecognizer(pan)
    desk.down(at: CGPoint(x: 150, y: 320))
    desk.drag(by: CGVector(dx: 0, dy: 30), over: 0.1)
    desk.up()
    #expect(log.events.isEmpty && !button.isTracking && !button.isHighlighted)
  }

  @Test("a disabled control sends nothing and turns pale")
  func disabled() {
    let (desk, log) = (ViewDesk(), Log())
    let button = button(in: desk, log)
    button.isEnabled = false
    desk.tap(button)
    #expect(log.events.isEmpty)
    #expect(button.currentTitleColor == .tertiaryLabel)
  }
}
