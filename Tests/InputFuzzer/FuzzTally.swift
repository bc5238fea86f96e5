/// What became of many inputs.
struct FuzzTally: CustomStringConvertible {
  private var accepted = 0
  private var refused = 0
  private var faulty = 0
  private var time = Duration.zero
  private var longest = Duration.zero

  /// Whether none took longer.
  mutating func count(_ verdict: FuzzVerdict, _ duration: Duration) -> Bool {
    time += duration
    defer { longest = max(longest, duration) }
    switch verdict {
    case .accepted: accepted += 1
    case .refused: refused += 1
    case .faulty: faulty += 1
    }
    return duration > longest
  }

  var description: String {
    let pace = Int(Double(accepted + refused + faulty) / max(time / .seconds(1), 1e-6))
    return "\(accepted) accepted, \(refused) refused, \(faulty) with a bad end, \(pace) a second, "
      + "the slowest \(longest / .milliseconds(1)) ms"
  }
}
