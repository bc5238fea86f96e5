/// Which edge lines of text keep to; justified text is not modelled.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// To the edge where reading begins.
  case natural = 4
}
