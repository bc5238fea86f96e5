import Foundation

/// How far content follows a finger that pulls it beyond its edge (F167).
struct ScrollRubberBand {
  private static let stiffness: CGFloat = 0.55

  var range: ClosedRange<CGFloat>
  /// The scroll view's length along the axis.
  var dimension: CGFloat

  /// Where content is shown that the finger pulls to `position`.
  func shown(_ position: CGFloat) -> CGFloat {
    let edge = range.clamping(position)
    let pulled = abs(position - edge)
    guard pulled > 0, dimension > 0 else { return position }
    let shown = (1 - 1 / (pulled * Self.stiffness / dimension + 1)) * dimension
    return position > edge ? edge + shown : edge - shown
  }

  /// Where the finger has pulled content that is shown at `position`.
  func pulled(_ position: CGFloat) -> CGFloat {
    let edge = range.clamping(position)
    let shown = min(abs(position - edge), dimension * 0.99)
    guard shown > 0, dimension > 0 else { return position }
    let pulled = shown * dimension / (Self.stiffness * (dimension - shown))
    return position > edge ? edge + pulled : edge - pulled
  }
}
