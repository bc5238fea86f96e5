import Oscillators
import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Key frames of a flight", .ownWorld) @MainActor struct KeyFrameAccuracyTests {
  /// A picture that turns at one progress, as a card does where it begins to stretch.
  private struct Bend: MovingPicture {
    let layer: CALayer
    let bend: CGFloat

    func height(at progress: CGFloat) -> CGFloat { 800 * max(progress - bend, 0) }
    var properties: [MovingProperty] { [MovingProperty(.position, of: layer)] }
    var bends: [CGFloat] { [bend] }
    func values(at progress: CGFloat) -> [LayerNumbers] {
      [MovingProperty.numbers(CGPoint(x: 0, y: height(at: progress)))]
    }
    func show(_ progress: CGFloat) {}
  }

  /// Returns the largest distance of the layer from the exact flight, in points. Without an animation the layer
  /// stays, and is as far from it as the picture goes.
  private func error(
    of flight: Flight, _ exactProgress: (TimeInterval) -> CGFloat, bentAt bend: CGFloat
  ) -> CGFloat {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.launch(root: root)
    let view = UIView()
    root.view.addSubview(view)
    let picture = Bend(layer: view.layer, bend: bend)
    view.layer.position.y = picture.height(at: flight.animation.target)
    simulator.clock.nextTurn {
      for (layer, animation) in KeyFrames(of: picture, on: flight).animations(at: 1) {
        layer.add(animation, forKey: "flight")
      }
    }
    simulator.clock.runTurns()
    let start = view.layer.keyFrames.first?.start ?? simulator.clock.now
    var worst: CGFloat = 0
    while simulator.clock.now + 1 / 480 < start + flight.length {
      simulator.clock.stall(for: 1 / 480)
      let exact = picture.height(at: exactProgress(simulator.clock.now - start))
      let shown = view.layer.presentation()?.position.y ?? view.layer.position.y
      worst = max(worst, abs(shown - exact))
    }
    return worst
  }

  @Test(
    "are exact within a quarter of a point, wherever a picture bends and however a spring swings",
    arguments: [0.5, 0.8, 1, 1.4], [-8, 0, 12])
  func exact(dampingRatio: CGFloat, velocity: CGFloat) {
    let animation = SpringAnimation(
      spring: TransitionSpring(dampingRatio: dampingRatio, response: 0.4), start: 0, velocity: velocity,
      target: 1, startTime: 0)
    let flight = Flight(animation: animation, startTime: 0, endTime: animation.restTime(within: 0.0005))
    let oscillator = ExactOscillator(dampingRatio: dampingRatio, response: 0.4)
    for bend in stride(from: -0.5, through: 1.3, by: 0.02) {
      let error = error(of: flight, { 1 + oscillator.state([-1, velocity], after: $0).x }, bentAt: bend)
      #expect(error < 0.25, "bent at \(bend)")
    }
  }
}
