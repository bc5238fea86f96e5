import Foundation

/// A mutant that a text describes: a chosen one, or one that no test can tell from the kit.
struct Change: Sendable {
  /// The name of a chosen mutant; the reason why another one survives.
  let note: String
  /// A folder of the kit or the test kit, or a file in one.
  let scope: String
  /// The text that is broken, with any spaces and line breaks.
  let original: String
  /// The text of the mutant; empty if it drops the original.
  let replacement: String

  init(_ note: String, in scope: String, _ original: String, _ replacement: String = "") {
    (self.note, self.scope, self.original, self.replacement) = (note, scope, original, replacement)
  }

  /// The bytes of a file, in the scope, at which the original begins and ends.
  func ranges(in file: String, _ bytes: [UInt8]) -> [Range<Int>] {
    let words = original.split(whereSeparator: \.isWhitespace).map {
      NSRegularExpression.escapedPattern(for: String($0))
    }
    guard "\(file)/".contains("/\(scope)/"), let pattern = try? Regex(words.joined(separator: #"\s+"#))
    else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.ranges(of: pattern).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + text[range].utf8.count
    }
  }

  /// The texts that a file can have with the mutant, one for each place of the original.
  func mutants(of file: String, _ bytes: [UInt8]) -> [[UInt8]] {
    ranges(in: file, bytes).map { bytes.replacing($0, by: replacement) }
  }

  /// The only place of the original in the sources.
  func place(in sources: [String: [UInt8]]) throws(Complaint) -> Place {
    let found = sources.flatMap { file, bytes in ranges(in: file, bytes).map { (file, $0) } }
    guard let (file, range) = found.first, found.count == 1 else {
      throw Complaint("\(note) breaks a text that is \(found.count) times in \(scope): \(original)")
    }
    let outline = Outline(of: Scanner.tokens(of: sources[file] ?? []).activeOnLinux())
    let host = outline.host(of: range) ?? Outline.Host(range: range, isValue: true)
    return Place(file: file, range: range, replacement: replacement, host: host, name: note)
  }
}
