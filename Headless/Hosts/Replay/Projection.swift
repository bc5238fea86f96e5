/// Where a thing coasts to that keeps 0.998 of its speed each millisecond (WWDC 2018, talk 803).
///
/// The host's own, so that a kit's is not measured with itself.
enum Projection {
  private static let deceleration = 0.998

  /// How far it still goes, in points, at `velocity` points per second.
  static func distance(velocity: Double) -> Double {
    velocity / 1000 * deceleration / (1 - deceleration)
  }
}
