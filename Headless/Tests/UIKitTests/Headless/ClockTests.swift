import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The virtual clock", .ownWorld) final class ClockTests {
  private lazy var simulator = Simulator(framesPerSecond: 100)
  private var clock: Clock { simulator.clock }

  @Test("time advances when told to, and never goes back", arguments: [-5, 0, .nan] as [Double])
  func forwards(seconds: Double) {
    let start = clock.now
    clock.advance(by: seconds)
    clock.stall(for: seconds)
    clock.advance(to: start - 1)
    #expect(CACurrentMediaTime() == start)
    clock.advance(by: 2)
    #expect(abs(CACurrentMediaTime() - start - 2) < 1e-9)
  }

  @Test("a blocked main thread runs nothing, and then what is due at the later time")
  func block() {
    var done: [Double] = []
    let start = clock.now
    clock.schedule(at: start + 0.2) { [clock] in done.append(clock.now - start) }
    clock.nextTurn { [clock] in done.append(clock.now - start) }
    clock.block(for: 0.5)
    clock.runTurns()
    clock.advance(by: 0.3)
    #expect(done.isEmpty && clock.isBlocked && abs(clock.now - start - 0.3) < 1e-9)
    #expect(clock.nextEvent.map { abs($0 - start - 0.5) < 1e-9 } == true)
    clock.advance(by: 0.3)
    #expect(!clock.isBlocked && done.map { ($0 * 10).rounded() } == [5, 5])
  }

  @Test("scheduled work runs at its time, in the order of scheduling")
  func order() {
    var done: [String] = []
    let start = clock.now
    clock.schedule(at: start + 0.2) { done.append("late") }
    clock.schedule(at: start + 0.1) { [clock] in
      done.append("early at \(Int((clock.now - start) * 1000 + 0.5))")
    }
    clock.schedule(at: start + 0.1) { done.append("second") }
    clock.schedule(at: start - 9) { done.append("overdue") }
    clock.schedule(at: .nan) { done.append("never mind") }
    clock.nextTurn { done.append("turn") }
    clock.advance(by: 0.15)
    #expect(done == ["turn", "overdue", "never mind", "early at 100", "second"])
    clock.advance(by: 0.15)
    #expect(done.last == "late")
  }

  @Test("a turn that schedules another runs it before time passes; turns run before the next work")
  func turns() {
    var done: [String] = []
    clock.nextTurn { [clock] in
      done.append("one")
      clock.nextTurn { done.append("two") }
    }
    clock.schedule(at: clock.now) { [clock] in
      done.append("work")
      clock.nextTurn { done.append("its turn") }
    }
    clock.schedule(at: clock.now) { done.append("more work") }
    #expect(done == [])
    clock.advance(by: 0)
    #expect(done == ["one", "two", "work", "its turn", "more work"])
  }

  @Test("work that waits for the next turn is due at once")
  func turnIsDue() {
    #expect(clock.nextEvent == nil)
    clock.schedule(at: clock.now + 1) {}
    clock.nextTurn {}
    #expect(clock.nextEvent == clock.now)
    clock.runTurns()
    #expect(clock.nextEvent == clock.now + 1)
  }

  @Test("without demand there is no frame, and the clock is idle")
  func idle() {
    let stage = Stage()
    #expect(stage.clock.isIdle)
    let frames = stage.clock.frames
    stage.clock.advance(by: 10)
    #expect(stage.clock.frames == frames)
    stage.view.setNeedsLayout()
    #expect(!stage.clock.isIdle)
    stage.clock.runUntilIdle()
    #expect(stage.clock.frames == frames + 1 && stage.clock.isIdle)
  }

  @Test("running until idle stops at its limit")
  func limit() {
    let start = clock.now
    let counter = FrameCounter()
    counter.start()
    clock.runUntilIdle(limit: 1)
    #expect(abs(clock.now - start - 1) < 0.011 && !clock.isIdle)
  }

  @Test("a terminated app gets no frames, no work and no touches")
  func end() {
    let simulator = Stage().simulator
    let counter = FrameCounter()
    counter.start()
    var done = 0
    simulator.clock.schedule(at: simulator.clock.now + 0.1) { done += 1 }
    simulator.clock.onFrame { done += 1 }
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 50, y: 50))
    #expect(finger.isDown && !simulator.clock.isIdle)
    simulator.terminate()
    simulator.clock.nextTurn { done += 100 }
    simulator.clock.advance(by: 1)
    #expect(!finger.isDown && simulator.clock.isIdle)
    #expect(counter.times.isEmpty && done == 100)
  }

  @Test("a frame calls the links, then lays out, then calls observers")
  func frame() {
    let journal = Journal()
    let stage = Stage()
    let view = stage.add(TouchView(journal))
    stage.simulator.settleLayout()
    _ = journal.read()
    let counter = FrameCounter()
    counter.onFrame = { [weak counter] in
      journal.note("link")
      view.markNeedsLayout()
      counter?.stop()
    }
    counter.start()
    stage.clock.onFrame { journal.note("watched") }
    stage.clock.runUntilIdle()
    #expect(journal.read() == ["link", "layoutSubviews", "watched"])
  }
}
