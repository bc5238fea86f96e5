import Foundation
import TestWorld
import Testing
import UIKit

@Suite("Key frames of the app", .ownWorld) @MainActor struct KeyFrameTests {
  /// Hears of an animation's end.
  private final class Ear: NSObject, CAAnimationDelegate {
    nonisolated(unsafe) var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
  }

  private let simulator: Simulator
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let ear = Ear()

  init() {
    simulator = Simulator()
    let root = UIViewController()
    simulator.launch(root: root)
    root.view.addSubview(view)
    simulator.settleLayout()
  }

  private var clock: Clock { simulator.clock }
  private var layer: CALayer { view.layer }
  private var shownX: CGFloat? { layer.presentation()?.position.x }

  /// Moves the view from x = 50 over 150 to 250 in a second.
  private func move(_ change: (CAKeyframeAnimation) -> Void = { _ in }) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [50, 150, 250].map { CGPoint(x: $0, y: 50) }
    animation.duration = 1
    animation.delegate = ear
    change(animation)
    layer.add(animation, forKey: "move")
  }

  @Test("keep the pace of their timing functions from each value to the next (F404)")
  func pace() {
    // Half of the time is an eighth of the first way, and 13 eighths of the second.
    let functions = [0, 2].map { CAMediaTimingFunction(controlPoints: 1 / 3, $0, 2 / 3, $0) }
    move { $0.timingFunctions = functions }
    for (seconds, x) in [(0.25, 62.5), (0.5, 312.5)] {
      clock.advance(by: seconds)
      #expect(abs((shownX ?? .nan) - x) < 1e-4)
    }
    #expect(simulator.complaints.isEmpty)
    move { $0.timingFunctions = [functions[0]] }
    move { $0.keyTimes = [0.5, 0, 1] }
    #expect(simulator.complaints.count == 2, "one function too few, and times that do not ascend")
  }

  @Test("run at their speed from their begin time, and fill before and after if they are to")
  func timing() {
    move {
      $0.beginTime = clock.now + 1
      $0.speed = 2
      $0.fillMode = .both
      $0.isRemovedOnCompletion = false
    }
    layer.position.x = 7
    clock.advance(by: 0.5)
    #expect(shownX == 50)
    clock.advance(by: 0.75)
    #expect(shownX == 150)
    clock.advance(by: 2)
    #expect(shownX == 250 && ear.ends == [true] && layer.animationKeys() == ["move"])
    layer.removeAnimation(forKey: "move")
    clock.runTurns()
    #expect(shownX == 7 && ear.ends == [true])
  }

  @Test("those of a block have keys of their own, and one that is removed ends with false (F420)")
  func blocks() throws {
    var ends: [Bool] = []
    move()
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { ends.append($0) })
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    let keys = try #require(layer.animationKeys())
    #expect(Set(keys).count == 3 && keys.contains("move"))
    layer.removeAnimation(forKey: try #require(keys.first { $0 != "move" }))
    clock.runTurns()
    #expect(ends == [false] && layer.animationKeys()?.count == 2)
    clock.advance(by: 2)
    #expect(ends == [false, true] && layer.animationKeys() == nil)
  }

  @Test("change sizes, transforms, opacity, radii and paths; anything else is a complaint")
  func properties() {
    let shape = CAShapeLayer()
    view.layer.addSublayer(shape)
    func animate(_ layer: CALayer, _ keyPath: String, _ values: [Any]) {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      (animation.values, animation.duration) = (values, 1)
      layer.add(animation, forKey: keyPath)
    }
    animate(layer, "bounds.size", [CGSize(width: 10, height: 20), CGSize(width: 30, height: 40)])
    animate(
      layer, "transform",
      [1, 3].map { CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: $0, y: 1)) })
    animate(layer, "opacity", [CGFloat(0), CGFloat(1)])
    animate(layer, "cornerRadius", [CGFloat(4), CGFloat(8)])
    let paths = [10, 30].map { CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 10), transform: nil) }
    animate(shape, "path", paths)
    clock.advance(by: 0.5)
    let shown = layer.presentation()
    #expect(shown?.bounds.size == CGSize(width: 20, height: 30) && shown?.affineTransform().a == 2)
    #expect(shown?.opacity == 0.5 && shown?.cornerRadius == 6)
    #expect(shape.presentation()?.path?.boundingBox.width == 20 && simulator.complaints.isEmpty)
    animate(layer, "zPosition", [CGFloat(0), CGFloat(1)])
    #expect(simulator.complaints.count == 1)
  }

  @Test(
    "apply in the order in which they were added, with those of blocks, and add if they are additive (F432)",
    arguments: [true, false], [true, false])
  func order(isBlockFirst: Bool, isAdditive: Bool) {
    let block = { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 1050 } }
    if isBlockFirst { block() }
    move { $0.isAdditive = isAdditive }
    if !isBlockFirst { block() }
    clock.advance(by: 0.5)
    // The block adds half of −1000, unless plain key frames, which come later, replace that.
    let own: CGFloat = isAdditive ? 1050 + 150 : 150
    #expect(abs((shownX ?? 0) - (isBlockFirst && !isAdditive ? own : own - 500)) < 1e-9)
    clock.advance(by: 1)
    #expect(shownX == 1050 && layer.position.x == 1050 && simulator.complaints.isEmpty)
  }

  @Test(
    "a transform that is added applies before the layer's own, or after it (F740)", arguments: [nil, false])
  func addedTransform(comesFirst: Bool?) {
    if let comesFirst { simulator.addedTransformComesFirst = comesFirst }
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [2, 2].map { CATransform3DMakeScale($0, $0, 1) }
    (animation.isAdditive, animation.duration) = (true, 1)
    layer.add(animation, forKey: nil)
    clock.advance(by: 0.5)
    #expect(layer.presentation()?.affineTransform().tx == (comesFirst ?? true ? 100 : 200))
  }

  @Test(
    "that are added in a block, after a write, come after the block's animation (F432)",
    arguments: [true, false])
  func orderInBlock(replacesOthers: Bool) {
    if replacesOthers { move() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 1050
      move()
    }
    clock.advance(by: 0.5)
    #expect(shownX == 150 && layer.position.x == 1050)
  }

  @Test("of paths are not added: that is not modelled")
  func notAdded() {
    let animation = CAKeyframeAnimation(keyPath: "path")
    animation.values = [CGMutablePath()]
    animation.isAdditive = true
    layer.add(animation, forKey: nil)
    #expect(simulator.complaints.count == 1 && layer.animationKeys() == nil)
  }
}
