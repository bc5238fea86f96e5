import UIKit

@testable import InteractiveModal

/// What the screen shows of a card and of the screen behind it, moment by moment.
@MainActor final class CardTrace {
  struct Moment: Equatable {
    /// Position and size of the card; `nil` while it is in no window.
    var card: CGRect?
    var stretch: CGFloat?
    var dimming: CGFloat?
    var scale, radius: CGFloat
  }

  let screen: Screen
  private(set) var moments: [Moment] = []

  init(
    _ configuration: ModalConfiguration, orientation: UIInterfaceOrientation = .portrait, isContained: Bool
  ) {
    screen = Screen(
      orientation: orientation, framesPerSecond: 120, configuration: configuration, isContained: isContained)
  }

  /// Opens the modal, and waits for a fixed time: the root's safe area may move for longer than the card.
  func open() {
    let end = screen.clock.now + 8
    screen.open()
    screen.clock.advance(to: end)
  }

  /// Notes what the screen shows now.
  func note() {
    let (card, content) = (screen.card, screen.draft.viewIfLoaded)
    let isShown = card.window != nil
    moments.append(
      Moment(
        card: isShown ? card.shown.box : nil,
        stretch: isShown ? content?.shown(content?.bounds ?? .zero).height : nil,
        dimming: isShown ? screen.dimming?.shown.alpha : nil,
        scale: screen.root.view.shown.transform.affine.a, radius: screen.root.view.shown.cornerRadius))
  }

  /// Notes each frame of so many seconds.
  func follow(for seconds: TimeInterval) {
    for _ in 0..<Int(seconds * 120) {
      screen.clock.advance(by: 1.0 / 120)
      note()
    }
  }
}

extension Screen {
  /// The modal stands at its first detent: said in a sentence, or `nil`.
  func disorder(atDetentOf configuration: ModalConfiguration) -> String? {
    if let complaint { return complaint }
    if !isPresented { return "the modal is not presented" }
    let expected = configuration.initialDetent ?? session?.interaction.stops.detents.last?.stop.detent
    return draft.selectedModalDetent == expected
      ? nil : "it stands at \(String(describing: draft.selectedModalDetent))"
  }
}

extension TransitionStop {
  fileprivate var detent: ModalDetent.Identifier? {
    switch self {
    case .detent(let identifier): identifier
    case .dismissed: nil
    }
  }
}
