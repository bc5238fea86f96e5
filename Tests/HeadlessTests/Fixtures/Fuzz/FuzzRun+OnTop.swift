import UIKit

@testable import InteractiveModal

/// What stands on the cards, and what takes them away without a finger.
extension FuzzRun {
  var alert: UIAlertController? { top?.presentedViewController as? UIAlertController }

  func presentAlert(_ isSheet: Bool, _ animated: Bool) {
    guard let top, isQuiet, alert == nil, top.view.window != nil else { return }
    let alert = UIAlertController(
      title: "Delete?", message: nil, preferredStyle: isSheet ? .actionSheet : .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    owed += 1
    top.present(alert, animated: animated) { self.completed += 1 }
  }

  func tapAlert() {
    guard let alert, isQuiet, !screen.finger.isDown, let button = button(in: alert.view) else { return }
    screen.finger.down(at: button.shown(CGPoint(x: 20, y: 20)))
    screen.clock.advance(by: 0.03)
    screen.finger.up()
  }

  private func button(in view: UIView) -> UIView? {
    view.accessibilityIdentifier == "Cancel"
      ? view : view.subviews.lazy.compactMap { self.button(in: $0) }.first
  }

  /// A system's alert hears of no key while it comes or goes.
  func escape(by way: FuzzStep.Escape) {
    guard alert == nil || isQuiet else { return }
    switch way {
    case .key: screen.simulator.press(.keyboardEscape)
    case .commandPeriod: screen.simulator.press(.keyboardPeriod, modifierFlags: .command)
    case .gesture:
      if let top, alert == nil { screen.simulator.voiceOver.performEscape(from: top.cancel) }
    }
  }

  /// Somebody waits for how a modal ends, on the upper card or wherever there is none.
  func wish(onTop: Bool) {
    guard stack.count < 4, wishes.count < 3 else { return }
    let presenter: UIViewController = onTop ? top ?? screen.root : screen.root
    let modal = DraftController()
    prepare(modal)
    modals.append(modal)
    wishes.append(Wish(modal, from: presenter))
  }
}
