import Foundation

/// Where every row of a table stands.
struct TableRows {
  private var paths: [IndexPath] = []
  /// The top of each row, and the foot of the last.
  private var edges: [CGFloat] = [0]
  private var counts: [Int] = []

  /// Lays rows of the given heights under one another, section by section.
  init(heights: [[CGFloat]] = []) {
    counts = heights.map(\.count)
    for (section, rows) in heights.enumerated() {
      for (row, height) in rows.enumerated() {
        paths.append(IndexPath(row: row, section: section))
        edges.append((edges.last ?? 0) + height)
      }
    }
  }

  var height: CGFloat { edges.last ?? 0 }
  var sectionCount: Int { counts.count }

  func rowCount(in section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The rows that have a part between `top` and `bottom`.
  func paths(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<IndexPath> {
    let first = index(at: top)
    let last = edges.dropLast()[first...].firstIndex { $0 >= bottom } ?? paths.count
    return paths[first..<max(first, last)]
  }

  func path(at y: CGFloat) -> IndexPath? {
    let index = index(at: y)
    return y >= 0 && index < paths.count ? paths[index] : nil
  }

  /// The top and the height of a row.
  func extent(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard (0..<rowCount(in: path.section)).contains(path.row) else { return nil }
    let index = counts[..<path.section].reduce(0, +) + path.row
    return (edges[index], edges[index + 1] - edges[index])
  }

  /// The number of the first row that ends below `y`, by bisection.
  private func index(at y: CGFloat) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
