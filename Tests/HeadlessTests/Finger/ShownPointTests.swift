import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A point of a view that the kit moves", .ownWorld) @MainActor struct ShownPointTests {
  /// Whose animations move the view, and the point of the view that is seen at (15, 37).
  @Test(
    "is hit where it is seen, if the animations are the kit's",
    arguments: [
      (PlayedFlight.prefix, CGPoint(x: 45, y: -23)), ("app", CGPoint(x: 15, y: 37)),
    ])
  func isSeen(owner: String, expected: CGPoint) {
    let (simulator, root, view) = (Simulator(), UIViewController(), UIView())
    simulator.launch(root: root)
    root.view.addSubview(view)
    view.bounds = CGRect(x: 5, y: 7, width: 100, height: 50)
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.layer.position = CGPoint(x: 150, y: 225)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    simulator.settleLayout()
    #expect(view.layer.shownPoint(CGPoint(x: 15, y: 37)) == CGPoint(x: 15, y: 37))
    let values: [(String, Any)] = [
      ("position", CGPoint(x: 130, y: 265)), ("transform", CATransform3DIdentity),
    ]
    for (path, value) in values {
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = [value, value]
      animation.duration = 1
      view.layer.add(animation, forKey: owner + path)
    }
    simulator.clock.advance(by: 0.1)
    // (15, 37) is 10 points right of the anchor and 20 above it, which the transform doubles: at
    // (170, 185) of the root. That is (40, −80) from the animated anchor, where nothing is doubled.
    let point = view.layer.shownPoint(CGPoint(x: 15, y: 37))
    #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
  }
}
