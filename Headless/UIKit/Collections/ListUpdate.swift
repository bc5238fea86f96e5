import Foundation

/// Rows or items that leave, come and move at once (F825). There is one section.
struct ListUpdate {
  /// By their indices before the update.
  private var deleted: Set<Int> = []
  /// By their indices after it.
  private(set) var inserted: Set<Int> = []
  private var moves: [Int: Int] = [:]

  mutating func delete(_ indices: [Int]) { deleted.formUnion(indices) }
  mutating func insert(_ indices: [Int]) { inserted.formUnion(indices) }
  mutating func move(from old: Int, to new: Int) { moves[old] = new }

  /// The number of rows or items after the update of so many.
  func count(of count: Int) -> Int { count - deleted.count + inserted.count }

  /// Returns the new index of each that stays, by its old one.
  func indices(of count: Int) -> [Int: Int] {
    let taken = inserted.union(moves.values)
    var free = (0..<self.count(of: count)).lazy.filter { !taken.contains($0) }.makeIterator()
    var indices = moves
    for old in 0..<count where !deleted.contains(old) && moves[old] == nil { indices[old] = free.next() }
    return indices
  }
}
