import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Switches", .ownWorld) struct SwitchTests {
  private final class Log { var events: [String] = [] }

  private let stage = Stage()
  private let log = Log()
  private let toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 9, height: 9))

  init() {
    for (name, event) in [("primary", UIControl.Event.primaryActionTriggered), ("changed", .valueChanged)] {
      toggle.addAction(UIAction { [log] _ in log.events.append(name) }, for: event)
    }
    stage.root.view.addSubview(toggle)
    stage.simulator.settleLayout()
  }

  @Test("a switch has its own size and is off (F347); a tap toggles it and sends events, code sends none")
  func tap() {
    #expect(toggle.frame == CGRect(x: 100, y: 300, width: 51, height: 31))
    #expect(toggle.sizeThatFits(.zero) == toggle.frame.size)
    #expect(!toggle.isOn && toggle.accessibilityValue == "0")
    stage.tap(toggle)
    #expect(toggle.isOn && toggle.accessibilityValue == "1")
    #expect(log.events.sorted() == ["changed", "primary"])
    stage.tap(toggle)
    #expect(!toggle.isOn && log.events.count == 4)
    toggle.isOn = true
    toggle.isOn = false
    #expect(log.events.count == 4)
  }

  @Test("a disabled switch keeps its value, as does one whose finger lifts outside")
  func untouched() {
    stage.down(at: CGPoint(x: 120, y: 315))
    stage.drag(by: CGVector(dx: 0, dy: 200), over: 0.1)
    stage.up()
    toggle.isEnabled = false
    stage.tap(toggle)
    #expect(!toggle.isOn && log.events.isEmpty && toggle.alpha == 0.5)
  }

  @Test("an outer recogniser does not get the tap; a recogniser of the switch itself does (F346)")
  func outerTap() {
    stage.root.view.addGestureRecognizer(UITapGestureRecognizer())
    stage.tap(toggle)
    #expect(toggle.isOn)
    toggle.addGestureRecognizer(UITapGestureRecognizer())
    stage.tap(toggle)
    #expect(toggle.isOn, "the switch's own recogniser gets the tap")
  }

  @Test("a switch that is on is green (F347)")
  func look() {
    for isOn in [true, false] {
      toggle.isOn = isOn
      stage.simulator.settleLayout()
      let color: UIColor = isOn ? .systemGreen : .secondarySystemFill
      #expect(toggle.subviews.first?.backgroundColor == color)
    }
  }
}
