import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Switches", .ownWorld) struct SwitchTests {
  private final class Log { var events: [String] = [] }

  private let desk = ViewDesk()
  private let log = Log()
  private let toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 9, height: 9))

  init() {
    for (name, event) in [("primary", UIControl.Event.primaryActionTriggered), ("changed", .valueChanged)] {
      toggle.addAction(UIAction { [log] _ in log.events.append(name) }, for: event)
    }
    desk.root.view.addSubview(toggle)
    desk.simulator.settleLayout()
  }

  @Test("a switch has its own size and is off (F347); a tap toggles it and sends events, code sends none")
  func tap() {
    #expect(toggle.frame == CGRect(x: 100, y: 300, width: 51, height: 31))
    #expect(toggle.sizeThatFits(.zero) == toggle.frame.size)
    #expect(!toggle.isOn && toggle.accessibilityValue == "0")
    desk.tap(toggle)
    #expect(toggle.isOn && toggle.accessibilityValue == "1")
    #expect(log.events.sorted() == ["changed", "primary"])
    desk.tap(toggle)
    #expect(!toggle.isOn && log.events.count == 4)
    toggle.isOn = true
    toggle.isOn = false
    #expect(log.events.count == 4)
  }

  @Test("a disabled switch keeps its value, as does one whose finger lifts outside")
  func untouched() {
    desk.down(at: CGPoint(x: 120, y: 315))
    desk.drag(by: CGVector(dx: 0, dy: 200), over: 0.1)
    desk.up()
    toggle.isEnabled = false
    desk.tap(toggle)
    #expect(!toggle.isOn && log.events.isEmpty && toggle.alpha == 0.5)
  }

  @Test("an outer recogniser does not get the tap; a recogniser of the switch itself does (F346)")
  func outerTap() {
    desk.root.view.addGestureRecognizer(UITapGestureRecognizer())
    desk.tap(toggle)
    #expect(toggle.isOn)
    toggle.addGestureRecognizer(UITapGestureRecognizer())
    desk.tap(toggle)
    #expect(toggle.isOn, "the switch's own recogniser gets the tap")
  }

  @Test("a switch that is on is green with the thumb at the trailing end", arguments: [true, false])
  func look(isRightToLeft: Bool) throws {
    if isRightToLeft { desk.simulator.userInterfaceLayoutDirection = .rightToLeft }
    desk.simulator.settleLayout()
    let thumb = try #require(toggle.subviews.last)
    let off = thumb.frame
    toggle.isOn = true
    desk.simulator.settleLayout()
    #expect((thumb.frame.minX > off.minX) != isRightToLeft)
    #expect(toggle.subviews.first?.backgroundColor == .systemGreen)
    toggle.isOn = false
    #expect(toggle.subviews.first?.backgroundColor == .secondarySystemFill)
  }
}
