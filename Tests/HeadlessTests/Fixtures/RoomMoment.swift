import UIKit

@testable import InteractiveModal

/// What a modal is at as its room changes.
enum RoomMoment: CaseIterable, Sendable {
  case rest, drag, caught, settlingIn, settlingOut, asking, keyboardUp, belowSecondCard

  /// Brings an open screen there.
  @MainActor func bring(_ screen: Screen) {
    switch self {
    case .rest: break
    case .drag: screen.pull(0.3)
    case .caught:
      screen.draft.dismissModal()
      screen.clock.advance(by: 0.1)
      let shown = screen.card.shown.box.intersection(screen.container?.bounds ?? .null)
      screen.finger.down(at: CGPoint(x: shown.midX, y: shown.midY))
    case .settlingIn:
      screen.pull(0.3)
      screen.finger.cancel()
      screen.clock.advance(by: 0.05)
    case .settlingOut:
      screen.draft.dismissModal()
      screen.clock.advance(by: 0.1)
    case .asking:
      screen.delegate.permission = .ask { false }
      screen.pull(0.95)
      screen.release()
    case .keyboardUp: screen.openTyping()
    case .belowSecondCard:
      _ = screen.openSecond()
    }
  }

  /// Whether the modal is presented at the end, if the finger rests before it goes up.
  ///
  /// - Parameter isHigh: Whether it stood so high that the drag does not pass half of the way out.
  func staysPresented(isHigh: Bool) -> Bool {
    switch self {
    case .drag: isHigh
    case .rest, .settlingIn, .asking, .keyboardUp, .belowSecondCard: true
    case .caught, .settlingOut: false
    }
  }

  /// Whether the modal stands at a height, and goes to where that is in the new container size.
  var isAtHome: Bool {
    switch self {
    case .rest, .keyboardUp, .belowSecondCard: true
    case .drag, .caught, .settlingIn, .settlingOut, .asking: false
    }
  }
}
