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
}
