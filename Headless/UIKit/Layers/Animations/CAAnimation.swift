import Foundation

/// An animation that the app adds to a layer. The layer gets a copy (F401).
open class CAAnimation: NSObject {
  /// In the layer's time. 0, the default, begins with the commit of the turn in which the
  /// animation is added (F402).
  public var beginTime: CFTimeInterval = 0
  /// In seconds; 0, the default, counts as 0.25.
  public var duration: CFTimeInterval = 0
  /// How much faster than the layer's time it runs; 1 by default.
  public var speed: Float = 1
  /// What the layer shows before and after the animation; the values that are set by default.
  public var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer drops the animation at its end; `true` by default.
  public var isRemovedOnCompletion = true
  /// The frame rate that the app asks for (F443). The headless display keeps its own.
  public var preferredFrameRateRange: CAFrameRateRange = .default
  /// Retained.
  public var delegate: (any CAAnimationDelegate)?

  public required override init() { super.init() }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property; those of ``LayerKeyFrames`` are modelled.
  public var keyPath: String?
  /// Whether its values add to what the animations before it have made of the layer (F432); by
  /// default they replace it.
  public var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation through given values, straight from each to the next (F403).
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Points, sizes, transforms, numbers or paths, by the property.
  public var values: [Any]?
  /// When each value is reached, as a share of the duration: ascending from 0 to 1. `nil` spaces
  /// them evenly.
  public var keyTimes: [NSNumber]?
  /// The pace from each value to the next, one fewer than values (F404). `nil` keeps it even.
  public var timingFunctions: [CAMediaTimingFunction]?
}

/// A pace: a cubic Bézier from (0, 0) to (1, 1), value over time (F404).
public final class CAMediaTimingFunction: NSObject {
  let curve: CubicCurve

  /// - Parameters: The control points: time in 0 to 1, and a value that may be outside.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(CGPoint(x: Double(c1x), y: Double(c1y)), CGPoint(x: Double(c2x), y: Double(c2y)))
  }
}

/// Hears of an animation. UIKit's methods are optional; these do nothing by default.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether it came to its end; `false` if it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer shows outside of an animation's time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
