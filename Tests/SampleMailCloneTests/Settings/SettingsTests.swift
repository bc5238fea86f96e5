import Testing
import UIKit

@testable import InteractiveModal
@testable import SampleMailClone

@MainActor @Suite("The settings for transitions")
struct SettingsTests {
  private let inspector = TransitionInspector.shared

  /// Everything as it is by default, whatever a test has set.
  private func withDesk(_ action: (MailDesk) throws -> Void) rethrows {
    let desk = MailDesk()
    defer {
      TransitionControls.show(false, in: desk.simulator.window)
      inspector.speed = 1
      inspector.isPaused = false
      inspector.showsTimeline = false
      MotionTime.pace = MotionTime.Pace()
    }
    try action(desk)
  }

  @Test("the speed is chosen, and shown the next time")
  func speed() throws {
    try withDesk { desk in
      desk.tap("Settings")
      let place = try #require(desk.place(of: "Speed"))
      desk.tap(at: CGPoint(x: place.maxX - place.width / 6, y: place.midY))
      #expect(inspector.speed == 0.1)
      desk.tap("done")
      desk.tap("Settings")
      let control = desk.front?.view.visibleTree.lazy.compactMap { $0 as? UISegmentedControl }.first
      #expect(control?.selectedSegmentIndex == 2 && desk.simulator.complaints == [])
    }
  }

  @Test("a transition is stopped, scrubbed and done again by the controls")
  func controls() throws {
    try withDesk { desk in
      desk.tap("Settings")
      desk.tap("Show Controls")
      desk.tap("done")
      desk.begin { desk.pressMessage() }
      desk.press("pause")
      #expect(inspector.isPaused)
      desk.simulator.clock.advance(by: 2)
      let held = try #require(inspector.progress)
      let scrubber = try #require(desk.place(of: "scrubber"))
      desk.drag(
        from: CGPoint(x: scrubber.minX + held * scrubber.width, y: scrubber.midY), by: CGPoint(x: 60, y: 0)
      )
      .up()
      #expect((inspector.progress ?? 0) > held)
      desk.press("pause")
      desk.settle()
      #expect(desk.front is MessageViewController && inspector.progress == nil)
      desk.press("again")
      desk.simulator.clock.advance(by: 0.1)
      #expect((inspector.progress ?? 1) < 1)
      desk.settle()
      #expect(desk.front is MessageViewController && desk.simulator.complaints == [])
    }
  }

  @Test("the timeline is shown while something moves")
  func timeline() {
    withDesk { desk in
      desk.tap("Settings")
      desk.tap("Show Timeline")
      desk.tap("done")
      desk.begin { desk.pressMessage() }
      let texts = desk.simulator.window?.visibleTree.compactMap { ($0 as? UILabel)?.text } ?? []
      #expect(texts.contains("elements") && texts.contains("screen"))
      desk.settle()
      #expect(desk.simulator.complaints == [])
    }
  }
}
