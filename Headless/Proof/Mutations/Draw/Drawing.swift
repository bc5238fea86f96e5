/// Draws places by a seed: the same seed and tree give the same order.
struct Drawing {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// All places, in the order in which they are drawn. The index of a place is the number of its mutant.
  let places: [Place]
  /// The numbers of mutants that do not compile.
  private(set) var broken: Set<Int> = []

  init(from places: [Place], seed: UInt64) {
    var generator = Generator(state: seed)
    self.places = places.shuffled(using: &generator)
  }

  /// The numbers below a limit of mutants that compile, as far as it is known.
  func numbers(below limit: Int) -> [Int] { places.indices.prefix(limit).filter { !broken.contains($0) } }

  /// Leaves out the mutants that the compiler complains of: by their marks or, outside of them, by file and line.
  ///
  /// - Returns: Whether there are any.
  mutating func leaveOut(_ messages: [String], among numbers: [Int], of sources: [String: [UInt8]]) -> Bool {
    let count = broken.count
    for message in messages {
      guard let match = message.firstMatch(of: #/^(.*?):(\d+):\d+: error: /#), let error = Int(match.2) else {
        continue
      }
      if let number = message.firstMatch(of: #/^(.*\/)?mutant-(\d+):/#).flatMap({ Int($0.2) }) {
        broken.insert(number)
      } else {
        broken.formUnion(
          suspects(at: error, in: numbers.filter { match.1.hasSuffix(places[$0].file) }, sources))
      }
    }
    return broken.count > count
  }

  /// The mutants of a file that replace a line, or else the nearest: the compiler blames the head of an initialiser
  /// for what its body leaves out.
  private func suspects(at line: Int, in numbers: [Int], _ sources: [String: [UInt8]]) -> [Int] {
    let distances = numbers.map { number in
      let lines = self.lines(of: places[number], in: sources)
      return (number, distance: max(lines.lowerBound - line, line - lines.upperBound, 0))
    }
    let nearest = distances.map(\.distance).min()
    return distances.filter { $0.distance == nearest }.map(\.0)
  }

  private func lines(of place: Place, in sources: [String: [UInt8]]) -> ClosedRange<Int> {
    let bytes = sources[place.file] ?? []
    let line = { (end: Int) in bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1 }
    return line(place.host.range.lowerBound)...line(place.host.range.upperBound)
  }
}
