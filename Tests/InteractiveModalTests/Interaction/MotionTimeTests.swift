import Testing

@testable import InteractiveModal

@Suite("The time of motion") struct MotionTimeTests {
  @Test(
    "changes its speed without a jump: from the last frame on, if that is up to a second ahead, or else at once",
    arguments: [
      (nil, 100, 100), (100.01, 100, 100.01), (100.9, 100, 100.9), (100, 100, 100), (101, 100, 100),
      (150, 100, 100), (99, 100, 100), (nil, 0.25, 0.25),
    ] as [(Double?, Double, Double)], [0, 0.25, 3])
  func changes(_ change: (frame: Double?, now: Double, start: Double), speed: Double) {
    var time = MotionTime()
    if let frame = change.frame { #expect(time.frame(at: frame) == frame) }
    time.setSpeed(speed, at: change.now)
    #expect(time.speed == speed)
    for seconds in [0, 0.5, 2] {
      let expected = change.start + seconds * speed
      #expect(abs(time.time(at: change.start + seconds) - expected) < 1e-9)
      #expect(abs(time.frame(at: change.start + seconds) - expected) < 1e-9)
    }
  }

  @Test("goes on from where it is at each further change, also back to the display's speed")
  func changesAgain() {
    var time = MotionTime()
    var (display, motion) = (10.0, 10.0)
    for (speed, seconds) in [(0.5, 2), (1, 3), (0, 4), (1, 1), (2, 1.5), (1, 0), (0.25, 8)]
      as [(Double, Double)]
    {
      time.setSpeed(speed, at: display)
      #expect(abs(time.time(at: display) - motion) < 1e-9)
      (display, motion) = (display + seconds, motion + seconds * speed)
      #expect(abs(time.time(at: display) - motion) < 1e-9)
    }
  }
}
