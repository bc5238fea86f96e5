import Foundation

/// Where things stand in text that is being edited. Offsets count UTF-16 units, as `NSRange` does.
extension TextLayout {
  /// The insertion point before the character at `offset` of `text`.
  func caretFrame(at offset: Int, in text: String) -> CGRect? {
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) else { return nil }
    return CGRect(
      x: line.x(of: offset, in: text) - 1, y: line.frame.minY, width: 2, height: line.frame.height)
  }

  /// A box on every line that has a part in `range` of `text`.
  func selectionFrames(of range: Range<Int>, in text: String) -> [CGRect] {
    lines.compactMap { line in
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { return nil }
      let left = line.x(of: part.lowerBound, in: text)
      let right = line.x(of: part.upperBound, in: text)
      return CGRect(
        x: left, y: line.frame.minY, width: right - left, height: line.frame.height)
    }
  }

  /// Shows what is selected in `text`, or the insertion point where nothing is.
  mutating func mark(_ selected: Range<Int>, in text: String, tint: CGColor) {
    if selected.isEmpty {
      caret = caretFrame(at: selected.lowerBound, in: text).map { Mark(frame: $0, color: tint) }
    } else {
      let pale = tint.copy(alpha: 0.2) ?? tint
      selection = selectionFrames(of: selected, in: text).map { Mark(frame: $0, color: pale) }
    }
  }

  /// The offset `count` lines below another, or above for a negative `count`;
  /// the ends of `text` beyond its lines.
  func offset(byLines count: Int, from offset: Int, in text: String) -> Int {
    guard let caret = caretFrame(at: offset, in: text),
      let line = lines.lastIndex(where: { $0.range.lowerBound <= offset })
    else { return offset }
    guard lines.indices.contains(line + count) else { return count < 0 ? 0 : text.utf16.count }
    let found = lines[line + count].offset(nearest: caret.midX, in: text)
    let isOnNextLine = lines.dropFirst(line + count + 1).first?.range.lowerBound == found
    return isOnNextLine ? found - (text.utf16Slice(0..<found).last?.utf16.count ?? 0) : found
  }

  /// The offset between two characters of `text` that is nearest to `point`.
  func offset(nearest point: CGPoint, in text: String) -> Int {
    let line = lines.first { point.y < $0.frame.maxY } ?? lines.last
    guard let line else { return 0 }
    return line.offset(nearest: point.x, in: text)
  }
}

extension TextLayout.Line {
  /// The x coordinate at which the character at `offset` of `text` begins.
  fileprivate func x(of offset: Int, in text: String) -> CGFloat {
    let end = min(max(offset, range.lowerBound), range.upperBound)
    return baseline.x + font.width(of: text.utf16Slice(range.lowerBound..<end))
  }

  fileprivate func offset(nearest x: CGFloat, in text: String) -> Int {
    var left = baseline.x
    var offset = range.lowerBound
    for character in text.utf16Slice(range) {
      let width = font.width(of: character)
      if x < left + width / 2 { break }
      left += width
      offset += character.utf16.count
    }
    return offset
  }
}

extension String {
  /// The characters in a range of UTF-16 units, clamped to the text.
  func utf16Slice(_ range: Range<Int>) -> Substring {
    let range = range.clamped(to: 0..<utf16.count)
    let start = String.Index(utf16Offset: range.lowerBound, in: self)
    return self[start..<String.Index(utf16Offset: range.upperBound, in: self)]
  }

  /// Replaces a range of UTF-16 units by `replacement`.
  mutating func replaceUTF16(_ range: Range<Int>, with replacement: String) {
    let slice = utf16Slice(range)
    replaceSubrange(slice.startIndex..<slice.endIndex, with: replacement)
  }
}
