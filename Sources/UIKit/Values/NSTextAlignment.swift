/// Which edge lines of text keep to; justified text is not modelled.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// Left, in the one writing direction that is modelled.
  case natural = 4
}
