import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import SampleMailClone

@MainActor @Suite("Settings of the transition inspector", .ownWorld)
struct SettingsTests {
  private let inspector = TransitionInspector.shared
  private let app = MailApp()

  @Test("the chosen speed is selected the next time")
  func speed() throws {
    app.tap("Settings")
    let frame = try #require(app.frame(of: "Speed"))
    app.tap(at: CGPoint(x: frame.maxX - frame.width / 6, y: frame.midY))
    #expect(inspector.speed == 0.1)
    app.tap("done")
    app.tap("Settings")
    let control = app.front?.view.visibleTree.lazy.compactMap { $0 as? UISegmentedControl }.first
    #expect(control?.selectedSegmentIndex == 2 && app.simulator.complaints == [])
  }

  private var pauseTitle: String? {
    app.simulator.window?.visibleTree.lazy.compactMap { $0 as? UIButton }
      .first { $0.accessibilityIdentifier == "pause" }?.currentTitle
  }

  @Test("the controls do not cover the compose button", arguments: ["push", "modal"])
  func coverNothing(kind: String) throws {
    app.tap("Settings")
    app.tap("Show Controls")
    app.tap("done")
    let compose = try #require(app.frame(of: "compose"))
    app.begin { if kind == "push" { app.pressMessage() } else { app.press("compose") } }
    let scrubber = try #require(app.frame(of: "scrubber"))
    #expect(compose.maxY <= scrubber.minY)
    app.settle()
    #expect(app.simulator.complaints == [])
  }

  @Test("the controls pause, scrub and repeat a transition")
  func controls() throws {
    app.tap("Settings")
    app.tap("Show Controls")
    app.tap("done")
    app.begin { app.pressMessage() }
    #expect(pauseTitle == "Pause")
    app.press("pause")
    #expect(inspector.isPaused && pauseTitle == "Play")
    app.simulator.clock.advance(by: 2)
    let held = try #require(inspector.progress)
    let scrubber = try #require(app.frame(of: "scrubber"))
    app.drag(
      from: CGPoint(x: scrubber.minX + held * scrubber.width, y: scrubber.midY), by: CGPoint(x: 60, y: 0)
    )
    .up()
    #expect((inspector.progress ?? 0) > held)
    app.press("pause")
    #expect(pauseTitle == "Pause")
    app.settle()
    #expect(app.front is MessageViewController && inspector.progress == nil)
    app.press("again")
    app.simulator.clock.advance(by: 0.1)
    #expect((inspector.progress ?? 1) < 1)
    app.settle()
    #expect(app.front is MessageViewController && app.simulator.complaints == [])
  }
}
