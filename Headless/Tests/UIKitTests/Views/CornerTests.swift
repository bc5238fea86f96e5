import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The corners of a view", .ownWorld) struct CornerTests {
  private func view(_ corners: UICornerConfiguration) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.cornerConfiguration = corners
    return view
  }

  @Test("each has its radius, and several have the largest of theirs (F622)")
  func radii() {
    let view = view(
      .corners(topLeftRadius: 10, topRightRadius: .fixed(20), bottomLeftRadius: nil, bottomRightRadius: 0))
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners]
    #expect(corners.map(view.effectiveRadius) == [10, 20, 0, 0, 20])
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(self.view(.corners(radius: 8)).effectiveRadius(corner: .bottomLeft) == 8)
  }

  @Test("a capsule has half of the shorter side, or its maximum; glass is one by default (F427, F622)")
  func capsule() {
    #expect(view(.capsule()).effectiveRadius(corner: .allCorners) == 30)
    #expect(view(.capsule(maximumRadius: 12)).effectiveRadius(corner: .topLeft) == 12)
    let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    glass.bounds.size = CGSize(width: 40, height: 200)
    #expect(glass.effectiveRadius(corner: .bottomRight) == 20)
    #expect(UIView().effectiveRadius(corner: .allCorners) == 0)
  }

  @Test("a concentric corner has the display's radius less its distance, and its minimum (F622)")
  func concentric() {
    let stage = Stage()
    let bounds = stage.window.bounds
    let radius = Simulator.running.device.cornerRadius
    for (inset, minimum, expected) in [(0, nil, radius), (8, nil, radius - 8), (8, 70, 70), (90, nil, 0)]
      as [(CGFloat, CGFloat?, CGFloat)]
    {
      let view = stage.add(UIView(frame: bounds.insetBy(dx: inset, dy: inset)))
      view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: minimum))
      #expect(view.effectiveRadius(corner: .bottomLeft) == expected)
    }
    #expect(view(.corners(radius: .containerConcentric())).effectiveRadius(corner: .topLeft) == 0)
  }

  @Test("a paused animator shows a share of an effect, and ends with all of it or none (F623)")
  func effect() {
    let stage = Stage()
    let view = stage.add(UIVisualEffectView(effect: nil))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .dark)
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    stage.clock.advance(by: 0.02)
    let alpha = view.layer.presentation()?.backgroundColor?.alpha ?? 0
    #expect(abs(alpha - 0.35) < 1e-6)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(view.layer.backgroundColor?.alpha == 0.7)
  }
}
