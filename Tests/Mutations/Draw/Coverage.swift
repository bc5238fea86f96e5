import Foundation

/// Which tests execute the code of a mutant, and how long each test takes.
struct Coverage {
  private let durations: [String: TimeInterval]
  private var tests: [Int: Set<String>] = [:]

  /// - Parameter record: Lines with the number of a mutant and the identifier of a test, or nothing where the code runs
  ///   outside of tests.
  init(record: String, durations: [String: TimeInterval]) {
    self.durations = durations
    for line in record.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard let number = parts.first.flatMap({ Int($0) }) else { continue }
      tests[number, default: []].formUnion(parts.dropFirst().compactMap { Reading.name(of: String($0)) })
    }
  }

  /// The tests that execute a mutant, the fastest tests first, in groups that run one after the other.
  ///
  /// A value that is computed once per process is recorded for its first test alone, so all tests can notice it.
  func groups(for number: Int, of place: Place) -> [[String]] {
    guard let recorded = tests[number] else { return [] }
    let names = place.host.isStatic || recorded.isEmpty ? Set(durations.keys) : recorded
    let sorted = names.sorted { (duration(of: [$0]), $0) < (duration(of: [$1]), $1) }
    var (groups, limit): ([[String]], TimeInterval) = ([[]], 3)
    for name in sorted {
      if duration(of: groups[groups.count - 1]) + duration(of: [name]) > limit {
        groups.append([])
        limit *= 8
      }
      groups[groups.count - 1].append(name)
    }
    return groups.filter { !$0.isEmpty }
  }

  func duration(of tests: [String]) -> TimeInterval { tests.reduce(0) { $0 + (durations[$1] ?? 0) } }

  /// A regular expression that the identifiers of these tests match.
  static func filter(for tests: [String]) -> String {
    let suites = Dictionary(grouping: tests) { $0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex) }
    let patterns = suites.sorted { $0.key < $1.key }.map { suite, tests in
      let names = Set(tests.map { $0.dropFirst(suite.count + 1).prefix { $0 != "(" } }).sorted()
      return "\(suite.replacing(".", with: "\\."))/(\(names.joined(separator: "|")))\\("
    }
    return "^(\(patterns.joined(separator: "|")))"
  }
}
