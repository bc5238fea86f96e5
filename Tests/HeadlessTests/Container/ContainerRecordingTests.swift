import HeadlessHosts
import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@MainActor @Suite("People's fingers on a container", .ownWorld) struct ContainerRecordingTests {
  @Test("as people's fingers went, follows them and comes to rest", arguments: Recording.all)
  func isRecorded(recording: Recording) {
    for (isTurned, isMirrored) in [(false, false), (true, false), (true, true)] {
      let screen = ContainerScreen(selected: 1)
      let start = screen.clock.now
      let path = FingerPath(recording.gesture, isMirrored: isMirrored)
      func place(_ way: CGVector) -> CGPoint {
        CGPoint(x: 195 + (isTurned ? way.dy : way.dx), y: 400 + (isTurned ? way.dx : way.dy))
      }
      screen.grab(x: 195)
      for move in path.moves {
        screen.clock.advance(to: start + move.time)
        screen.finger.move(to: place(move.offset))
        if let fault = screen.faultNow { Issue.record("\(fault) at \(move.time)") }
      }
      screen.clock.advance(to: start + path.lift.time)
      #expect(screen.lift().disorder == nil)
    }
  }
}
