import TestWorld
import Testing

@testable import UIKit

/// The front-most view that takes touches is hit (F159, F160, F161).
@MainActor @Suite("Hit testing", .ownWorld) final class HitTestTests {
  private lazy var stage = Stage()
  private lazy var pair = [100, 150].map { start in
    stage.add(UIView(), frame: CGRect(x: start, y: start, width: 100, height: 100))
  }
  private var back: UIView { pair[0] }
  private var front: UIView { pair[1] }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    _ = pair
    return stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("the front-most view at the point is hit, then the views behind it, then the root view")
  func order() {
    #expect(hit(175, 175) === front)
    #expect(hit(110, 110) === back)
    #expect(hit(10, 10) === stage.view)
    stage.view.bringSubviewToFront(back)
    #expect(hit(175, 175) === back)
    stage.view.sendSubviewToBack(back)
    #expect(hit(175, 175) === front)
  }

  @Test("the near edges are inside the view, the far edges are outside; an empty or endless view is not hit")
  func edges() {
    #expect(hit(150, 150) === front && hit(249.9, 249.9) === front)
    #expect(hit(250, 200) === stage.view && hit(200, 250) === stage.view)
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] { #expect(hit(number, 160) == nil) }
    front.frame.size = .zero
    #expect(hit(150, 150) === back)
  }

  @Test("a hidden, transparent or disabled view is not hit, nor are its subviews")
  func skipped() {
    let child = UIView(frame: front.bounds)
    front.addSubview(child)
    #expect(hit(160, 160) === child)
    front.isHidden = true
    #expect(hit(160, 160) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(hit(160, 160) === back)
    front.alpha = 0.02
    #expect(hit(160, 160) === child)
    front.isUserInteractionEnabled = false
    #expect(hit(160, 160) === back)
  }

  @Test("a subview is not hit outside its superview, clipped or not", arguments: [true, false])
  func outside(clips: Bool) {
    front.clipsToBounds = clips
    front.addSubview(UIView(frame: CGRect(x: 120, y: 0, width: 50, height: 50)))
    #expect(hit(280, 160) === stage.view)
  }

  @Test("hit testing uses the transforms that are set")
  func transformed() {
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(160, 240) === stage.view && hit(180, 180) === front)
    front.transform = CGAffineTransform(translationX: 0, y: 300)
    #expect(hit(200, 520) === front)
    back.layer.position.y += 200
    #expect(hit(110, 310) === back)
  }
}
