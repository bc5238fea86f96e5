import Foundation

/// How content that is pulled past its edge follows the finger: ever less, and never beyond a
/// limit.
///
/// The curve is y = (1 − 1/(x·c/d + 1))·d, that of `UIScrollView` as published in 2012 and 2013,
/// with x the pull, c the coefficient and d the dimension; it is written y = d·xc/(xc + d) here,
/// which keeps its digits for small pulls. It is odd, starts with slope c at the edge, and tends
/// to d.
///
/// All lengths are in points. A pull or an offset that is not finite counts as 0. A dimension that
/// is not finite, or not above 0, has no room to give: offset, slope and pull are then 0.
struct RubberBand: Equatable, Sendable {
  /// Share of the finger's travel that shows at the edge; 0.55 by default, `UIScrollView`'s.
  ///
  /// Lies in 0...1; 0 is a hard stop. What is beyond that is brought to the nearer end, and what
  /// is not a number counts as 0.55.
  let coefficient: CGFloat

  init(coefficient: CGFloat = 0.55) { self.coefficient = coefficient.clamped(to: 0...1, default: 0.55) }

  /// Returns how far content shows past its edge.
  ///
  /// - Parameters:
  ///   - pull: How far the finger is past the edge, signed.
  ///   - dimension: Size of the content along the pull, which the offset never reaches.
  /// - Returns: An offset with the sign of `pull`.
  func offset(forPull pull: CGFloat, dimension: CGFloat) -> CGFloat {
    let reach = coefficient * pull.finiteOrZero
    return room(in: dimension).map { $0 * reach / (reach.magnitude + $0) } ?? 0
  }

  /// Returns how much the offset grows per point of pull: the share of the finger's velocity that
  /// shows.
  ///
  /// The derivative of `offset(forPull:dimension:)`, c·(d/(xc + d))²; the same for either sign of
  /// `pull`.
  func slope(atPull pull: CGFloat, dimension: CGFloat) -> CGFloat {
    let reach = coefficient * pull.finiteOrZero.magnitude
    return room(in: dimension).map { coefficient * pow($0 / (reach + $0), 2) } ?? 0
  }

  /// Returns the pull that shows as `offset`: where a finger that grabs displaced content counts
  /// from.
  ///
  /// The inverse of `offset(forPull:dimension:)`, x = yd/(c(d − y)). No pull shows as an offset at
  /// the limit or beyond, so one closer to it than a millionth of `dimension` counts as that
  /// close. A hard stop has no inverse either; its pull is 0.
  func pull(forOffset offset: CGFloat, dimension: CGFloat) -> CGFloat {
    guard coefficient > 0, let room = room(in: dimension) else { return 0 }
    let share = (offset.finiteOrZero / room).clamped(to: -Self.fullest...Self.fullest)
    return room * share / (coefficient * (1 - share.magnitude))
  }

  /// The largest share of the dimension that has an inverse.
  private static let fullest: CGFloat = 1 - 1e-6

  /// `dimension`, or `nil` where content of that size cannot give.
  private func room(in dimension: CGFloat) -> CGFloat? {
    let room = dimension.finiteOrZero
    return room > 0 ? room : nil
  }
}
