import Foundation

/// The position of every row of a table. There is one section.
struct TableRows {
  /// The top of each row, and the bottom of the last.
  private var edges: [CGFloat] = [0]

  init(heights: [CGFloat] = []) {
    for height in heights { edges.append((edges.last ?? 0) + height) }
  }

  var height: CGFloat { edges.last ?? 0 }
  var count: Int { edges.count - 1 }

  /// The rows that are at least partly between `top` and `bottom`.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    let first = index(at: top)
    let last = edges.dropLast()[first...].firstIndex { $0 >= bottom } ?? count
    return (first..<max(first, last)).map { IndexPath(row: $0, section: 0) }
  }

  func path(at y: CGFloat) -> IndexPath? {
    let index = index(at: y)
    return y >= 0 && index < count ? IndexPath(row: index, section: 0) : nil
  }

  /// The top and the height of a row; `nil` for a row that does not exist.
  func extent(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard path.section == 0, (0..<count).contains(path.row) else { return nil }
    return (edges[path.row], edges[path.row + 1] - edges[path.row])
  }

  /// The index of the first row that ends below `y`, by bisection.
  private func index(at y: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public var section: Int { self[0] }
  public var row: Int { self[1] }
}
