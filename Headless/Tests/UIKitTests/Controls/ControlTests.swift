import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Controls", .ownWorld) struct ControlTests {
  private final class Log { var events: [String] = [] }

  private let stage = Stage()
  private let log = Log()
  private let button: UIButton

  init() {
    let log = log
    button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in log.events.append("primary") })
    button.addAction(UIAction { _ in log.events.append("inside") }, for: .touchUpInside)
    stage.show(button, frame: CGRect(x: 100, y: 300, width: 100, height: 44))
  }

  @Test("a tap is a touch up inside and the primary action; a disabled control sends nothing and turns pale")
  func tap() {
    stage.tap(button)
    #expect(log.events == ["inside", "primary"])
    #expect(!button.isHighlighted && !button.isTracking)
    button.isEnabled = false
    stage.tap(button)
    #expect(log.events.count == 2 && button.currentTitleColor == .tertiaryLabel)
  }

  @Test("a finger may leave the control a little; farther away it lifts outside")
  func outside() {
    stage.down(at: CGPoint(x: 150, y: 320))
    for (distance, isInside) in [(60.0, true), (60, false), (-60, true), (60, false)] {
      stage.drag(by: CGVector(dx: 0, dy: distance), over: 0.1)
      #expect(button.isHighlighted == isInside)
    }
    stage.up()
    #expect(log.events.isEmpty)
  }

  /// Notes the actions that it gets.
  private final class Target: UIView, ActionReceiver {
    var actions: [String] = []
    func receive(_ action: Selector, from sender: AnyObject) { actions.append(action.name) }
  }

  @Test("a target gets its action once for an event, until it is removed; it is held weakly (F389)")
  func targets() {
    var target: Target? = Target()
    let isHeld = { [weak target] in target != nil }
    for _ in 0..<2 { button.addTarget(target, action: "a", for: [.touchUpInside, .valueChanged]) }
    button.addTarget(target, action: "b", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target?.actions == ["a", "b"] && log.events == ["inside"])
    button.removeTarget(target, action: "a", for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(target?.actions == ["a", "b", "a", "b"])
    button.removeTarget(nil, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target?.actions.count == 4)
    target = nil
    #expect(!isHeld())
    button.sendActions(for: .valueChanged)
  }

  @Test("without a target an action goes to the first responder up from the control that has it")
  func chain() {
    let target = Target(frame: stage.root.view.bounds)
    stage.root.view.addSubview(target)
    target.addSubview(button)
    button.addTarget(nil, action: "a", for: .touchUpInside)
    stage.tap(button)
    #expect(target.actions == ["a"])
  }
}
