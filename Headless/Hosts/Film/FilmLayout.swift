import Foundation

/// Where the pictures of a strip stand: from left to right, in rows where they are many.
struct FilmLayout {
  /// Length of a device's longer side on the page.
  private static let screenLength: CGFloat = 420
  /// Widest that a row may be.
  private static let rowWidth: CGFloat = 1500
  private static let gap: CGFloat = 24
  private static let captionHeight: CGFloat = 48

  /// How many times smaller than in points a screen is drawn.
  let scale: CGFloat
  /// The screens on the page. Those of a row have their middles in a line, and room for a caption below.
  private(set) var screens: [CGRect] = []
  /// Size of the page.
  private(set) var size = CGSize(width: gap, height: gap)

  /// - Parameter sizes: The screens, in points.
  init(_ sizes: [CGSize]) {
    let length = sizes.map { max($0.width, $0.height) }.max() ?? 1
    let scale = Self.screenLength / length
    self.scale = scale
    var row: [CGSize] = []
    for size in sizes.map({ CGSize(width: $0.width * scale, height: $0.height * scale) }) {
      if !row.isEmpty, Self.width(of: row + [size]) > Self.rowWidth {
        add(row)
        row = []
      }
      row.append(size)
    }
    add(row)
  }

  private static func width(of row: [CGSize]) -> CGFloat { row.reduce(gap) { $0 + $1.width + gap } }

  private mutating func add(_ row: [CGSize]) {
    let height = row.map(\.height).max() ?? 0
    var x = Self.gap
    for screen in row {
      let y = size.height + (height - screen.height) / 2
      screens.append(CGRect(origin: CGPoint(x: x, y: y), size: screen))
      x += screen.width + Self.gap
    }
    size.width = max(size.width, x)
    size.height += height + Self.captionHeight + Self.gap
  }
}
