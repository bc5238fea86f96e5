/// A way for a modal to go.
enum ModalEnd: CaseIterable, Sendable {
  case dismissed, unanimated, midOpening, finger
  /// It is let go of near its place, and dismissed later.
  case returned
}
