import Foundation

/// The position of every item of a flow layout. There is one section.
struct ItemGrid {
  private(set) var count = 0
  private(set) var size = CGSize.zero
  private var columns = 1
  private var itemSize = CGSize.zero
  /// From the first item of the grid to the next one in its line, and in its column.
  private var step = CGSize.zero
  private var origin = CGPoint.zero

  /// A grid without items.
  init() {}

  /// A line has as many items as fit. What is left is spread between them; a single column is
  /// centred (F412).
  init(
    count: Int, width: CGFloat, itemSize: CGSize, lineSpacing: CGFloat, itemSpacing: CGFloat,
    inset: UIEdgeInsets
  ) {
    let space = width - inset.left - inset.right
    self.count = max(count, 0)
    self.itemSize = itemSize
    columns = max(Int((space + itemSpacing) / max(itemSize.width + itemSpacing, 1)), 1)
    let rest = space - CGFloat(columns) * itemSize.width
    let gap = columns > 1 ? rest / CGFloat(columns - 1) : 0
    step = CGSize(width: itemSize.width + gap, height: itemSize.height + lineSpacing)
    origin = CGPoint(x: inset.left + (columns > 1 ? 0 : rest / 2), y: inset.top)
    let lines = (self.count + columns - 1) / columns
    let height = lines > 0 ? CGFloat(lines) * step.height - lineSpacing : 0
    size = CGSize(width: width, height: inset.top + height + inset.bottom)
  }

  /// The frame of an item; `nil` for one that does not exist.
  func frame(of path: IndexPath) -> CGRect? {
    guard path.section == 0, (0..<count).contains(path.item) else { return nil }
    let (line, column) = path.item.quotientAndRemainder(dividingBy: columns)
    return CGRect(
      origin: CGPoint(
        x: origin.x + CGFloat(column) * step.width, y: origin.y + CGFloat(line) * step.height),
      size: itemSize)
  }

  /// The items of the lines that are at least partly between `top` and `bottom`.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard step.height > 0, count > 0, bottom > top else { return [] }
    let first = index(ofLineAt: top), last = index(ofLineAt: bottom) + columns
    return (first..<max(first, min(last, count))).map { IndexPath(item: $0, section: 0) }
      .filter { path in frame(of: path).map { $0.maxY > top && $0.minY < bottom } ?? false }
  }

  /// The index of the first item of a line, at most the number of items.
  private func index(ofLineAt y: CGFloat) -> Int {
    let line = ((y - origin.y) / step.height).rounded(.down)
    return min(max(Int(line), 0) * columns, count)
  }
}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var item: Int { self[1] }
}
