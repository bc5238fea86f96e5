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
    app.tap("done", "Settings")
    let control = app.front?.view.visibleTree.lazy.compactMap { $0 as? UISegmentedControl }.first
    #expect(control?.selectedSegmentIndex == 2)
  }

  @Test("sheets float, with corners of 38 points, if the user chooses it; until the next launch")
  func floatingSheets() throws {
    for isFloating in [false, true] {
      if isFloating {
        app.tap("Settings", "Floating Sheets", "done")
      }
      app.openActions()
      let sheet = try #require(app.navigation?.presentedViewController?.view)
      let (frame, radius) = (sheet.shown(sheet.bounds), sheet.superview?.layer.cornerRadius)
      #expect(frame.minX == (isFloating ? 8 : 0) && frame.maxY == (isFloating ? 844 : 852))
      #expect(radius == (isFloating ? 38 : 10))
      app.simulator.press(.keyboardEscape)
      app.settle()
      app.tap("BackButton")
    }
    #expect(MailApp().navigation?.sheetStyle.isFloating == false)
  }

  @Test("sheets blur the screen behind, if the user chooses it")
  func blurredSheets() throws {
    app.tap("Settings", "Blur Behind Sheets", "done")
    app.openActions()
    let container = try #require(
      app.navigation?.presentedViewController?.presentationController?.containerView)
    #expect(container.subviews.contains { ($0 as? UIVisualEffectView)?.effect is UIBlurEffect })
  }

  @Test(
    "a swipe closes a sheet of full height, or goes to half of it if the user chooses so",
    arguments: [false, true])
  func stepwise(isStepwise: Bool) {
    if isStepwise {
      app.tap("Settings", "One Height per Swipe", "done")
    }
    app.openActions()
    swipe(from: 450, by: -300)
    swipe(from: 80, by: 200)
    #expect((app.navigation?.presentedViewController != nil) == isStepwise)
    swipe(from: 450, by: 300)
    #expect(app.navigation?.presentedViewController == nil)
  }

  private func swipe(from y: CGFloat, by distance: CGFloat) {
    app.drag(from: CGPoint(x: 200, y: y), by: CGPoint(x: 0, y: distance), steps: 5, rest: 0).up()
    app.settle()
  }

  @Test("on a tablet the user chooses the side of the sheets; a phone has no such choice")
  func placement() throws {
    app.tap("Settings")
    #expect(app.frame(of: "Sheets") == nil)
    let tablet = MailApp(.iPadAir)
    let free = tablet.simulator.windowSize.width - 400
    for (segment, place) in [(1.0 / 6, 10), (0.5, free / 2), (5.0 / 6, free - 10)] as [(CGFloat, CGFloat)] {
      tablet.tap("Settings")
      let control = try #require(tablet.frame(of: "Sheets"))
      tablet.tap(at: CGPoint(x: control.minX + segment * control.width, y: control.midY))
      tablet.tap("done")
      tablet.openActions()
      let sheet = try #require(tablet.navigation?.presentedViewController?.view)
      #expect(sheet.shown(CGPoint.zero).x == place)
      tablet.simulator.press(.keyboardEscape)
      tablet.settle()
      tablet.tap("BackButton")
    }
  }

  private var pauseTitle: String? {
    app.simulator.window?.visibleTree.lazy.compactMap { $0 as? UIButton }
      .first { $0.accessibilityIdentifier == "pause" }?.currentTitle
  }

  @Test("the controls do not cover the compose button", arguments: ["push", "modal"])
  func coverNothing(kind: String) throws {
    app.tap("Settings", "Show Controls", "done")
    let compose = try #require(app.frame(of: "compose"))
    app.begin { if kind == "push" { app.pressMessage() } else { app.press("compose") } }
    let scrubber = try #require(app.frame(of: "scrubber"))
    #expect(compose.maxY <= scrubber.minY)
    app.settle()
  }

  @Test("the controls pause, scrub and repeat a transition")
  func controls() throws {
    app.tap("Settings", "Show Controls", "done")
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
    #expect(app.front is MessageViewController)
  }
}
