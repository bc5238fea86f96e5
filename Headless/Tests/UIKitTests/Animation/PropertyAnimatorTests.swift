import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Property animators (F97 to F116)", .ownWorld) struct PropertyAnimatorTests {
  @Test("a block runs at the start, its completion gets the position, and the animator can be used again")
  func starts() {
    let moving = MovingView()
    let animator = moving.animator()
    #expect(animator.state == .inactive && !animator.isRunning && moving.modelLeft == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && moving.modelLeft == 100 && moving.left == 0)
    moving.clock.advance(by: 0.25)
    #expect(near(moving.left, 25) && near(animator.fractionComplete, 0.25))
    animator.startAnimation()
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["end"] && animator.state == .inactive && moving.left == 100)
    animator.addAnimations { moving.move() }
    animator.startAnimation()
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["end"] && moving.modelLeft == 200 && moving.stage.complaints.isEmpty)
  }

  @Test("with a delay the animator is active at once and moves later")
  func delayed() {
    let moving = MovingView()
    let animator = moving.animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.isRunning && animator.delay == 0.5)
    moving.clock.advance(by: 0.5)
    #expect(moving.left == 0)
    moving.clock.advance(by: 0.5)
    #expect(near(moving.left, 50) && moving.calls.isEmpty)
    moving.clock.advance(by: 0.6)
    #expect(moving.calls == ["end"])
  }

  @Test("durationFactor sets the duration of the rest", arguments: [0, 0.5, 2] as [CGFloat])
  func continued(factor: CGFloat) {
    let moving = MovingView()
    let animator = moving.animator()
    animator.fractionComplete = 0.6
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: factor)
    let duration = factor == 0 ? 0.4 : factor
    moving.clock.advance(by: duration / 2)
    #expect(near(moving.left, 80))
    moving.clock.advance(by: duration / 2 + 0.001)
    #expect(moving.calls == ["end"] && moving.left == 100)
  }

  @Test("a reversed animator that continues on a spring ends at its start")
  func continuedBack() {
    let moving = MovingView()
    let animator = moving.animator()
    animator.fractionComplete = 0.6
    animator.isReversed = true
    #expect(near(moving.left, 60))
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(), durationFactor: 1)
    #expect(near(moving.left, 60))
    moving.clock.advance(by: 0.2)
    #expect(moving.left < 50 && moving.left > 0 && moving.calls.isEmpty)
    moving.clock.advance(by: 0.35)
    #expect(moving.calls == ["start"] && moving.modelLeft == 0)
  }

  @Test(
    "finishAnimation puts stopped views at the given position",
    arguments: [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 25)])
  func finished(position: UIViewAnimatingPosition, left: CGFloat) {
    let moving = MovingView()
    moving.view.backgroundColor = .red
    let animator = moving.animator()
    animator.addAnimations { moving.view.backgroundColor = .blue }
    animator.startAnimation()
    moving.clock.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && near(moving.modelLeft, 25) && moving.calls.isEmpty)
    animator.finishAnimation(at: position)
    #expect(near(moving.modelLeft, left) && moving.calls == ["\(position)"] && animator.state == .inactive)
    let colors: [UIViewAnimatingPosition: UIColor] = [.start: .red, .end: .blue]
    if let color = colors[position] { #expect(moving.view.backgroundColor == color) }
  }

  @Test("with pausesOnCompletion an animator completes when it is finished only (F109)")
  func pausesAtEnd() {
    let moving = MovingView()
    let animator = moving.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    moving.clock.advance(by: 2)
    #expect(animator.state == .active && !animator.isRunning && moving.calls == [])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(moving.calls == ["end"] && moving.left == 100)
  }

  @Test("later blocks take the rest of the time, or part of it, from the shown values")
  func joined() {
    let moving = MovingView()
    let animator = moving.animator()
    animator.addAnimations({ moving.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    moving.clock.advance(by: 0.5)
    #expect(moving.shown.opacity == 1)
    animator.addAnimations { moving.view.layer.cornerRadius = 10 }
    animator.addAnimations { moving.view.frame.origin.x = 0 }
    #expect(near(moving.left, 50))
    moving.clock.advance(by: 0.25)
    #expect(near(CGFloat(moving.shown.opacity), 0.5) && near(moving.shown.cornerRadius, 5))
    #expect(near(moving.left, 25))
    moving.clock.runUntilIdle()
    #expect(moving.left == 0 && moving.calls == ["end"])
  }

  @Test("an animator that starts without a block begins with the first block")
  func waiting() {
    let moving = MovingView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    moving.clock.runUntilIdle()
    animator.addAnimations(moving.move)
    #expect(animator.isRunning && moving.modelLeft == 100)
    moving.clock.advance(by: 0.5)
    #expect(near(moving.left, 50))
  }

  @Test("a running animator is kept alive; releasing a paused one is a complaint")
  func released() {
    let moving = MovingView()
    moving.animator().startAnimation()
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["end"] && moving.stage.complaints.isEmpty)
    moving.animator().pauseAnimation()
    #expect(moving.stage.complaints.count == 1 && moving.view.layer.animations.isEmpty)
  }

  @Test("views are hit where they appear, or at their end with manual hit testing")
  func touches() {
    let moving = MovingView()
    let animator = moving.animator()
    animator.startAnimation()
    func isHit(at x: CGFloat) -> Bool {
      moving.stage.window.hitTest(CGPoint(x: x, y: 120), with: nil) === moving.view
    }
    #expect(isHit(at: 50) && !isHit(at: 150))
    animator.isManualHitTestingEnabled = true
    #expect(!isHit(at: 50) && isHit(at: 150))
  }

  @Test("a nested UIView.animate block follows the animator and hears of the end")
  func nested() {
    let moving = MovingView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(
        withDuration: 9, delay: 0.5, animations: moving.move, completion: moving.note("nested"))
    }
    animator.fractionComplete = 0.75
    #expect(near(moving.left, 50))
    animator.startAnimation()
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["nested true"] && moving.left == 100)
  }

  @Test(
    "finished at its end, it keeps what other code has written since, or puts back its own (F742)",
    arguments: [false, true])
  func putsBack(_ putsBack: Bool) {
    let moving = MovingView()
    moving.stage.simulator.finishPutsBack = putsBack
    let animator = moving.animator()
    animator.startAnimation()
    moving.clock.advance(by: 0.25)
    UIView.performWithoutAnimation { moving.move() }
    #expect(moving.modelLeft == 200)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(moving.modelLeft == (putsBack ? 100 : 200))
  }

  @Test("misuse that raises on a device is a complaint without effect")
  func misuse() {
    let misuses: [(UIViewAnimatingState, (UIViewPropertyAnimator) -> Void)] = [
      (.stopped, { $0.startAnimation() }), (.stopped, { $0.pauseAnimation() }),
      (.stopped, { $0.fractionComplete = 0.5 }), (.stopped, { $0.addAnimations {} }),
      (.active, { $0.finishAnimation(at: .end) }),
      (.active, { $0.continueAnimation(withTimingParameters: nil, durationFactor: 1) }),
      (.inactive, { $0.fractionComplete = .nan }),
    ]
    for (index, (state, misuse)) in misuses.enumerated() {
      let moving = MovingView()
      let animator = moving.animator()
      if state != .inactive { animator.startAnimation() }
      if state == .stopped { animator.stopAnimation(false) }
      misuse(animator)
      #expect(moving.stage.complaints.count == 1, "misuse \(index)")
      animator.stopAnimation(true)
      #expect(animator.state == .inactive, "misuse \(index)")
    }
  }

  @Test("an animator without a valid duration ends at the next tick", arguments: [0, -1, .nan])
  func immediate(duration: TimeInterval) {
    let moving = MovingView()
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeIn, animations: moving.move)
    animator.addCompletion(moving.notePosition)
    animator.startAnimation()
    #expect(animator.duration == 0 && moving.calls.isEmpty)
    moving.clock.advance(by: 0)
    #expect(moving.calls == ["end"] && moving.left == 100)
  }
}
