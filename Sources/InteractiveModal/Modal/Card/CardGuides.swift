import UIKit

/// Keeps the layout guides of the screen behind at the edge of a card.
///
/// Under a finger their constraints change, and UIKit lays out with the next frame. In a flight UIKit animates the
/// layout with the flight's spring, so a main thread that is busy stops nothing.
@MainActor final class CardGuides {
  private struct Leader { weak var view: CardGuideView? }

  private var leaders: [Leader] = []
  /// The layout that UIKit animates, and the flight's spring.
  private var played: (animation: SpringAnimation, animator: UIViewPropertyAnimator)?

  private var views: [CardGuideView] { leaders.compactMap(\.view) }

  func add(_ view: CardGuideView) {
    leaders.removeAll { $0.view == nil || $0.view === view }
    leaders.append(Leader(view: view))
  }

  /// Puts the guides where a card is in its container, or has UIKit take them where it flies.
  func follow(
    _ interaction: InteractionState, _ flight: Flight?, in layout: CardLayout, of container: UIView
  ) {
    if let flight, let played, played.animation == flight.animation { return }
    stop()
    guard let flight else { return place(at: interaction.progress, in: layout, of: container) }
    let (start, end) = (flight.progress(at: flight.startTime), flight.animation.target)
    let velocity = start == end ? 0 : flight.animation.velocity(at: flight.startTime) / (end - start)
    let animator = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(
        flight.animation.spring, velocity: velocity, at: SharedState.current.motionTime.speed))
    played = (flight.animation, animator)
    UIView.performWithoutAnimation {
      place(at: start, in: layout, of: container)
      layOut()
    }
    // The layout may have ended this flight.
    guard played?.animator === animator else { return }
    animator.addAnimations {
      self.place(at: end, in: layout, of: container)
      self.layOut()
    }
    animator.startAnimation()
  }

  /// Gives the guides back: the card is gone.
  func end() {
    stop()
    let views = views
    leaders = []
    for view in views { view.cardDidLeave() }
  }

  private func place(at progress: CGFloat, in layout: CardLayout, of container: UIView) {
    guard layout.direction == .down else { return }
    let way = (1 - progress) * layout.travel
    let edge = layout.card.minY + (way < 0 ? -layout.stretch(by: -way) : way)
    for view in views { view.place(at: CGPoint(x: layout.card.midX, y: edge), in: container) }
  }

  private func layOut() { for view in views { view.layOut() } }

  /// Ends the animation; the constraints say where the guides are then.
  private func stop() {
    guard let animator = played?.animator else { return }
    played = nil
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}
