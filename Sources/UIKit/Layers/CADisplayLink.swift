import Foundation

/// Calls its target once a frame. Keeps the target alive until invalidated (F191).
open class CADisplayLink: NSObject {
  public private(set) var timestamp: CFTimeInterval = 0
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public private(set) var duration: CFTimeInterval = 0
  public var isPaused = false
  public var preferredFrameRateRange: CAFrameRateRange = .default

  private let lifetime: Lifetime
  private let selector: Selector
  private var target: AnyObject?
  /// Of the run loop, which keeps the link, and not the other way round.
  private weak var clock: Clock?

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    clock = MainActor.assumeIsolated { Simulator.running.clock }
    lifetime = Lifetime(of: Self.self)
  }

  /// The run loop and mode are taken for the main loop's: there is only one here.
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

/// Carries a value into main-actor code that is known to run on the main thread already.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
