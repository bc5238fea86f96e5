import Foundation

/// Tells when the outcome of a release changes while a finger drags, without chattering at the
/// threshold.
///
/// A finger trembles, so at the threshold the outcome may change with every event. The first
/// change counts at once; a further one counts only after the screen has moved by a distance.
struct OutcomeChangeDetector<Outcome: Equatable> {
  /// The distance between two changes that count, in points; a trembling finger moves less.
  private static var distance: CGFloat { 8 }

  private var outcome: Outcome
  private var position: CGFloat?

  /// Starts with the present outcome.
  init(_ outcome: Outcome) { self.outcome = outcome }

  /// Takes the present outcome and the screen's position on its travel, in points. Returns whether
  /// the outcome counts as changed.
  mutating func update(_ newOutcome: Outcome, at newPosition: CGFloat) -> Bool {
    let hasMoved = position.map { abs(newPosition - $0) >= Self.distance } ?? true
    guard newOutcome != outcome, hasMoved else { return false }
    (outcome, position) = (newOutcome, newPosition)
    return true
  }
}
