import TestWorld
import Testing

@testable import UIKit

/// A display link is called once a frame (F191).
@MainActor @Suite("Display links", .ownWorld) final class DisplayLinkTests {
  private let simulator = Simulator(framesPerSecond: 100)
  private var clock: Clock { simulator.clock }
  private let counter = FrameCounter()

  init() { counter.start() }

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
}
