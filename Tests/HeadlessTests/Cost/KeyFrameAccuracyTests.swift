import Oscillators
import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Key frames of a flight", .ownWorld) @MainActor struct KeyFrameAccuracyTests {
  /// A picture that turns at one progress, as a card does where it begins to stretch. From there on its
  /// value is a power of progress.
  private struct Bend: MovingPart {
    let layer: CALayer
    let kind: MovingValue.Kind
    let bend: CGFloat
    let power: CGFloat

    /// The value of the property: a height, an opacity, a scale or a radius.
    func value(at progress: CGFloat) -> CGFloat {
      let (base, way): (CGFloat, CGFloat) =
        switch kind {
        case .position, .size: (0, 800)
        case .cornerRadius, .path, .shadowPath: (0, 40)
        case .opacity: (0.1, 0.5)
        case .lean: (0, 0.4)
        case .transform, .scaling: (1, -0.08)
        }
      return base + way * pow(max(progress - bend, 0), power)
    }
    var bends: [CGFloat] { [bend] }
    func sample(_ progress: CGFloat, _ values: inout SampledValues) {
      let value = value(at: progress)
      let numbers =
        switch kind {
        case .position, .size: LayerNumbers(0, value, 0, 0, 0, 0, 0, 0)
        case .opacity, .cornerRadius, .path, .shadowPath: LayerNumbers(value, 0, 0, 0, 0, 0, 0, 0)
        case .lean: LayerNumbers(0, 0, value, 0, 0, 0, 0, 0)
        case .transform, .scaling: LayerNumbers(value, 0, 0, value, 0, 0, 0, 0)
        }
      values.append(MovingValue(kind: kind, numbers: numbers), of: layer)
    }
    func show(_ progress: CGFloat) {
      let value = value(at: progress)
      switch kind {
      case .position: layer.position.y = value
      case .size: layer.bounds.size.height = value
      case .opacity: layer.opacity = Float(value)
      case .cornerRadius, .path, .shadowPath: layer.cornerRadius = value
      case .lean: layer.transform = LayerLean(angle: value).transform
      case .transform, .scaling: layer.setAffineTransform(CGAffineTransform(scaleX: value, y: value))
      }
    }
    /// The value that a layer shows.
    func value(of layer: CALayer) -> CGFloat {
      switch kind {
      case .position: layer.position.y
      case .size: layer.bounds.height
      case .opacity: CGFloat(layer.opacity)
      case .cornerRadius, .path, .shadowPath: layer.cornerRadius
      case .lean: acos(min(layer.affineTransform().d, 1))
      case .transform, .scaling: layer.affineTransform().a
      }
    }
  }

  private struct Flying {
    var dampingRatio: CGFloat = 1
    var start: CGFloat = 0
    var velocity: CGFloat = 0

    /// The flight to 1, up to its rest or another end.
    func flight(until end: TimeInterval? = nil) -> Flight {
      let animation = SpringAnimation(
        spring: TransitionSpring(dampingRatio: dampingRatio, response: 0.4), start: start, velocity: velocity,
        target: 1, startTime: 0)
      return Flight(animation: animation, startTime: 0, endTime: end ?? animation.restTime(within: 0.0005))
    }
  }

  /// Returns the largest distance of what the layer shows from the exact flight. Without an animation the layer
  /// stays, and is as far from it as the picture goes.
  private func error(
    of flying: Flying, _ kind: MovingValue.Kind = .position, bentAt bend: CGFloat, power: CGFloat = 1,
    during length: TimeInterval? = nil
  ) -> CGFloat {
    let (simulator, root, view) = (Simulator(), UIViewController(), UIView())
    simulator.launch(root: root)
    root.view.addSubview(view)
    let flight = flying.flight()
    let oscillator = ExactOscillator(dampingRatio: flying.dampingRatio, response: 0.4)
    let picture = Bend(layer: view.layer, kind: kind, bend: bend, power: power)
    picture.show(1)
    simulator.clock.nextTurn {
      let moments = flight.moments(flight.moments, passing: picture.bends)
      let keyFrames = KeyFrames(of: picture, on: flight, at: moments, bendingAt: picture.bends)
      for (layer, animation) in keyFrames.animations(at: 1) {
        layer.add(animation, forKey: "flight")
      }
    }
    simulator.clock.runTurns()
    let start = view.layer.keyFrames.first?.start ?? simulator.clock.now
    var worst: CGFloat = 0
    while simulator.clock.now + 1 / 480 < start + (length ?? flight.length) {
      simulator.clock.stall(for: 1 / 480)
      let state = oscillator.state([flying.start - 1, flying.velocity], after: simulator.clock.now - start)
      let shown = picture.value(of: view.layer.presentation() ?? view.layer)
      worst = max(worst, abs(shown - picture.value(at: 1 + state.x)))
    }
    return worst
  }

  /// A picture that jumps at half.
  private struct Jump: MovingPart {
    let layer: CALayer

    var bends: [CGFloat] { [] }
    func sample(_ progress: CGFloat, _ values: inout SampledValues) {
      values.append(.opacity(progress < 0.5 ? 0 : 1), of: layer)
    }
  }

  @Test("show a jump of the picture in a millisecond or two, and have an end")
  func jump() throws {
    let flight = Flying().flight(until: 0.5)
    let keyFrames = KeyFrames(
      of: Jump(layer: CALayer()), on: flight, at: flight.moments, bendingAt: []
    ).animations(at: 1)
    let (values, times) = (keyFrames.first?.animation.values, keyFrames.first?.animation.keyTimes)
    let opacities = try #require(values as? [CGFloat])
    let index = try #require(opacities.firstIndex { $0 > -1 })
    let before = try #require(times?[index - 1].doubleValue), after = try #require(times?[index].doubleValue)
    #expect((0.0005...0.002).contains((after - before) * 0.5))
    #expect(opacities.allSatisfy { [-1, 0].contains($0) } && opacities.count < 30)
  }

  /// A straight picture that counts how often it is asked for its values.
  private final class Line: MovingPart {
    private let layer = CALayer()
    private(set) var asked = 0

    var bends: [CGFloat] { [] }
    func sample(_ progress: CGFloat, _ values: inout SampledValues) {
      asked += 1
      values.append(.position(CGPoint(x: 0, y: 800 * progress)), of: layer)
    }
    func isStraight(from start: CGFloat, to end: CGFloat) -> Bool { true }
  }

  @Test("ask a straight picture for the ends of its line, and where the spring goes beyond them")
  func straight() throws {
    let (picture, flight) = (Line(), Flying(dampingRatio: 0.5).flight(until: 1))
    let animation = try #require(
      KeyFrames(of: picture, on: flight, at: flight.moments, bendingAt: []).animations(at: 1).first?.animation
    )
    let (points, times) = (animation.values as? [CGPoint] ?? [], animation.keyTimes ?? [])
    #expect(picture.asked > 2 && picture.asked < times.count - 2)
    for (point, time) in zip(points, times) {
      let progress = flight.progress(at: flight.startTime + time.doubleValue * flight.length)
      #expect(abs(point.y - 800 * (progress - 1)) < 1e-6)
    }
  }

  @Test(
    "give way to no animation of the property, of what contains it, or of a part of it",
    arguments: [
      ("bounds.size", true), ("bounds", true), ("bounds.size.width", true), ("bounds.origin", false),
      ("bound", false), ("position", false),
    ])
  func animates(keyPath: String, isSame: Bool) {
    #expect(CAKeyframeAnimation(keyPath: keyPath).animates("bounds.size") == isSame)
  }

  @Test("have the numbers of each property's value, and zeros beside them")
  func numbers() throws {
    func animated(_ value: MovingValue) -> Any {
      MovingProperty(value.kind, of: CALayer()).value(of: value.numbers)
    }
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let outline = RoundedOutline(
      rect: CGRect(x: 10, y: 20, width: 300, height: 400), radii: [5, 6, 7, 8])
    #expect(MovingValue.position(point).numbers == [1, 2, 0, 0, 0, 0, 0, 0])
    #expect(MovingValue.size(size).numbers == [3, 4, 0, 0, 0, 0, 0, 0])
    #expect(MovingValue.opacity(7).numbers == [7, 0, 0, 0, 0, 0, 0, 0])
    #expect(MovingValue.transform(transform).numbers == [1, 2, 3, 4, 5, 6, 0, 0])
    #expect(animated(.position(point)) as? CGPoint == point)
    #expect(animated(.size(size)) as? CGSize == size)
    #expect(animated(.opacity(0.5)) as? CGFloat == 0.5)
    #expect(animated(.cornerRadius(9)) as? CGFloat == 9)
    #expect((animated(.scaling(transform)) as? CATransform3D)?.affine == transform)
    let layer = CALayer()
    MovingProperty(.cornerRadius, of: layer).write(MovingValue.cornerRadius(9).numbers)
    #expect(layer.cornerRadius == 9)
    let path = try #require(animated(.path(outline)) as? CGPath)
    #expect(path == outline.path)
  }

  @Test(
    "are exact within a quarter of a point, wherever a picture bends and however a spring swings",
    arguments: [0.5, 0.8, 1, 1.4], [-8, 0, 12])
  func exact(dampingRatio: CGFloat, velocity: CGFloat) {
    let flying = Flying(dampingRatio: dampingRatio, velocity: velocity)
    for bend in stride(from: -0.5, through: 1.3, by: 0.02) {
      #expect(error(of: flying, bentAt: bend) < 0.16, "bent at \(bend)")
    }
  }

  @Test(
    "begin with the velocity of a value that follows progress along a curve", arguments: [2, 3] as [CGFloat])
  func launch(power: CGFloat) {
    let flying = Flying(start: 0.2, velocity: 4)
    #expect(error(of: flying, bentAt: 0, power: power, during: 0.005) < 0.01)
  }

  /// Above the limit lies a sixteenth: a curve may be farther off beside its middle.
  @Test(
    "are exact within what nobody sees of each property, and are no more exact than that",
    arguments: [
      (.position, 0.15), (.size, 0.15), (.cornerRadius, 0.15), (.opacity, 0.0008), (.transform, 0.00015),
    ] as [(MovingValue.Kind, CGFloat)])
  func properties(kind: MovingValue.Kind, limit: CGFloat) {
    let flying = Flying(dampingRatio: 0.5, velocity: -8)
    let errors = stride(from: -0.5, through: 1.3, by: 0.05).map { error(of: flying, kind, bentAt: $0) }
    let worst = (errors.max() ?? 0) / limit
    #expect((0.5...1.0625).contains(worst))
  }
}
