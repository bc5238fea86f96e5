@testable import HeadlessHosts

/// Random numbers that a seed repeats: those of the hosts.
struct SeededGenerator: RandomNumberGenerator {
  private var random: FuzzRandom

  init(seed: UInt64) { random = FuzzRandom(seed: seed) }

  mutating func next() -> UInt64 { random.next() }
}
