import Foundation

/// Tells when an answer flips while a finger holds the modal, and does not chatter where it lies on the edge.
///
/// A finger trembles: at the threshold the answer may flip with every event. So a flip counts once the finger has gone
/// on from where the last one counted; the first counts at once.
struct OutcomeChangeDetector: Equatable, Sendable {
  /// How far the finger goes from one flip to the next, in points: more than it trembles.
  private static let distance: CGFloat = 8

  /// The answer that was told last.
  private var told: Bool
  private var place: CGFloat?

  init(_ answer: Bool) { told = answer }

  /// Takes the answer of the moment, and where the modal is on its way, in points: whether it counts as a flip.
  mutating func take(_ answer: Bool, at newPlace: CGFloat) -> Bool {
    guard answer != told, place.map({ abs(newPlace - $0) >= Self.distance }) ?? true else { return false }
    (told, place) = (answer, newPlace)
    return true
  }
}
