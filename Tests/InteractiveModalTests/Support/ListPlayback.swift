#if os(Linux)
  @testable import UIKit

  @testable import InteractiveModal

  /// Plays a recorded finger on a list that lies on an open modal.
  @MainActor struct ListPlayback {
    let screen: Screen
    let list: UIScrollView
    let watch: HandoverWatch

    /// - Parameter deliversInward: Whether the modal's pan hears of events before the list's.
    init(_ recording: Recording, on kind: TestList, deliversInward: Bool) {
      screen = Screen(
        orientation: recording.isLandscape ? .landscapeLeft : .portrait
      ).open()
      screen.simulator.deliversInward = deliversInward
      list = kind.show(on: screen)
      watch = HandoverWatch(screen, list)
      play(recording.path)
    }

    private func play(_ path: FingerPath) {
      let begin = screen.clock.now
      screen.touch(list, at: list.bounds.height / 2)
      let start = screen.finger.location
      for move in path.moves {
        screen.clock.advance(to: begin + move.time)
        screen.finger.move(to: CGPoint(x: start.x + move.offset.dx, y: start.y + move.offset.dy))
      }
      screen.clock.advance(to: begin + path.lift.time)
      screen.finger.up()
      screen.clock.runUntilIdle()
    }

    /// What is wrong when all is at rest: said in a sentence, or `nil`.
    var fault: String? {
      if screen.isGone { return screen.leftover }
      return list.isInBounds ? screen.disorder : "the list rests at \(list.contentOffset.y)"
    }
  }
#endif
