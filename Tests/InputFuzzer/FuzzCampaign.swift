import Foundation

/// Many inputs, one after the other.
@MainActor struct FuzzCampaign {
  private let subject: FuzzSubject
  private let count: Int
  private var mutator: Mutator
  /// Holds the input under test, in case it crashes the process.
  private let witness: URL
  /// Holds the input that took longest, until a run ends well.
  private var slowest: URL { witness.deletingPathExtension().appendingPathExtension("slowest") }
  private var tally = FuzzTally()

  init(_ subject: FuzzSubject, count: Int, seed: UInt64) {
    self.subject = subject
    self.count = count
    mutator = Mutator(subject, seed: seed)
    witness = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(subject.rawValue)-\(seed).input")
  }

  /// Whether every input had a good end.
  func run() -> Bool {
    var campaign = self
    print("The input that is tried is in \(witness.path), the slowest in \(slowest.path).")
    for index in 1...count {
      if !campaign.tryNext() { return false }
      if index.isMultiple(of: 10_000) { print("\(index): \(campaign.tally)") }
    }
    print("\(subject.rawValue): \(campaign.tally)")
    for file in [witness, slowest] { try? FileManager.default.removeItem(at: file) }
    return true
  }

  private mutating func tryNext() -> Bool {
    let input = mutator.next()
    try? Data(input).write(to: witness)
    let start = ContinuousClock.now
    let verdict = subject.verdict(on: input)
    if tally.count(verdict, start.duration(to: .now)) { try? Data(input).write(to: slowest) }
    guard case .faulty(let sentence) = verdict else { return true }
    print("\(witness.path): \(sentence)")
    return false
  }
}
