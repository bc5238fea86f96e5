import InteractiveModal
import UIKit

/// Moves a card as most tutorials do: a pan writes its position, and then a display link writes its spring.
@MainActor final class FrameByFrameCard {
  private enum Motion {
    case resting(isOpen: Bool)
    /// A finger holds the card; `grip` is where the finger would be if the card were open, in points.
    case held(grip: CGFloat)
    case settling(isOpen: Bool, FrameTicker)
  }

  /// Distance from the end, in points, and velocity, in points per second, at which the spring has ended.
  private static let rest = (distance: CGFloat(0.5), velocity: CGFloat(10))

  let view: UIView
  private let spring: TransitionSpring
  private var motion = Motion.resting(isOpen: false)
  /// Distance from the open position to the closed one, in points.
  private var travel: CGFloat = 0
  /// Distance from the open position, in points.
  private var offset: CGFloat = 0 {
    didSet { view.transform = CGAffineTransform(translationX: 0, y: max(offset, 0)) }
  }
  /// In points per second; positive closes.
  private var velocity: CGFloat = 0

  init(_ view: UIView, spring: TransitionSpring) { (self.view, self.spring) = (view, spring) }

  /// Sets the frame of the open card.
  func place(in frame: CGRect, travel: CGFloat) {
    view.setUntransformedFrame(frame)
    self.travel = travel
    if case .resting(let isOpen) = motion { offset = isOpen ? 0 : travel }
  }

  /// Stops the card under a finger.
  func hold(at finger: CGFloat) {
    switch motion {
    case .held: return
    case .settling(_, let ticker): ticker.stop()
    case .resting: break
    }
    motion = .held(grip: finger - offset)
  }

  func follow(_ finger: CGFloat) {
    if case .held(let grip) = motion { offset = max(finger - grip, 0) }
  }

  /// Begins the spring, unless it goes to this end already.
  func settle(isOpen: Bool, velocity: CGFloat) {
    switch motion {
    case .settling(isOpen, _), .resting(isOpen): return
    case .settling(_, let ticker): ticker.stop()
    case .held, .resting: self.velocity = velocity
    }
    let ticker = FrameTicker { [weak self] link in
      guard let self else { return link.invalidate() }
      step(by: CGFloat(link.targetTimestamp - link.timestamp))
    }
    motion = .settling(isOpen: isOpen, ticker)
  }

  private func step(by time: CGFloat) {
    guard case .settling(let isOpen, let ticker) = motion else { return }
    let end = isOpen ? 0 : travel
    // The spring of unit mass that swings once in its response without damping.
    let frequency = 2 * CGFloat.pi / spring.response
    velocity -= frequency * (frequency * (offset - end) + 2 * spring.dampingRatio * velocity) * time
    offset += velocity * time
    guard abs(offset - end) < Self.rest.distance, abs(velocity) < Self.rest.velocity else { return }
    ticker.stop()
    (offset, velocity) = (end, 0)
    motion = .resting(isOpen: isOpen)
  }
}
