import UIKit

/// Keeps the layout guides of the screen behind at the edge of a card.
///
/// Under a finger their constraints change, and UIKit lays out with the next frame. In a flight UIKit animates the
/// layout with the flight's spring, so a main thread that is busy stops nothing.
@MainActor final class CardGuides {
  private struct Follower { weak var view: CardGuideView? }

  private var followers: [Follower] = []
  /// The layout that UIKit animates, and the flight's spring; no animator if the card stays where it is.
  private var played: (animation: SpringAnimation, animator: UIViewPropertyAnimator?)?

  private var views: [CardGuideView] { followers.compactMap(\.view) }

  /// Takes another guide; one that comes in a flight is where the card flies at once.
  func add(
    _ view: CardGuideView, _ interaction: InteractionState, in layout: CardLayout, of container: UIView?
  ) {
    followers.removeAll { $0.view == nil || $0.view === view }
    followers.append(Follower(view: view))
    guard let played, let container else { return }
    let end = max(played.animation.target, interaction.slideEnd)
    place([view], at: end, in: layout, of: container)
  }

  /// Puts the guides where a card is in its container, or has UIKit take them where it flies.
  func follow(
    _ interaction: InteractionState, _ flight: Flight?, in layout: CardLayout, of container: UIView
  ) {
    if let flight, let played, played.animation == flight.animation { return }
    stop()
    // A card that fades, or grows out of its source, stays where it slides to.
    let least = interaction.slideEnd
    guard let flight else {
      return place(views, at: max(interaction.progress, least), in: layout, of: container)
    }
    let start = max(flight.progress(at: flight.startTime), least)
    let end = max(flight.animation.target, least)
    guard start != end else {
      played = (flight.animation, nil)
      return place(views, at: end, in: layout, of: container)
    }
    let animator = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        flight.animation.spring, velocity: flight.animation.velocity(at: flight.startTime) / (end - start),
        at: SharedState.current.motionTime.speed))
    played = (flight.animation, animator)
    UIView.performWithoutAnimation {
      place(views, at: start, in: layout, of: container)
      layOut()
    }
    // The layout may have ended this flight.
    guard played?.animator === animator else { return }
    animator.addAnimations {
      self.place(self.views, at: end, in: layout, of: container)
      self.layOut()
    }
    animator.startAnimation()
  }

  /// Gives the guides back: the card is gone.
  func end() {
    stop()
    for view in views { view.leave(self) }
    followers = []
  }

  /// Only a card at the lower edge, and over all of it, leads.
  private func place(
    _ views: [CardGuideView], at progress: CGFloat, in layout: CardLayout, of container: UIView
  ) {
    let isAcross = layout.direction == .down && layout.card.width >= container.bounds.width
    let edge = layout.card.minY + (1 - progress) * layout.travel
    for view in views {
      view.place(isAcross ? CGPoint(x: layout.card.midX, y: edge) : nil, in: container, by: self)
    }
  }

  private func layOut() { for view in views { view.guide.owningView?.layoutIfNeeded() } }

  /// Ends the animation; the constraints say where the guides are then.
  private func stop() {
    let animator = played?.animator
    played = nil
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}
