/// What of an outline that crosses itself, or of several, is inside.
public enum CGPathFillRule: Int, Sendable {
  /// What the outline goes round, more often in one direction than in the other.
  case winding
  /// What it goes round an odd number of times.
  case evenOdd
}
