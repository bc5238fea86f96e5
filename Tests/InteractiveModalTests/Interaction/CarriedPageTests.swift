import Foundation
import Oscillators
import Testing

@testable import InteractiveModal

@Suite("A page that a finger carries in both axes")
struct CarriedPageTests {
  private static let size = CGSize(width: 400, height: 800)
  private static let home = CGPoint(x: 20, y: -300)
  private static let spring = TransitionSpring(dampingRatio: 0.6, response: 0.4)

  private func held(at progress: CGFloat = 1) -> CarriedPage {
    var page = CarriedPage(from: Self.home, in: Self.size, at: progress)
    page.hold()
    return page
  }

  @Test("its centre follows the finger as a rubber band does, from where the finger took hold of it")
  func follows() {
    for progress in [1, 0.4, 0] as [CGFloat] {
      var page = held(at: progress)
      let start = page.pose
      #expect(start.offset == CGPoint(x: 20 * (1 - progress), y: -300 * (1 - progress)) && start.scale == 1)
      for _ in 0..<4 { page.carry(by: CGPoint(x: 25, y: -10), velocity: CGPoint(x: 50, y: 0)) }
      // 100 points of 400 show as 400 · 100 / 500, and 40 of 800 as 800 · 40 / 840.
      #expect(abs(page.pose.offset.x - start.offset.x - 80) < 1e-9)
      #expect(abs(page.pose.offset.y - start.offset.y + 38.095_238_095) < 1e-6)
    }
  }

  @Test("it shrinks as the finger closes it, never grows, and has its size again at both ends")
  func shrinks() {
    var page = held()
    page.close(by: 0.35, velocity: 0)
    #expect(abs(page.pose.scale - 0.825) < 1e-9, "half of the most")
    page.close(by: 1e6, velocity: 0)
    #expect(page.pose.scale > 0.65 && page.pose.scale < 0.651)
    page.close(by: -2e6, velocity: 0)
    #expect(page.pose.scale == 1)
    for isClosing in [true, false] {
      var page = held()
      page.close(by: 0.5, velocity: 1)
      page.fly(isClosing: isClosing, by: Self.spring, at: 0)
      let ends = [page.follow(at: 0, within: 0.25), page.follow(at: 9, within: 0.25)]
      #expect(ends == [false, true] && abs(page.pose.scale - 1) < 1e-3)
    }
  }

  @Test(
    "let go, it goes on in both axes with the finger's velocity, as a spring does",
    arguments: [CGPoint(x: 4000, y: -9000), CGPoint(x: -300, y: 200), .zero], [true, false])
  func isThrown(velocity: CGPoint, isClosing: Bool) {
    var page = held()
    page.carry(by: CGPoint(x: 100, y: 200), velocity: velocity)
    let start = page.pose.offset
    let end = isClosing ? Self.home : .zero
    // The slopes of the rubber band: (400 / 500)² and (800 / 1000)².
    let slope = 0.64
    page.fly(isClosing: isClosing, by: Self.spring, at: 3)
    let oscillator = ExactOscillator(dampingRatio: 0.6, response: 0.4)
    for step in 0..<120 {
      let elapsed = Double(step) / 120
      _ = page.follow(at: 3 + elapsed, within: 0.25)
      let x = end.x + oscillator.state([start.x - end.x, velocity.x * slope], after: elapsed).x
      let y = end.y + oscillator.state([start.y - end.y, velocity.y * slope], after: elapsed).x
      #expect(abs(page.pose.offset.x - x) < 1e-6 && abs(page.pose.offset.y - y) < 1e-6)
    }
  }

  @Test("caught in flight it stays, and a tap sends it on from there")
  func isCaught() {
    var page = CarriedPage(from: Self.home, in: Self.size, at: 0)
    page.fly(isClosing: false, by: Self.spring, at: 0)
    _ = page.follow(at: 0.1, within: 0.25)
    let pose = page.pose
    page.hold()
    #expect(page.pose == pose && page.springs == nil && pose.offset.y < -1 && pose.offset.y > -299)
    page.fly(isClosing: true, by: Self.spring, at: 1)
    _ = page.follow(at: 1, within: 0.25)
    #expect(page.pose == pose)
    _ = page.follow(at: 1.001, within: 0.25)
    #expect(abs(page.pose.offset.y - pose.offset.y) < 0.2, "it sets out without velocity")
  }

  @Test("a finger that catches it in flight carries it on in both axes")
  func isCarriedOn() throws {
    var state = ModalSituation.presented.make()
    state.follow(pageFrom: Self.home, in: Self.size)
    state = state.after(.began(.granted), .moved(by: 300, velocity: 900), .released(velocity: 900), at: 0)
    state = state.after(.frame, at: 0.05).after(.landed)
    let caught = try #require(state.page?.pose.offset)
    state.carry(by: CGPoint(x: 30, y: -40), velocity: .zero)
    let carried = try #require(state.page?.pose.offset)
    #expect(carried.x - caught.x > 25 && carried.y - caught.y < -35)
  }

  @Test("let go where it would close, it comes to a stand there while the app is asked")
  func waits() throws {
    var state = ModalSituation.presented.make().after(.began(.pending))
    state.follow(pageFrom: Self.home, in: Self.size)
    state.carry(by: CGPoint(x: 30, y: 500), velocity: CGPoint(x: 300, y: 900))
    state = state.after(.moved(by: 500, velocity: 900))
    let pose = try #require(state.page?.pose)
    state = state.after(.released(velocity: 900), at: 0)
    let flight = try #require(state.after(.frame, at: 0.05).page?.pose)
    #expect(flight.offset.x > pose.offset.x && flight.offset.y > pose.offset.y && flight.scale < pose.scale)
    state = state.after(.frame, at: 9)
    let rest = try #require(state.page?.pose)
    #expect(hypot(rest.offset.x - pose.offset.x, rest.offset.y - pose.offset.y) < 1e-3)
    #expect(abs(rest.scale - pose.scale) < 1e-6 && state.velocity == 0 && !state.isAtRest)
  }

  @Test("a source that moves leaves it where it is, and a flight goes on to the new place")
  func isMoved() throws {
    var state = ModalSituation.presented.make()
    state.follow(pageFrom: Self.home, in: Self.size)
    state = state.after(.began(.granted), .moved(by: 300, velocity: 900), .released(velocity: 900), at: 0)
    state = state.after(.frame, at: 0.05)
    let before = try #require(state.page?.pose)
    state.follow(pageFrom: CGPoint(x: 0, y: 100), in: Self.size)
    state = state.after(.frame, at: 0.05)
    #expect(state.page?.pose == before)
    let end = try #require(state.after(.frame, at: 0.049_9).page?.springs?.end)
    #expect(end.offset == CGPoint(x: 0, y: 100))
    #expect(state.after(.frame, at: 9).phase == .resting(.dismissed))
  }

  @Test("the transition ends once the page has come to rest too")
  func endsLate() throws {
    var state = ModalSituation.presented.make()
    state.follow(pageFrom: Self.home, in: Self.size)
    state = state.after(.began(.granted))
    state.carry(by: .zero, velocity: CGPoint(x: 5000, y: 0))
    state = state.after(.moved(by: 400, velocity: 3000), .released(velocity: 3000), at: 0)
    var last = CGPoint.zero
    var time = 0.0
    while state.phase != .resting(.dismissed), time < 9 {
      last = try #require(state.page?.pose.offset)
      time += 1.0 / 120
      state = state.after(.frame, at: time)
    }
    #expect(hypot(last.x - 20, last.y + 300) < 1 && state.page?.pose.offset == Self.home && time < 2)
  }

  @Test("a finger that may not close it carries it less, in both axes, and shrinks it less")
  func isRefused() throws {
    let poses = try [DragState.Permission.granted, .refused].map { permission in
      var state = ModalSituation.presented.make()
      state.follow(pageFrom: Self.home, in: Self.size)
      state = state.after(.began(permission))
      state.follow(pageFrom: nil, in: .zero)
      state.follow(pageFrom: Self.home, in: Self.size)
      state.carry(by: CGPoint(x: 10, y: 20), velocity: .zero)
      return try #require(state.after(.moved(by: 20, velocity: 0)).page?.pose)
    }
    for (free, resisted) in [
      (poses[0].offset.x, poses[1].offset.x), (poses[0].offset.y, poses[1].offset.y),
      (1 - poses[0].scale, 1 - poses[1].scale),
    ] {
      #expect(resisted > 0 && resisted < 0.6 * free)
    }
  }

  @Test("numbers that are not finite change nothing")
  func ignoresNonsense() {
    var page = held()
    let start = page
    page.carry(by: CGPoint(x: CGFloat.nan, y: 3), velocity: .zero)
    page.carry(by: CGPoint(x: CGFloat.infinity, y: 0), velocity: .zero)
    #expect(page == start)
    page.carry(by: CGPoint(x: 1, y: 1), velocity: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
    page.fly(isClosing: true, by: Self.spring, at: 0)
    _ = page.follow(at: 0.1, within: 0.25)
    #expect(page.pose.offset.x.isFinite && page.pose.offset.y.isFinite)
    let lost = CarriedPage(from: CGPoint(x: CGFloat.nan, y: 7), in: .zero, at: 0)
    #expect(lost.pose.offset == CGPoint(x: 0, y: 7))
  }
}
