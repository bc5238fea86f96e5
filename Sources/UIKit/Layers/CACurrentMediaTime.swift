import Foundation

/// Seconds, as Core Animation spells them.
public typealias CFTimeInterval = Double

/// The time of the virtual clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { Simulator.running.clock.now }
}
