import Testing

@testable import UIKit

@MainActor @Suite("Controls") struct ControlTests {
  private final class Log { var events: [String] = [] }

  private func button(in desk: ViewDesk, _ log: Log) -> UIButton {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in log.events.append("primary") })
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside"),
      (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      button.addAction(UIAction { _ in log.events.append(name) }, for: event)
    }
    return desk.show(button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
  }

  @Test("a tap is down, up inside, and the primary action")
  func tap() {
    let (desk, log) = (ViewDesk(), Log())
    let button = button(in: desk, log)
    desk.tap(button)
    #expect(log.events == ["down", "inside", "primary"])
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test("a finger may stray, and far enough off it counts as outside")
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
    #expect(log.events == ["down", "exit", "enter", "exit", "outside"])
  }

  @Test("a pan that begins takes the touch away")
  func cancelled() {
    let (desk, log) = (ViewDesk(), Log())
    let button = button(in: desk, log)
    let pan = UIPanGestureRecognizer()
    desk.root.view.addGestureRecognizer(pan)
    desk.down(at: CGPoint(x: 150, y: 320))
    desk.drag(by: CGVector(dx: 0, dy: 30), over: 0.1)
    desk.up()
    #expect(log.events == ["down", "cancel"])
    #expect(!button.isTracking)
  }

  @Test("a disabled control does nothing, and turns pale")
  func disabled() {
    let (desk, log) = (ViewDesk(), Log())
    let button = button(in: desk, log)
    button.isEnabled = false
    desk.tap(button)
    #expect(log.events.isEmpty)
    #expect(button.currentTitleColor == .tertiaryLabel)
  }

  @Test("an action with the same identifier takes the place of the first")
  func replacedAction() {
    let log = Log()
    _ = ViewDesk()
    let control = UIControl()
    let name = UIAction.Identifier("only")
    control.addAction(UIAction(identifier: name) { _ in log.events.append("1") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in log.events.append("2") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.events == ["2"])
  }
}
