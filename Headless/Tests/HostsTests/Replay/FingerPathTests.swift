import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("The way of a recorded finger") struct FingerPathTests {
    private let recording = GestureRecording(
      name: "n", kind: "k", density: 2, up: GestureRecording.Touch(t: 0.3, x: 14, y: 60),
      samples: [
        GestureRecording.Touch(t: 0, x: 10, y: 20), GestureRecording.Touch(t: 0.1, x: 12, y: 30),
        GestureRecording.Touch(t: 0.2, x: 14, y: 60),
      ])

    @Test("it is told in points from touch-down; a mirror turns it upside down and nothing else")
    func points() {
      func steps(_ up: CGFloat) -> [FingerPath.Step] {
        [
          FingerPath.Step(time: 0.1, offset: CGVector(dx: 1, dy: up * 5)),
          FingerPath.Step(time: 0.2, offset: CGVector(dx: 2, dy: up * 20)),
        ]
      }
      let path = FingerPath(recording)
      #expect(path.moves == steps(1))
      #expect(path.lift == FingerPath.Step(time: 0.3, offset: CGVector(dx: 2, dy: 20)))
      #expect(FingerPath(recording, isMirrored: true).moves == steps(-1))
    }

    @Test("a lift elsewhere than the last sample is a move of its own")
    func movingLift() {
      var recording = recording
      #expect(!FingerPath(recording).movesAtLift)
      recording.up.y = 61
      #expect(FingerPath(recording).movesAtLift)
    }
  }
}
