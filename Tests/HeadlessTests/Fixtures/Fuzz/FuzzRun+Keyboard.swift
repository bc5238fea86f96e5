import UIKit

@testable import InteractiveModal

extension FuzzRun {
  /// Somebody types on the upper card, or on the one below it.
  func type(onTop: Bool) {
    (onTop ? stack.last : stack.dropLast().last)?.text.becomeFirstResponder()
  }

  /// To the upper card as much is added as the keyboard covers beyond the safe area that is there, and no more.
  var faultOfRoom: String? {
    guard let modal = top, modal.presentedViewController == nil,
      let container = modal.presentationController?.containerView
    else { return nil }
    let card = modal.view.shown(modal.view.bounds)
    let keyboard = screen.simulator.keyboardFrame
    let isSeen = keyboard.minY < screen.simulator.screen.bounds.maxY
    let covered = isSeen ? keyboard.coveredHeight(of: card) : 0
    let safe = max(0, card.maxY - (container.bounds.maxY - container.safeAreaInsets.bottom))
    let excess = modal.additionalSafeAreaInsets.bottom - max(0, covered - safe)
    return abs(excess) < 1e-6 ? nil : "a card has \(excess) points too much safe area at its foot"
  }
}
