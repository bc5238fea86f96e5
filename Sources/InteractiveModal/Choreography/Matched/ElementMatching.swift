/// Which elements of two screens are the same thing, by their names.
///
/// Names need not be unique: the first of a name goes with the first of that name on the other side, the
/// second with the second, and so on. What is over on one side goes with nothing. Every element is in one
/// pair or unmatched, once.
public struct ElementMatching: Equatable, Sendable {
  /// The elements that are on both sides, in the order of the source.
  public let pairs: [Pair]
  /// Indices of the source's elements that the target has none for, ascending.
  public let unmatchedSource: [Int]
  /// Indices of the target's elements that the source has none for, ascending.
  public let unmatchedTarget: [Int]

  /// Matches the elements of two screens; in time proportional to their number.
  ///
  /// - Parameters:
  ///   - source: Names on the screen that the transition comes from, in their order. May be empty.
  ///   - target: Names on the screen that it goes to. May be empty.
  public init(source: [MatchedElementID], target: [MatchedElementID]) {
    let (own, other) = (Self.occurrences(in: source), Self.occurrences(in: target))
    let places = Dictionary(uniqueKeysWithValues: zip(other, other.indices))
    let taken = Set(own)
    pairs = own.indices.compactMap { index in
      places[own[index]].map { Pair(id: source[index], source: index, target: $0) }
    }
    unmatchedSource = own.indices.filter { places[own[$0]] == nil }
    unmatchedTarget = other.indices.filter { !taken.contains(other[$0]) }
  }

  /// A name, and how often it occurred before: what makes each element of one side unlike the others.
  private struct Occurrence: Hashable {
    let id: MatchedElementID
    let number: Int
  }

  private static func occurrences(in ids: [MatchedElementID]) -> [Occurrence] {
    var counts: [MatchedElementID: Int] = [:]
    return ids.map { id in
      defer { counts[id, default: 0] += 1 }
      return Occurrence(id: id, number: counts[id, default: 0])
    }
  }
}
