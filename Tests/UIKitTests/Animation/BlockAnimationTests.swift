import Foundation
import Testing

@testable import UIKit

/// F115, F129 to F136, F161.
@MainActor @Suite("Blocks of animations") struct BlockAnimationTests {
  @Test("what is set is set at once, what is shown moves with the clock, and the end is told")
  func moves() {
    let moving = MovingView()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: moving.move,
      completion: moving.note("end"))
    #expect(moving.modelLeft == 100 && moving.left == 0)
    moving.clock.advance(by: 0.25)
    #expect(near(moving.left, 25) && moving.view.layer.presentation()?.position.x == moving.shown.position.x)
    #expect(moving.calls.isEmpty && moving.stage.simulator.isAnimating)
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["end true"] && moving.left == 100)
    #expect(!moving.stage.simulator.isAnimating && moving.view.layer.animations.isEmpty)
  }

  @Test(
    "the curve that the options say",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.1291619310473198), (.curveLinear, 0.25),
      (.curveEaseIn, 0.0934646507), (.curveEaseOut, 0.3781381308),
    ])
  func curves(options: UIView.AnimationOptions, share: Double) {
    let moving = MovingView()
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: moving.move)
    moving.clock.advance(by: 0.25)
    #expect(near(moving.left, 100 * share, within: 1e-5))
  }

  @Test("until a delay is over it stays where it was; the end comes later by that")
  func delayed() {
    let moving = MovingView()
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: moving.move,
      completion: moving.note("end"))
    moving.clock.advance(by: 0.5)
    #expect(moving.left == 0 && moving.modelLeft == 100)
    moving.clock.advance(by: 0.75)
    #expect(near(moving.left, 75))
    moving.clock.advance(by: 0.2)
    #expect(moving.calls.isEmpty)
    moving.clock.advance(by: 0.1)
    #expect(moving.calls == ["end true"])
  }

  @Test("everything that can be animated is half-way at half of the time")
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

  @Test("a shadow and a border are not animated; nor is what is in no window, nor a layer of no view")
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
  }

  @Test("a second one goes on top of the first, and each ends in its own time")
  func additive() {
    let moving = MovingView()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: moving.move,
      completion: moving.note("first"))
    moving.clock.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { moving.view.frame.origin.x = 0 },
      completion: moving.note("second"))
    #expect(near(moving.left, 50))
    moving.clock.advance(by: 0.25)
    #expect(near(moving.left, 50))
    moving.clock.advance(by: 0.3)
    #expect(moving.calls == ["first true"] && near(moving.left, 45))
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["first true", "second true"] && moving.left == 0)
  }

  @Test("from the current state, it takes the first one's place")
  func currentState() {
    let moving = MovingView()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: moving.move,
      completion: moving.note("first"))
    moving.clock.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { moving.view.frame.origin.x = 0 }, completion: moving.note("second"))
    #expect(near(moving.left, 50))
    moving.clock.advance(by: 0.5)
    #expect(near(moving.left, 25) && moving.calls == ["first false"])
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["first false", "second true"])
  }

  @Test("what leaves the window did not get there")
  func removed() {
    let moving = MovingView()
    UIView.animate(withDuration: 1, animations: moving.move, completion: moving.note("end"))
    moving.view.removeFromSuperview()
    moving.clock.runTurns()
    #expect(moving.calls == ["end false"])
  }

  @Test("without a duration nothing is animated", arguments: [0, -1, .nan] as [TimeInterval])
  func immediate(duration: TimeInterval) {
    let moving = MovingView()
    UIView.animate(withDuration: duration, animations: moving.move, completion: moving.note("end"))
    #expect(moving.left == 100 && moving.calls.isEmpty)
    moving.clock.runTurns()
    #expect(moving.calls == ["end true"])
  }

  @Test("nothing is animated where that is switched off, in a block too, and only there")
  func switchedOff() {
    let moving = MovingView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        moving.move()
        UIView.animate(withDuration: 1) { moving.view.alpha = 0 }
      }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(moving.left == 100 && moving.shown.opacity == 0)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: moving.move)
    #expect(moving.left == 200)
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1, animations: moving.move)
    #expect(moving.left == 200 && moving.modelLeft == 300)
  }

  @Test("a block in a block takes over duration and curve, unless it says otherwise")
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

  @Test("what layout moves within a block is animated with it")
  func layout() {
    let moving = MovingView()
    let parent = moving.stage.add(LayoutParent(), frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    parent.addSubview(parent.child)
    parent.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      parent.frame.size.width = 300
      parent.layoutIfNeeded()
    }
    #expect(parent.child.frame.width == 300 && parent.child.layer.shown.bounds.width == 100)
    moving.clock.runUntilIdle()
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { parent.frame.size.width = 100 }
    #expect(parent.child.frame.width == 100 && parent.child.layer.shown.bounds.width == 300)
  }

  @Test("views on their way take no touches unless that is asked for; where they are bound for counts")
  func touches() {
    let moving = MovingView()
    let place = CGPoint(x: 150, y: 120)
    UIView.animate(withDuration: 1, animations: moving.move)
    #expect(moving.stage.window.hitTest(place, with: nil) === moving.stage.view)
    moving.clock.runUntilIdle()
    #expect(moving.stage.window.hitTest(place, with: nil) === moving.view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      moving.view.frame.origin.x = 0
    }
    #expect(moving.stage.window.hitTest(place, with: nil) === moving.stage.view)
    #expect(moving.stage.window.hitTest(CGPoint(x: 50, y: 120), with: nil) === moving.view)
  }

  @Test("a spring swings over its end, or does not, and rests in time", arguments: [0.4, 1])
  func spring(damping: CGFloat) {
    let moving = MovingView()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      animations: moving.move, completion: moving.note("end"))
    var most = 0.0
    for _ in 0..<99 {
      moving.clock.advance(by: 0.01)
      most = max(most, moving.left)
    }
    #expect((most > 110) == (damping < 1) && near(moving.left, 100, within: 0.2) && moving.calls.isEmpty)
    moving.clock.runUntilIdle()
    #expect(moving.calls == ["end true"] && moving.left == 100)
  }

  @Test("the block of a rotation's coordinator may animate by itself; nothing jumps for it")
  func rotation() {
    let page = TurningPage()
    page.panel.autoresizingMask = []
    let layer = page.panel.layer
    let before = layer.position
    (page.stage.root as? JournalController)?.onCallback = { [root = page.stage.root] in
      guard $0.hasPrefix("willTransition") else { return }
      root.transitionCoordinator?.animate(alongsideTransition: { _ in
        UIView.animate(withDuration: 0.1) { page.panel.center.x += 100 }
      })
    }
    page.simulator.rotate(to: .landscapeLeft)
    #expect(layer.position.x == before.x + 100 && near(layer.shown.position.x, before.x))
    page.stage.clock.runUntilIdle()
    #expect(layer.shown.position == layer.position)
  }

  @Test("pictures show colours and opacity on their way")
  func drawn() {
    let moving = MovingView()
    moving.view.backgroundColor = .white
    UIView.animate(withDuration: 1) {
      moving.view.backgroundColor = .black
      moving.view.alpha = 0
    }
    moving.clock.advance(by: 0.5)
    var renderer = LayerRenderer()
    let seen = CGRect(x: 0, y: 0, width: 393, height: 852)
    let picture = renderer.elements(for: moving.view.layer, seen: seen).map(SVGWriter.text).joined()
    #expect(picture.contains("fill=\"#808080\"") && picture.contains("opacity=\"0.5\""))
  }
}

/// Lays its child out over all of itself.
private final class LayoutParent: UIView {
  let child = UIView()
  override func layoutSubviews() { child.frame = bounds }
}
