import UIKit

@testable import InteractiveModal

/// Three cards, each on the one before, at rest.
@MainActor final class CardStack: TestScreen {
  let screen = Screen().open()
  private(set) lazy var cards = [screen.draft, DraftController(), DraftController()]
  var simulator: Simulator { screen.simulator }
  var finger: Finger { screen.finger }

  init() {
    for (lower, upper) in zip(cards, cards.dropFirst()) {
      lower.present(upper, as: .mail)
      clock.runUntilIdle()
    }
  }

  var presentedCount: Int { cards.filter { $0.presentingViewController != nil }.count }

  /// Puts the finger on the bar of the card in front and moves it down.
  func drag(by points: CGFloat) {
    guard let top = cards.last(where: { $0.presentingViewController != nil }) else { return }
    finger.down(at: top.view.shown(CGPoint(x: 200, y: 20)))
    screen.drag(by: points)
  }

  /// Where the upper edge of a card is on the screen.
  func edge(_ card: DraftController) -> CGFloat { card.view.shown(CGPoint.zero).y }

  func view(_ index: Int) -> UIView { cards[index].presentationController?.presentedView ?? UIView() }

  /// Where everything stands.
  var picture: [CGAffineTransform] {
    (0..<3).map { view($0).shown.transform.affine } + [screen.root.view.shown.transform.affine]
  }

  /// What is not as it was before the cards above the first `count` came: a sentence, or `nil`.
  func disturbance(below count: Int) -> String? {
    guard count > 0 else { return screen.root.disturbance }
    let top = view(count - 1)
    if !top.shown.transform.affine.isIdentity { return "the card in front is transformed" }
    if top.layer.cornerRadius != 0 || top.clipsToBounds { return "the card in front has round corners" }
    if cards[count - 1].additionalSafeAreaInsets != .zero { return "the card in front has other insets" }
    return nil
  }

  /// What was added to safe areas and not taken away.
  var safeAreaLeftovers: [UIEdgeInsets] {
    ([screen.root] + cards).map(\.additionalSafeAreaInsets).filter { $0 != .zero }
  }
}
