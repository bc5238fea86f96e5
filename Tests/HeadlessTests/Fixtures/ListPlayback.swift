import HeadlessHosts

@testable import InteractiveModal
@testable import UIKit

/// Plays a recorded finger on a list that lies on an open modal.
@MainActor struct ListPlayback {
  let screen: Screen
  let list: UIScrollView
  let watch: HandoffWatch

  /// - Parameters:
  ///   - deliversInward: Whether the modal's pan hears of events before the list's.
  ///   - isTrackpad: Whether the fingers lie on a trackpad, and the pointer on the list.
  ///   - isFlipped: Whether the list is upside down, as a chat's. It is as far from its upper end.
  init(
    _ recording: Recording, on kind: TestList, deliversInward: Bool,
    configuration: ModalConfiguration = .mail, isTrackpad: Bool = false,
    isFlipped: Bool = false
  ) {
    screen = Screen(
      orientation: recording.isLandscape ? .landscapeLeft : .portrait, configuration: configuration
    ).open()
    screen.simulator.deliversInward = deliversInward
    list = kind.show(on: screen)
    if isFlipped { list.flip() }
    watch = HandoffWatch(screen, list)
    isTrackpad ? scroll(recording.path) : screen.play(recording.path, on: list)
  }

  private func scroll(_ path: FingerPath) {
    let (begin, trackpad) = (screen.clock.now, screen.simulator.makeTrackpad())
    trackpad.begin(at: list.shown(CGPoint(x: list.bounds.midX, y: list.bounds.midY)))
    for move in path.moves {
      screen.clock.advance(to: begin + move.time)
      trackpad.scroll(
        by: CGVector(dx: move.offset.dx - watch.scrolled.dx, dy: move.offset.dy - watch.scrolled.dy))
      watch.scrolled = move.offset
    }
    screen.clock.advance(to: begin + path.lift.time)
    trackpad.end()
    screen.clock.runUntilIdle()
  }

  /// What is wrong when all is at rest: said in a sentence, or `nil`.
  var fault: String? {
    if screen.isGone { return screen.leftover }
    return list.isInBounds ? screen.disorder : "the list rests at \(list.contentOffset.y)"
  }

  /// What is wrong at rest with a card of several heights, in a sentence; or `nil`.
  var faultAtHeight: String? {
    guard let interaction = screen.session?.interaction, screen.isPresented else { return fault }
    let expected = (1 - interaction.stops.position(of: interaction.detent).progress) * screen.travel
    if abs(screen.offset - expected) > 1e-6 {
      return "the card rests \(screen.offset - expected) points from its detent"
    }
    if let complaint = screen.complaint { return complaint }
    return list.isInBounds ? nil : "the list rests at \(list.contentOffset.y)"
  }
}

extension UIScrollView {
  /// Turns the content upside down. What was at the upper end of the view is at its upper end.
  fileprivate func flip() {
    let distance = contentOffset.y - top
    contentInsetAdjustmentBehavior = .never
    transform = CGAffineTransform(scaleX: 1, y: -1)
    contentOffset.y = max(foot - distance, top)
  }
}
