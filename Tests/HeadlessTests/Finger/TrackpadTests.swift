import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Two fingers on a trackpad", .ownWorld) @MainActor struct TrackpadTests {
  /// A screen, and a trackpad whose pointer is on the card.
  @MainActor private final class Desk {
    let screen: Screen
    let trackpad: Trackpad

    init(_ screen: Screen) {
      self.screen = screen
      trackpad = screen.simulator.makeTrackpad()
    }

    /// Puts the fingers down, and moves them evenly, a step each frame of 120 Hz.
    func scroll(by way: CGVector, over seconds: TimeInterval = 0.3, at pointer: CGPoint? = nil) {
      trackpad.begin(at: pointer ?? screen.grip)
      move(by: way, over: seconds)
    }

    func move(by way: CGVector, over seconds: TimeInterval = 0.3) {
      let steps = max(Int(seconds * 120), 1)
      for _ in 1...steps {
        screen.clock.advance(by: seconds / Double(steps))
        trackpad.scroll(by: CGVector(dx: way.dx / CGFloat(steps), dy: way.dy / CGFloat(steps)))
      }
    }

    /// Lifts the fingers, after a rest if they are to have no speed, and waits until nothing moves.
    @discardableResult func lift(rests: Bool = false) -> Screen {
      if rests { screen.clock.advance(by: 0.3) }
      trackpad.end()
      return screen.settle()
    }
  }

  private func down(_ points: CGFloat) -> CGVector { CGVector(dx: 0, dy: points) }

  @Test(
    "they move the card as a finger does, from the second move on, and let go it returns",
    arguments: Device.all)
  func drags(on device: Device) {
    let desk = Desk(Screen(device: device).open())
    desk.scroll(by: down(150))
    #expect(abs(desk.screen.cardTop - desk.screen.restingTop - 150 * 35 / 36) < 0.001)
    #expect(desk.screen.delegate.updates.last?.phase == .held)
    #expect(desk.lift(rests: true).disorder == nil && desk.screen.delegate.questions == 1)
  }

  @Test("they move the card also if they have no velocity yet as they begin")
  func beginsWithoutVelocity() {
    let desk = Desk(Screen().open())
    desk.trackpad.begin(at: desk.screen.grip)
    for _ in 1...3 { desk.trackpad.scroll(by: down(20)) }
    desk.move(by: down(90))
    #expect(desk.screen.cardTop > desk.screen.restingTop + 80)
    #expect(desk.lift(rests: true).disorder == nil)
  }

  @Test("past the threshold, or flung, they dismiss it", arguments: [(600, 0.5, true), (120, 0.06, false)])
  func dismisses(points: CGFloat, seconds: TimeInterval, rests: Bool) {
    let desk = Desk(Screen().open())
    desk.scroll(by: down(points), over: seconds)
    #expect(desk.lift(rests: rests).leftover == nil)
  }

  @Test("across, and on the screen behind, they move nothing")
  func across() {
    let desk = Desk(Screen().open())
    let ways: [(CGVector, CGPoint?)] = [
      (CGVector(dx: 200, dy: 40), nil), (down(300), CGPoint(x: 200, y: 20)),
    ]
    for (way, pointer) in ways {
      desk.scroll(by: way, at: pointer)
      #expect(desk.screen.cardTop == desk.screen.restingTop && desk.screen.delegate.questions == 0)
      #expect(desk.lift().disorder == nil)
    }
  }

  @Test("a wheel moves no card, and scrolls the list on it")
  func wheel() {
    let screen = Screen().open()
    let list = TestList.table(offset: 100).show(on: screen)
    let place = list.shown(CGPoint(x: list.bounds.midX, y: list.bounds.minY + 50))
    for _ in 0..<20 { screen.simulator.scroll(by: CGVector(dx: 0, dy: -40), at: place) }
    #expect(list.contentOffset.y == list.top)
    #expect(screen.cardTop == screen.restingTop && screen.delegate.questions == 0)
  }

  @Test("let go while the list scrolls, all is the list's", arguments: [false, true])
  func flungList(deliversInward: Bool) {
    let (screen, list, _) = TestList.table(offset: 600).open(deliversInward: deliversInward)
    let desk = Desk(screen)
    let pointer = list.shown(CGPoint(x: list.bounds.midX, y: list.bounds.minY + 100))
    desk.scroll(by: down(100), over: 0.05, at: pointer)
    desk.trackpad.end()
    #expect(list.isDecelerating)
    #expect(screen.settle().disorder == nil && list.isInBounds)
  }

  @Test("they catch a card on its way, and may send it back", arguments: [true, false])
  func catches(leaving: Bool) {
    let screen = Screen()
    if leaving { screen.open().draft.dismiss(animated: true) } else { screen.present() }
    screen.clock.advance(by: 0.12)
    let desk = Desk(screen)
    desk.scroll(by: down(leaving ? -100 : 100), over: 0.1)
    #expect(screen.delegate.updates.last?.phase == .held)
    desk.move(by: down(leaving ? -100 : 300), over: 0.1)
    desk.lift()
    #expect((leaving ? screen.disorder : screen.leftover) == nil)
  }

  @Test("taken away, or the window resized meanwhile, the card returns", arguments: [true, false])
  func interrupted(byResize: Bool) {
    let desk = Desk(Screen().open())
    desk.scroll(by: down(300))
    if byResize {
      desk.screen.simulator.resizeToLandscape()
      desk.screen.simulator.endTurn()
      let progress = desk.screen.progress
      desk.move(by: down(10))
      #expect(desk.screen.progress < progress)
      desk.trackpad.cancel()
    } else {
      desk.screen.simulator.resignActive()
    }
    #expect(desk.screen.settle().disorder == nil)
  }

  @Test("a finger after them drags as ever, and they after a finger")
  func inTurn() {
    let desk = Desk(Screen().open())
    for _ in 0..<2 {
      desk.scroll(by: down(100))
      desk.lift(rests: true).grab(100)
      #expect(desk.screen.cardTop > desk.screen.restingTop + 60)
      #expect(desk.screen.release().disorder == nil)
    }
    #expect(desk.screen.delegate.questions == 4)
  }
}
