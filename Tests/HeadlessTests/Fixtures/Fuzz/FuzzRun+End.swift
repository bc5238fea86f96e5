import UIKit

@testable import InteractiveModal

/// What must hold when everything is dismissed.
extension FuzzRun {
  func faultAtEnd() -> String? {
    screen.simulator.transitionStart = .nextTurn
    // What UIKit has not begun by now is lost.
    screen.clock.advance(by: 6)
    dismissAllThatCome()
    if completed != owed { return "\(owed) completions are owed and \(completed) came" }
    if let wish = wishes.first(where: { $0.outcomes.count != 1 }) {
      return "a request ended \(wish.outcomes.count) times"
    }
    return screen.leftover ?? faultOfInsets ?? faultOfKeys ?? faultOfReach ?? faultOfKeyboard
  }

  /// One that waited for its turn comes when the others have gone.
  private func dismissAllThatCome() {
    for _ in 0...wishes.count {
      if screen.root.presentedViewController != nil { dismiss(screen.root, true) }
      screen.clock.runUntilIdle()
    }
  }

  private var controllers: [UIViewController] { [screen.root] + modals }

  private var faultOfInsets: String? {
    controllers.lazy.map(\.additionalSafeAreaInsets).first { $0 != .zero }
      .map { "safe area is left added: \($0)" }
  }

  private var faultOfKeys: String? {
    controllers.contains { $0.keyCommands != nil } ? "key commands are left" : nil
  }

  /// VoiceOver reaches everything as before.
  private var faultOfReach: String? {
    let isOutOfReach = controllers.compactMap(\.viewIfLoaded).contains {
      $0.accessibilityElementsHidden || $0.accessibilityViewIsModal
    }
    return isOutOfReach ? "a view is left out of VoiceOver's reach" : nil
  }

  private var faultOfKeyboard: String? {
    if modals.contains(where: \.text.isFirstResponder) { return "a card that is gone has the keyboard" }
    let keyboard = screen.simulator.keyboardFrame
    return keyboard.minY < screen.simulator.screen.bounds.maxY ? "a keyboard is left: \(keyboard)" : nil
  }
}
