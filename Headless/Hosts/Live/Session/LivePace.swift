import Foundation

/// How the app's virtual time follows real time: as fast, some times slower, or not at all with infinite slowness.
struct LivePace: Equatable, Sendable {
  private var real: TimeInterval
  private var virtual: TimeInterval
  private(set) var slowness: Double = 1

  /// At `real` seconds of some steady clock the app's clock stands at `virtual`.
  init(real: TimeInterval, virtual: TimeInterval) {
    self.real = real
    self.virtual = virtual
  }

  /// The app's time at a real one.
  func virtual(at real: TimeInterval) -> TimeInterval { virtual + (real - self.real) / slowness }

  /// When the app's clock will stand at `virtual`.
  func real(at virtual: TimeInterval) -> TimeInterval {
    virtual > self.virtual ? real + (virtual - self.virtual) * slowness : real
  }

  /// Goes on `slowness` times slower than real time from `real` on.
  mutating func change(to slowness: Double, at real: TimeInterval) {
    virtual = virtual(at: real)
    self.real = real
    self.slowness = slowness
  }
}
