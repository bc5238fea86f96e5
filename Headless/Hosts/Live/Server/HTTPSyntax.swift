import UIKit

/// The bytes that have a meaning in the head of a request.
enum HTTPSyntax {
  static let carriageReturn = UInt8(ascii: "\r")
  static let lineFeed = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let endOfHead = Array("\r\n\r\n".utf8)

  private static let tokenMarks = Set("!#$%&'*+-.^_`|~".utf8)

  /// Whether a byte may stand in a head at all, after the one before it: a line ends with CR LF, and holds no
  /// other control characters.
  static func allows(_ byte: UInt8, after previous: UInt8?) -> Bool {
    guard (previous == carriageReturn) == (byte == lineFeed) else { return false }
    return byte >= space && byte != 0x7F || [carriageReturn, lineFeed, tab].contains(byte)
  }

  /// Whether the bytes are the name of a method or a header field.
  static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { isDigit($0) || isLetter($0) || tokenMarks.contains($0) }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The text without the blanks around it.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in byte == space || byte == tab }
    let start = bytes.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF8.self)
  }
}
