import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("What one frame writes", .ownWorld) @MainActor struct FrameWriteTests {
  /// What a finger does to the card.
  enum Story: CaseIterable, CustomTestStringConvertible {
    case returns, leaves, isPulledUp

    var testDescription: String { "\(self)" }

    @MainActor func play(on screen: Screen) {
      switch self {
      case .returns: screen.dragByFrames(300, -60)
      case .leaves: screen.dragByFrames(300, 60)
      case .isPulledUp: screen.dragByFrames(40, -120)
      }
      screen.clock.advance(by: 1 / screen.clock.framesPerSecond)
      screen.lift()
    }
  }

  @Test(
    "no property twice, no value that stood there, nothing that lays out, no mark but a transform's superview",
    arguments: Story.allCases, Device.all)
  func oncePerProperty(_ story: Story, on device: Device) {
    for reducesMotion in [false, true] {
      writesOnce(story, Screen(device: device, reducesMotion: reducesMotion).open())
    }
  }

  private func writesOnce(_ story: Story, _ screen: Screen) {
    screen.finger.down(at: screen.grip)
    screen.dragByFrames(30)
    let ledger = screen.simulator.ledger
    ledger.writesByProperty = [:]
    ledger.reset()
    var frames = 0
    screen.clock.onFrame {
      // Once the card is gone, UIKit puts the screens in order.
      if screen.session?.interaction.isAtRest == false || !screen.isGone {
        #expect(ledger.writesByProperty?.values.max() ?? 0 <= 1)
        #expect(ledger.redundantWrites == 0 && ledger.layoutWrites == 0 && ledger.layoutMarks == 0)
        frames += 1
      }
      ledger.reset()
    }
    story.play(on: screen)
    #expect(frames > 20)
  }

  @Test("with Reduce Motion an event of a drag writes two values, the centre and an opacity")
  func reduced() {
    let screen = Screen(reducesMotion: true).open()
    screen.grab(500)
    screen.simulator.ledger.reset()
    screen.finger.move(to: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y + 5))
    #expect(screen.simulator.ledger.writes == 2)
  }

  @Test("a finger at rest writes nothing at all")
  func restingFinger() {
    let screen = Screen().open()
    screen.grab(200)
    screen.simulator.ledger.reset()
    screen.clock.advance(by: 2)
    #expect(screen.simulator.ledger.writes == 0)
  }

  @Test(
    "one frame writes centre, transform, radius and opacity, over ten views or ten thousand",
    arguments: [10, 10_000])
  func viewsBehind(count: Int) {
    let screen = Screen()
    for _ in 0..<count { screen.root.view.addSubview(UIView()) }
    #expect(writes(ofFrameOn: screen.open()) == 4)
  }

  @Test("and over any number of modals as over one", arguments: [1, 2, 4, 8])
  func stackedModals(count: Int) throws {
    let screen = Screen().open()
    var top = screen.draft
    for _ in 1..<count {
      let next = DraftController()
      top.present(next, as: .mail)
      screen.settle()
      top = next
    }
    #expect(writes(ofFrameOn: screen) == 4)
    #expect(top.view.window != nil)
  }

  @Test(
    "a recorded finger costs four writes an event and a frame, however long it takes",
    arguments: Recording.all)
  func recordings(recording: Recording) {
    let screen = Screen().open()
    let (begin, frames) = (screen.clock.now, screen.clock.frames)
    screen.simulator.ledger.reset()
    screen.play(recording.path, from: screen.grip)
    screen.finger.up()
    // The frame in which a card is gone is UIKit's, which puts the screens in order.
    screen.clock.wait(for: "the card to rest or leave") { screen.clock.isIdle || screen.isGone }
    let shown = screen.clock.frames - frames
    #expect(Double(shown) <= (screen.clock.now - begin) * screen.clock.framesPerSecond + 1)
    #expect(screen.simulator.ledger.writes <= 4 * (recording.path.moves.count + shown) + 20)
  }

  /// The writes of one frame in which a finger drags the card in front.
  private func writes(ofFrameOn screen: Screen) -> Int {
    screen.finger.down(at: screen.grip)
    screen.dragByFrames(200)
    screen.simulator.ledger.reset()
    screen.dragByFrames(5, in: 1)
    screen.clock.advance(by: 1.0 / 60)
    return screen.simulator.ledger.writes
  }
}

extension Screen {
  /// Moves the finger down by so much, and so on, an event a frame.
  func dragByFrames(_ ways: CGFloat..., in steps: Int = 12) {
    for way in ways {
      for _ in 0..<steps {
        clock.advance(by: 1 / clock.framesPerSecond)
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + way / CGFloat(steps)))
      }
    }
  }
}
