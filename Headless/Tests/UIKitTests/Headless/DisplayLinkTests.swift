import TestWorld
import Testing

@testable import UIKit

/// A display link is called once a frame (F191).
@MainActor @Suite("Display links", .ownWorld) final class DisplayLinkTests {
  private let simulator = Simulator(framesPerSecond: 100)
  private var clock: Clock { simulator.clock }
  private let counter = FrameCounter()

  init() { counter.start() }

  @Test("a link is called once a frame, at the display's rate", arguments: [60, 120] as [Double])
  func pace(framesPerSecond: Double) {
    clock.framesPerSecond = framesPerSecond
    clock.advance(by: 1.001)
    #expect(counter.times.count == Int(framesPerSecond))
    #expect(counter.gaps.allSatisfy { abs($0 - 1 / framesPerSecond) < 1e-9 })
  }

  @Test("targetTimestamp is the next frame's time, also with jitter", arguments: [0, 0.003])
  func targets(jitter: Double) {
    clock.frameJitter = { Double($0 % 3) * jitter }
    clock.advance(by: 0.5)
    #expect(counter.times.count > 40)
    #expect(zip(counter.times.dropFirst(), counter.targets).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(
      abs((counter.link?.duration ?? 0) - (counter.targets.last ?? 0) + (counter.times.last ?? 0)) < 1e-12)
  }

  @Test("jitter shifts single frames and keeps the rate")
  func jitter() {
    let start = clock.now
    clock.frameJitter = { $0.isMultiple(of: 2) ? 0.004 : 0.002 }
    clock.advance(by: 1)
    #expect(abs(counter.times.count - 99) <= 1)
    let phases = counter.times.dropFirst().map { ($0 - start).truncatingRemainder(dividingBy: 0.01) }
    #expect(phases.allSatisfy { abs($0 - 0.002) < 1e-6 || abs($0 - 0.004) < 1e-6 })
  }

  @Test("invalid jitter is ignored", arguments: [.nan, -1] as [Double])
  func nonsense(jitter: Double) {
    clock.frameJitter = { _ in jitter }
    clock.advance(by: 0.05)
    #expect(!counter.gaps.isEmpty && counter.gaps.allSatisfy { $0 > 0 })
  }

  @Test("a stall skips its frames, and the display keeps its rate")
  func stall() {
    let start = clock.now
    clock.advance(by: 0.0301)
    clock.stall(for: 0.0501)
    clock.advance(by: 0.02)
    #expect(counter.times.map { (($0 - start) * 100).rounded() } == [1, 2, 3, 9, 10])
  }

  @Test("work that is due in a stall runs after it, at the later time")
  func overdue() {
    var done: TimeInterval?
    clock.schedule(at: clock.now + 0.01) { [clock] in done = clock.now }
    let start = clock.now
    clock.stall(for: 0.5)
    #expect(done == nil)
    clock.advance(by: 0.1)
    #expect(done.map { abs($0 - start - 0.5) < 1e-9 } == true)
  }

  @Test("a paused link waits; a removed or invalidated one is done")
  func ends() {
    clock.advance(by: 0.0101)
    counter.link?.isPaused = true
    clock.advance(by: 0.1)
    #expect(counter.times.count == 1 && clock.isIdle)
    counter.link?.isPaused = false
    clock.advance(by: 0.0101)
    #expect(counter.times.count == 2)
    counter.link?.remove(from: .main, forMode: .common)
    clock.advance(by: 0.1)
    #expect(counter.times.count == 2 && clock.isIdle)
  }

  @Test(
    "a link that another one stops in a frame is not called in that frame", arguments: [true, false])
  func stopped(byPausing: Bool) {
    let second = FrameCounter()
    second.start()
    counter.onFrame = {
      byPausing ? second.link?.isPaused = true : second.link?.remove(from: .main, forMode: .common)
    }
    clock.advance(by: 0.05)
    #expect(second.times == [])
  }

  @Test("an app in the background gets no frames")
  func background() {
    simulator.enterBackground()
    clock.advance(by: 0.5)
    #expect(counter.times == [] && UIApplication.shared.applicationState == .background)
    simulator.enterForeground()
    clock.advance(by: 0.0101)
    #expect(counter.times.count == 1 && UIApplication.shared.applicationState == .active)
  }
}
