import UIKit

/// The way of the card in front, read from outside as any app may: no kit is asked.
struct CardTrack: Equatable, Sendable {
  /// The card in the window, at rest.
  let rest: CGRect
  /// Where its top edge is gone: the foot of the screen.
  let end: CGFloat
  /// The card's top edge now.
  let top: CGFloat
  /// Speed of the finger that holds it, in points per second; `nil` where none does.
  let velocity: CGFloat?

  /// Where a card that is let go at rest turns from staying to leaving: at half of the way, as by default.
  var threshold: CGFloat { (rest.minY + end) / 2 }
  /// Share of the way that the card has gone.
  var progress: CGFloat { (top - rest.minY) / (end - rest.minY) }
  /// Where it would coast to.
  var projection: CGFloat? { velocity.map { top + CGFloat(Projection.distance(velocity: Double($0))) } }
}

extension CardTrack {
  /// `nil` where no card is presented.
  @MainActor init?(in window: UIWindow) {
    var front = window.rootViewController
    while let next = front?.presentedViewController, next.modalPresentationStyle == .custom { front = next }
    guard let presentation = front?.presentationController, let card = presentation.presentedView,
      let container = presentation.containerView, card.window != nil
    else { return nil }
    rest = container.convert(presentation.frameOfPresentedViewInContainerView, to: nil)
    end = container.convert(container.bounds, to: nil).maxY
    guard end > rest.minY else { return nil }
    top = card.convert(card.bounds, to: nil).minY
    velocity = Self.heldBy(card).map { $0.velocity(in: nil).y }
  }

  @MainActor private static func heldBy(_ card: UIView) -> UIPanGestureRecognizer? {
    let pans = card.chainOfSuperviews.flatMap { $0.gestureRecognizers ?? [] }
    return pans.lazy.compactMap { $0 as? UIPanGestureRecognizer }
      .first { $0.state == .began || $0.state == .changed }
  }
}
