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

    /// Rests, so that the fingers have no speed, and lifts them.
    func restAndEnd() {
      screen.clock.advance(by: 0.3)
      trackpad.end()
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
    desk.restAndEnd()
    #expect(desk.screen.settle().disorder == nil && desk.screen.delegate.questions == 1)
  }

  @Test("past the threshold, or flung, they dismiss it", arguments: [(600, 0.5, true), (120, 0.06, false)])
  func dismisses(points: CGFloat, seconds: TimeInterval, rests: Bool) {
    let desk = Desk(Screen().open())
    desk.scroll(by: down(points), over: seconds)
    if rests { desk.restAndEnd() } else { desk.trackpad.end() }
    #expect(desk.screen.settle().leftover == nil)
  }

  @Test("refused, the card resists and returns, and the app hears of the attempt")
  func refused() {
    let desk = Desk(Screen().open())
    desk.screen.delegate.allows = false
    desk.scroll(by: down(700), over: 0.5)
    #expect(desk.screen.progress > 0.6)
    desk.restAndEnd()
    #expect(desk.screen.settle().disorder == nil)
    #expect(desk.screen.delegate.questions == 1 && desk.screen.delegate.attempts == 1)
  }

  @Test("across, they move nothing")
  func across() {
    let desk = Desk(Screen().open())
    desk.scroll(by: CGVector(dx: 200, dy: 40))
    #expect(desk.screen.cardTop == desk.screen.restingTop && desk.screen.delegate.questions == 0)
    desk.trackpad.end()
    #expect(desk.screen.settle().disorder == nil)
  }

  @Test("on the screen behind they move nothing")
  func behind() {
    let desk = Desk(Screen().open())
    desk.scroll(by: down(300), at: CGPoint(x: 200, y: 20))
    #expect(desk.screen.cardTop == desk.screen.restingTop)
  }

  @Test("a wheel moves no card, and scrolls the list on it")
  func wheel() {
    let screen = Screen().open()
    let list = TestList.table(offset: 100).show(on: screen)
    let place = list.convert(CGPoint(x: list.bounds.midX, y: list.bounds.minY + 50), to: nil)
    for _ in 0..<20 { screen.simulator.scroll(by: CGVector(dx: 0, dy: -40), at: place) }
    #expect(list.contentOffset.y == list.top)
    #expect(screen.cardTop == screen.restingTop && screen.delegate.questions == 0)
  }

  @Test(
    "a list goes to its top first, then the card from its place, and back", arguments: TestList.every,
    [false, true])
  func handover(_ kind: TestList, deliversInward: Bool) {
    let (screen, list, _) = kind.open(deliversInward: deliversInward)
    let desk = Desk(screen)
    let room = list.contentOffset.y - list.top
    let pointer = list.convert(CGPoint(x: list.bounds.midX, y: list.bounds.minY + 100), to: nil)
    desk.scroll(by: down(room + 200), over: 0.8, at: pointer)
    screen.showFrame()
    #expect(abs(screen.cardTop - screen.restingTop - 200) < room / 90 + 4)
    #expect(list.contentOffset.y == list.top)
    desk.move(by: down(-300))
    screen.showFrame()
    #expect(abs(screen.cardTop - screen.restingTop) < 1e-9)
    #expect(list.contentOffset.y > list.top + 80 && abs(screen.stretch) < 1e-9)
    desk.restAndEnd()
    #expect(screen.settle().disorder == nil && list.contentOffset.y > list.top + 80)
  }

  @Test("let go while the list scrolls, all is the list's", arguments: [false, true])
  func flungList(deliversInward: Bool) {
    let (screen, list, _) = TestList.table(offset: 600).open(deliversInward: deliversInward)
    let desk = Desk(screen)
    let pointer = list.convert(CGPoint(x: list.bounds.midX, y: list.bounds.minY + 100), to: nil)
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
    desk.trackpad.end()
    screen.settle()
    #expect((leaving ? screen.disorder : screen.leftover) == nil)
  }

  @Test("taken away, or the device turned meanwhile, the card returns", arguments: [true, false])
  func interrupted(byTurn: Bool) {
    let desk = Desk(Screen().open())
    desk.scroll(by: down(300))
    if byTurn {
      desk.screen.simulator.rotate(to: .landscapeLeft)
    } else {
      desk.screen.simulator.resignActive()
    }
    if byTurn {
      let progress = desk.screen.progress
      desk.move(by: down(10))
      #expect(desk.screen.progress < progress)
      desk.trackpad.cancel()
    }
    #expect(desk.screen.settle().disorder == nil)
  }

  @Test("a finger after them drags as ever, and they after a finger")
  func inTurn() {
    let desk = Desk(Screen().open())
    for _ in 0..<2 {
      desk.scroll(by: down(100))
      desk.restAndEnd()
      desk.screen.settle()
      desk.screen.grab(100)
      #expect(desk.screen.cardTop > desk.screen.restingTop + 60)
      desk.screen.release()
    }
    #expect(desk.screen.disorder == nil && desk.screen.delegate.questions == 4)
  }
}
