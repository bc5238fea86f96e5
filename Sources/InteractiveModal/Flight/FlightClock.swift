import UIKit

/// Tells how much of a flight the screen has shown.
///
/// It is an animation itself, of a layer that shows nothing: from 0 to the flight's length. So it
/// begins with the flight, and what the screen shows of it is the time.
@MainActor final class FlightClock {
  private static let key = PlayedFlight.prefix + "clock"

  private let layer = CALayer()
  private let length: TimeInterval
  private let end: AnimationEnd

  /// Starts with the next commit.
  ///
  /// - Parameters:
  ///   - length: In seconds of motion; above 0.
  ///   - speed: Seconds of motion per second; above 0.
  ///   - onEnd: Called when the length has passed.
  init(
    length: TimeInterval, speed: Double, in container: CALayer, onEnd: @escaping () -> Void
  ) {
    self.length = length
    end = AnimationEnd(onEnd)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint.zero, CGPoint(x: length, y: 0)]
    animation.duration = length / speed
    animation.preferredFrameRateRange = .highest
    // At its end it goes on to tell the length, until the main thread hears of it.
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.delegate = end
    container.addSublayer(layer)
    layer.add(animation, forKey: Self.key)
  }

  /// Seconds of motion that the screen has shown.
  var elapsed: TimeInterval {
    (layer.presentation()?.position.x.finiteOrZero ?? 0).clamped(to: 0...length)
  }

  func stop() {
    end.forget()
    layer.removeAnimation(forKey: Self.key)
    layer.removeFromSuperlayer()
  }
}

/// Hears of an animation's end. Core Animation keeps it as long as the animation.
@MainActor private final class AnimationEnd: NSObject, @preconcurrency CAAnimationDelegate {
  private var onEnd: (() -> Void)?

  init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }

  func forget() { onEnd = nil }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onEnd?() }
}
