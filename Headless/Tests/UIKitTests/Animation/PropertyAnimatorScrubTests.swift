import TestWorld
import Testing

@testable import UIKit

/// A paused animator stays where it is, and can be scrubbed and continued (F97 to F116).
@MainActor @Suite("Scrubbing a property animator", .ownWorld) struct PropertyAnimatorScrubTests {
  @Test("pausing or scrubbing an inactive animator holds it", arguments: [nil, 0.3, 1.7, -2])
  func prepared(fraction: CGFloat?) {
    let moving = MovingView()
    let animator = moving.animator(.easeIn)
    if let fraction { animator.fractionComplete = fraction } else { animator.pauseAnimation() }
    let place = min(max(fraction ?? 0, 0), 1)
    #expect(animator.state == .active && !animator.isRunning && moving.modelLeft == 100)
    #expect(near(moving.left, 100 * place) && animator.fractionComplete == place)
    animator.stopAnimation(true)
  }

  @Test("key frames of a block in an animator are scrubbed with it (F490)")
  func keyFrames() {
    let moving = MovingView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 1) {
        for start in [0, 0.5] {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.5, animations: moving.move)
        }
        moving.view.alpha = 0
      }
    }
    for (fraction, left) in [(0.25, 50.0), (0.75, 150), (0.5, 100), (1, 200)] {
      animator.fractionComplete = fraction
      #expect(near(moving.left, left) && near(CGFloat(moving.shown.opacity), 1 - fraction))
    }
    animator.stopAnimation(true)
  }

  @Test("a delayed block is held and scrubbed with the others, and can be reversed before it moved")
  func delayedScrub() {
    let moving = MovingView()
    let animator = moving.animator()
    animator.addAnimations({ moving.view.alpha = 0 }, delayFactor: 0.5)
    animator.fractionComplete = 0.75
    #expect(near(CGFloat(moving.shown.opacity), 0.5))
    animator.fractionComplete = 0.25
    #expect(moving.shown.opacity == 1)
    animator.startAnimation()
    moving.clock.advance(by: 0.5)
    #expect(near(CGFloat(moving.shown.opacity), 0.5))
    animator.pauseAnimation()
    #expect(near(CGFloat(moving.shown.opacity), 0.5))
    animator.isReversed = true
    animator.startAnimation()
    moving.clock.runUntilIdle()
    #expect(moving.view.alpha == 1 && moving.modelLeft == 0 && moving.calls == ["start"])
  }
}
