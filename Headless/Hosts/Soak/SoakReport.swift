/// What a soak has found.
struct SoakReport: Equatable, Sendable {
  /// Bytes a round that memory may grow by on average: less is none, for nothing is allocated by halves.
  static let growthLimit = 1.0
  /// Bytes that memory may grow by in all, for any number of rounds. Allocator and runtime still fill
  /// their tables after the warm-up.
  static let allowance = 65_536

  private static let flat = "That is flat: less than a byte a round, or 65536 in all."
  private static let nothing = "nothing is alive that was not."

  /// All rounds, and those of them that were for warming up.
  let rounds: Int
  let warmUp: Int
  /// Bytes of heap in use after the warm-up, and at the end.
  let heapAtFirst: Int
  let heapAtLast: Int
  /// Objects that the first round left alive, in a sentence. The app makes them once and keeps them.
  let kept: String?
  /// Objects alive at the end that were not alive after the first round, in a sentence.
  let excess: String?
  /// What UIKit would have logged as misuse.
  let complaints: Int

  var growth: Int { heapAtLast - heapAtFirst }
  /// Bytes that each round has left, on average.
  var growthPerRound: Double { Double(growth) / Double(max(1, rounds - warmUp)) }

  var isFlat: Bool { growthPerRound < Self.growthLimit || growth <= Self.allowance }
  var isSound: Bool { isFlat && excess == nil && complaints == 0 }

  var lines: [String] {
    [
      "The heap has \(heapAtFirst) bytes in use after \(warmUp) rounds and \(heapAtLast) after \(rounds): "
        + "\(growthPerRound.text(places: 2)) bytes a round. \(isFlat ? Self.flat : "It grows.")",
      "From the first round: \(kept ?? Self.nothing)", "From all others: \(excess ?? Self.nothing)",
      complaints == 0 ? "There was no complaint." : "There were \(complaints) complaints.",
    ]
  }
}
