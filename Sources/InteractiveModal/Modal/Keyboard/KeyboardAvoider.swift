import UIKit

/// Makes room in a card for the keyboard: as much of it as the keyboard covers is more safe area at its foot.
///
/// It is measured from where the card stands when it is presented, wherever it is now, so a card that moves keeps its
/// safe area.
@MainActor final class KeyboardAvoider {
  private let insets: AdditionalSafeArea
  /// Where the keyboard is on the screen, as last heard of.
  private var keyboard = CGRect.zero
  private lazy var news = KeyboardObserver { [weak self] in self?.keyboardMoves(to: $0) }
  /// Called when the keyboard is going to be somewhere else.
  var onMove: (() -> Void)?

  init(_ insets: AdditionalSafeArea) { self.insets = insets }

  /// A keyboard that is up already tells nothing; another card knows of it.
  func learn(from other: KeyboardAvoider) { keyboard = other.keyboard }

  func start() { news.start() }
  func stop() { news.stop() }

  private func keyboardMoves(to frame: CGRect) {
    keyboard = frame
    onMove?()
  }

  /// How much of a card the keyboard covers.
  func cover(of card: CGRect, in container: UIView) -> CGFloat {
    guard let screen = container.window?.screen, keyboard.minY < screen.bounds.maxY else { return 0 }
    return container.convert(keyboard, from: screen.coordinateSpace).cover(ofFootOf: card)
  }

  /// - Parameter card: Where the card stands, in the container's coordinates.
  func makeRoom(in card: CGRect, of container: UIView) {
    let covered = cover(of: card, in: container)
    let safe = max(0, container.safeAreaInsets.bottom - (container.bounds.maxY - card.maxY))
    insets.set(UIEdgeInsets(top: 0, left: 0, bottom: max(0, covered - safe), right: 0), for: .keyboard)
  }

  /// The keyboard is another's.
  func takeRoomBack() { insets.set(.zero, for: .keyboard) }
}
