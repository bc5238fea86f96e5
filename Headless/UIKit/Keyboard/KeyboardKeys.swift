import Foundation

/// The keys of the software keyboard: four rows below the suggestions. Their sizes are our choice.
struct KeyboardKeys {
  struct Key: Equatable {
    enum Name: Equatable {
      case letter(Character), shift, delete, digits, space, enter
    }

    var name: Name
    var frame: CGRect

    var isLetter: Bool {
      switch name {
      case .letter, .space: true
      case .shift, .delete, .digits, .enter: false
      }
    }

    /// `nil` for keys with a symbol.
    fileprivate var caption: String? {
      switch name {
      case .letter(let letter): String(letter)
      case .digits: "123"
      case .space: "space"
      case .enter: "return"
      case .shift, .delete: nil
      }
    }
  }

  /// The part of the height that the row of suggestions has.
  private static let suggestions: CGFloat = 0.15
  /// The part of the height that lies free below the keys of a phone with a home indicator.
  private static let foot: CGFloat = 0.21
  /// The space between two keys in a row, as a part of the step from one letter to the next.
  private static let gap: CGFloat = 0.15
  private static let margin: CGFloat = 3
  private static let radius: CGFloat = 5
  private static let leastHeight: CGFloat = 100
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  private(set) var keys: [Key] = []

  /// - Parameter safeArea: The safe area of the screen.
  init(in size: CGSize, safeArea: UIEdgeInsets) {
    // A bar of shortcuts has none.
    guard size.height > Self.leastHeight else { return }
    let isUpright = size.height * 1.6 > size.width
    let bottom = safeArea.bottom > 0 && isUpright ? size.height * Self.foot : safeArea.bottom
    let top = size.height * Self.suggestions
    let (left, right) = (safeArea.left + Self.margin, size.width - safeArea.right - Self.margin)
    let (step, height) = ((right - left) / 10, (size.height - top - bottom) / 4)
    // Below a bar alone, the strip at the home indicator has no keys.
    guard step > 0, height > 0 else { return }
    func add(_ name: Key.Name, row: CGFloat, from left: CGFloat, to right: CGFloat) {
      let cell = CGRect(x: left, y: top + row * height, width: right - left, height: height)
      let gap = Self.gap * min(step, height)
      keys.append(Key(name: name, frame: cell.insetBy(dx: gap / 2, dy: 0.6 * gap)))
    }
    for (row, letters) in Self.rows.enumerated() {
      let start = (left + right - step * CGFloat(letters.count)) / 2
      for (place, letter) in letters.enumerated() {
        let left = start + CGFloat(place) * step
        add(.letter(letter), row: CGFloat(row), from: left, to: left + step)
      }
    }
    add(.shift, row: 2, from: left, to: left + 1.35 * step)
    add(.delete, row: 2, from: right - 1.35 * step, to: right)
    add(.digits, row: 3, from: left, to: left + 2.5 * step)
    add(.space, row: 3, from: left + 2.5 * step, to: right - 2.5 * step)
    add(.enter, row: 3, from: right - 2.5 * step, to: right)
  }

  func frame(of name: Key.Name) -> CGRect { keys.first { $0.name == name }?.frame ?? .zero }

  /// The outline of some of the keys.
  func outline(where isIncluded: (Key) -> Bool) -> [PathElement] {
    keys.filter(isIncluded).flatMap {
      PathElement.roundedRectangle($0.frame, width: Self.radius, height: Self.radius)
    }
  }

  /// The names of the keys, each in the middle of its key.
  func captions(in color: CGColor) -> [TextLayout.Line] {
    keys.compactMap { key in key.caption.map { line($0, in: key.frame, color) } }
  }

  private func line(_ text: String, in frame: CGRect, _ color: CGColor) -> TextLayout.Line {
    let font = UIFont.systemFont(ofSize: text.count == 1 ? min(0.55 * frame.height, 25) : 16)
    let width = Typesetter(font: font).fragments(of: text, width: .greatestFiniteMagnitude)[0].width
    let top = frame.midY - font.lineHeight / 2
    return TextLayout.Line(
      string: text, baseline: CGPoint(x: frame.midX - width / 2, y: top + font.ascender), width: width,
      font: font, color: color, range: 0..<text.count)
  }
}
