import TestWorld
import Testing

@testable import UIKit

/// Animations are additive and begin at once; their values are set immediately
/// (F115, F129 to F136, F161).
@MainActor @Suite("Blocks of animations", .ownWorld) struct BlockAnimationTests {
  @Test(
    "the options choose the curve",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.1291619310473198), (.curveLinear, 0.25),
      (.curveEaseIn, 0.0934646507), (.curveEaseOut, 0.3781381308),
    ])
  func curves(options: UIView.AnimationOptions, share: Double) {
    let moving = MovingView()
    moving.animate(options: options)
    moving.clock.advance(by: 0.25)
    #expect(near(moving.left, 100 * share, within: 1e-5))
  }

  @Test("switched off, blocks and animators are there at once, and explicit animations play (F724)")
  func switchedOff() {
    let moving = MovingView()
    UIView.setAnimationsEnabled(false)
    moving.animate()
    #expect(moving.left == 100)
    moving.animator().startAnimation()
    #expect(moving.left == 200)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 50, y: 125), CGPoint(x: 250, y: 125)]
    animation.duration = 1
    moving.view.layer.add(animation, forKey: nil)
    moving.clock.advance(by: 0.5)
    #expect(near(moving.left, 100, within: 2))
  }

  @Test("a delay keeps the old values and postpones the completion")
  func delayed() {
    let moving = MovingView()
    moving.animate(delay: 0.5)
    moving.clock.advance(by: 0.5)
    #expect(moving.left == 0 && moving.modelLeft == 100)
    moving.clock.advance(by: 0.75)
    #expect(near(moving.left, 75))
    moving.clock.advance(by: 0.2)
    #expect(moving.calls.isEmpty)
    moving.clock.advance(by: 0.1)
    #expect(moving.calls == ["end true"])
  }

  @Test("all animatable values are half-way at half the time")
  func properties() throws {
    let moving = MovingView()
    let view = moving.view
    view.backgroundColor = .red
    UIView.animate(withDuration: 1) {
      view.center = CGPoint(x: 150, y: 225)
      view.bounds.size = CGSize(width: 200, height: 150)
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
      view.alpha = 0
      view.backgroundColor = nil
      view.layer.cornerRadius = 20
    }
    #expect(view.alpha == 0 && view.backgroundColor == nil)
    moving.clock.advance(by: 0.5)
    let shown = moving.shown
    #expect(near(shown.position.x, 100) && near(shown.position.y, 175))
    #expect(near(shown.bounds.width, 150) && near(shown.bounds.height, 100))
    #expect(near(shown.transform.affine.a, 2) && near(shown.cornerRadius, 10))
    #expect(near(CGFloat(shown.opacity), 0.5))
    let color = try #require(shown.backgroundColor?.rgba)
    #expect(near(color.alpha, 0.5) && near(color.red, UIColor.red.cgColor.rgba.red))
  }

  @Test("only values and views that can be animated are; a view that leaves the window ends unfinished")
  func excluded() {
    let moving = MovingView()
    let (loose, layer) = (UIView(), CALayer())
    moving.view.layer.addSublayer(layer)
    UIView.animate(
      withDuration: 1,
      animations: {
        moving.view.layer.borderWidth = 5
        moving.view.layer.shadowRadius = 9
        loose.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.opacity = 0
      }, completion: moving.note("end"))
    #expect(moving.shown.borderWidth == 5 && moving.shown.shadowRadius == 9)
    #expect(loose.layer.animations.isEmpty && layer.animations.isEmpty)
    moving.clock.runTurns()
    #expect(moving.calls == ["end true"])
    moving.animate("gone")
    moving.view.removeFromSuperview()
    moving.clock.runTurns()
    #expect(moving.calls == ["end true", "gone false"])
  }

  @Test("a second animation adds to the first, and each ends at its own time")
  func additive() {
    let moving = MovingView()
    moving.animate("first")
    moving.clock.advance(by: 0.5)
    moving.animate("second", to: 0)
    #expect(near(moving.left, 50))
    moving.clock.advance(by: 0.25)
    #expect(near(moving.left, 50))
    moving.clock.advance(by: 0.3)
    #expect(moving.calls == ["first true"] && near(moving.left, 45))
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["first true", "second true"] && moving.left == 0)
  }

  @Test("beginFromCurrentState replaces the first animation")
  func currentState() {
    let moving = MovingView()
    moving.animate("first")
    moving.clock.advance(by: 0.5)
    moving.animate("second", options: [.curveLinear, .beginFromCurrentState], to: 0)
    #expect(near(moving.left, 50))
    moving.clock.advance(by: 0.5)
    #expect(near(moving.left, 25) && moving.calls == ["first false"])
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["first false", "second true"])
  }

  @Test("a block without a positive duration does not animate", arguments: [0, -1, .nan] as [TimeInterval])
  func immediate(duration: TimeInterval) {
    let moving = MovingView()
    UIView.animate(withDuration: duration, animations: moving.move, completion: moving.note("end"))
    #expect(moving.left == 100 && moving.calls.isEmpty)
    moving.clock.runTurns()
    #expect(moving.calls == ["end true"])
  }

  @Test("a nested block inherits duration and curve unless it overrides them")
  func nested() {
    let moving = MovingView()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.1, animations: moving.move)
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) { moving.view.alpha = 0 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    moving.clock.advance(by: 0.5)
    #expect(near(moving.left, 25) && near(CGFloat(moving.shown.opacity), 0.5))
  }
}
