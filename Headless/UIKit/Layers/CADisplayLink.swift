import Foundation

/// Calls its target once a frame, and keeps it alive until invalidated (F191).
open class CADisplayLink: NSObject {
  public private(set) var timestamp: CFTimeInterval = 0
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public private(set) var duration: CFTimeInterval = 0
  public var isPaused = false
  public var preferredFrameRateRange: CAFrameRateRange = .default

  private let lifetime: Lifetime
  private let selector: Selector
  private var target: AnyObject?
  /// The run loop keeps the link, not the other way round.
  private weak var clock: Clock?

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    clock = MainActor.assumeIsolated { Simulator.running.clock }
    lifetime = Lifetime(of: Self.self)
  }

  /// Run loop and mode are ignored: there is only the main loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let (link, clock) = (Unchecked(self), clock)
    MainActor.assumeIsolated { clock?.add(link.value) }
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { detach() }

  public func invalidate() {
    detach()
    target = nil
  }

  private func detach() {
    let (link, clock) = (Unchecked(self), clock)
    MainActor.assumeIsolated { clock?.remove(link.value) }
  }

  @MainActor func fire(at time: TimeInterval, target next: TimeInterval) {
    timestamp = time
    targetTimestamp = next
    duration = next - time
    guard let target else { return }
    selector.send(to: target, from: self)
  }
}

/// Carries a value into main-actor code that is known to run on the main thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// The frame rate that a display link or an animation asks for. The headless display keeps its own rate.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// Seconds, in Core Animation's spelling.
public typealias CFTimeInterval = Double

/// The time of the virtual clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { Simulator.running.clock.now }
}
