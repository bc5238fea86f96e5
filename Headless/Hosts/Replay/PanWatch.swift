import UIKit

/// Watches the pan recognisers of a card and of what it stands in, as any target of theirs may.
@MainActor final class PanWatch {
  private let space: UIView
  private weak var followed: UIPanGestureRecognizer?
  private(set) var state = UIGestureRecognizer.State.possible
  /// Speed at which the drag ended, in points per second, down the container.
  private(set) var releaseVelocity: CGFloat?

  init(_ gauge: CardGauge) {
    space = gauge.container
    for view in gauge.card.chainOfSuperviews {
      for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? [] {
        pan.addTarget(self, action: Selector("panDidChange"))
      }
    }
  }

  var hasBegun: Bool { followed != nil }
  var isDragging: Bool { state == .began || state == .changed }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard followed == nil || followed === pan else { return }
    followed = pan
    state = pan.state
    guard !isDragging else { return }
    releaseVelocity = pan.velocity(in: space).y
  }
}

extension PanWatch: ActionReceiver {
  func receive(_ action: Selector, from sender: AnyObject) {
    guard let pan = sender as? UIPanGestureRecognizer else { return }
    follow(pan)
  }
}
