@testable import InteractiveModal
@testable import UIKit

/// Plays a recorded finger on an open modal and measures what the card did.
@MainActor struct Playback {
  enum Outcome: Equatable { case dismissed, kept, none }

  let screen: Screen
  private(set) var outcome = Outcome.none
  /// Distance from the top of the card at rest to the bottom of the window, as seen before the finger comes down.
  let travel: CGFloat
  /// Largest distance between finger and card since the drag began, where nothing resists; in points.
  private(set) var lag: CGFloat = 0
  /// The last update before the lift, and the first after.
  private(set) var held: ModalUpdate?
  private(set) var released: ModalUpdate?

  init(_ recording: Recording, reducesMotion: Bool = false, isTyping: Bool = false) {
    screen = Screen(
      orientation: recording.isLandscape ? .landscapeLeft : .portrait, reducesMotion: reducesMotion
    ).open()
    if isTyping { screen.openTyping() }
    travel = (screen.simulator.window?.bounds.maxY ?? .nan) - screen.cardTop
    screen.simulator.ledger.reset()
    play(recording)
  }

  private mutating func play(_ recording: Recording) {
    let path = recording.path
    var reference: (finger: CGFloat, card: CGFloat)?
    screen.play(path, from: screen.grip, movesAtLift: path.movesAtLift) {
      measure($0.offset.dy, &reference)
    }
    lift()
  }

  private mutating func measure(_ finger: CGFloat, _ reference: inout (finger: CGFloat, card: CGFloat)?) {
    guard screen.delegate.updates.last?.phase == .held else { return }
    if let reference {
      let free = finger - reference.finger
      if free >= 0 { lag = max(lag, abs(screen.cardTop - reference.card - free)) }
    } else {
      // Where the finger would be with the card in its open position, without resistance.
      reference = (finger - (screen.session?.interaction.pull ?? 0), screen.restingTop)
    }
  }

  private mutating func lift() {
    held = screen.delegate.updates.last
    let count = screen.delegate.updates.count
    screen.finger.up()
    released = screen.delegate.updates.dropFirst(count).first { $0.phase != .held }
    screen.clock.runUntilIdle()
    let hasBegun = screen.delegate.updates.contains { $0.phase == .held }
    outcome = screen.isGone ? .dismissed : hasBegun ? .kept : .none
  }
}
