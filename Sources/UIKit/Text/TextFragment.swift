import Foundation

/// One line of text that has been broken off, but not yet placed.
struct TextFragment: Equatable {
  /// What the line shows: no line break, no spaces at the end.
  var string: String
  var width: CGFloat
  /// The part of the text it stands for, spaces at its end included, in UTF-16 units.
  var range: Range<Int>
}
