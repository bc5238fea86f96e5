import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Switches") struct SwitchTests {
  private final class Log { var events: [String] = [] }

  private func makeSwitch(in desk: ViewDesk, _ log: Log) -> UISwitch {
    let toggle = UISwitch(
      frame: CGRect(x: 100, y: 300, width: 9, height: 9),
      primaryAction: UIAction { _ in log.events.append("primary") })
    toggle.addAction(UIAction { _ in log.events.append("changed") }, for: .valueChanged)
    desk.root.view.addSubview(toggle)
    desk.simulator.settleLayout()
    return toggle
  }

  @Test("a switch has its own size, and is off")
  func plain() {
    let toggle = makeSwitch(in: ViewDesk(), Log())
    #expect(toggle.frame == CGRect(x: 100, y: 300, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == toggle.sizeThatFits(.zero))
    #expect(!toggle.isOn)
    #expect(toggle.accessibilityValue == "0")
  }

  @Test("a tap turns it over and tells so, code turns it and tells nobody")
  func tap() {
    let (desk, log) = (ViewDesk(), Log())
    let toggle = makeSwitch(in: desk, log)
    desk.tap(toggle)
    #expect(toggle.isOn && toggle.accessibilityValue == "1")
    #expect(log.events.sorted() == ["changed", "primary"])
    desk.tap(toggle)
    #expect(!toggle.isOn && log.events.count == 4)
    toggle.setOn(true, animated: true)
    toggle.isOn = false
    #expect(log.events.count == 4)
  }

  @Test("a disabled one stays, and a finger that lifts elsewhere changes nothing")
  func untouched() {
    let (desk, log) = (ViewDesk(), Log())
    let toggle = makeSwitch(in: desk, log)
    desk.down(at: CGPoint(x: 120, y: 315))
    desk.drag(by: CGVector(dx: 0, dy: 200), over: 0.1)
    desk.up()
    toggle.isEnabled = false
    desk.tap(toggle)
    #expect(!toggle.isOn && log.events.isEmpty && toggle.alpha == 0.5)
  }

  @Test("a tap on it is its own; one recogniser of its own hears of it")
  func outerTap() {
    let (desk, log) = (ViewDesk(), Log())
    let toggle = makeSwitch(in: desk, log)
    let (outer, own) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    desk.root.view.addGestureRecognizer(outer)
    desk.tap(toggle)
    #expect(toggle.isOn)
    toggle.addGestureRecognizer(own)
    desk.tap(toggle)
    #expect(toggle.isOn, "its own recogniser takes the touch away")
  }

  @Test("on is green, or as the app has it, and at the end where reading ends", arguments: [true, false])
  func look(isRightToLeft: Bool) throws {
    let (desk, log) = (ViewDesk(), Log())
    if isRightToLeft { desk.simulator.userInterfaceLayoutDirection = .rightToLeft }
    let toggle = makeSwitch(in: desk, log)
    let thumb = try #require(toggle.subviews.last)
    let off = thumb.frame
    toggle.isOn = true
    desk.simulator.settleLayout()
    #expect((thumb.frame.minX > off.minX) != isRightToLeft)
    #expect(toggle.subviews.first?.backgroundColor == .systemGreen)
    toggle.onTintColor = .red
    #expect(toggle.subviews.first?.backgroundColor == .red)
    toggle.isOn = false
    #expect(toggle.subviews.first?.backgroundColor == .secondarySystemFill)
  }
}
