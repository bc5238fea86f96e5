import Foundation

/// How far a card strays from the finger that drags it, along its travel.
///
/// Both are counted from the first event of the drag at which the card is at its rest or beyond
/// it, and the finger where it came down or beyond that, on the way out. On the other side a card
/// resists, and stays behind the finger on purpose. A card that fills its container does not move
/// at all there.
struct DragLag {
  private let rest: CGFloat
  private let touchDown: CGFloat
  private var reference: (finger: CGFloat, card: CGFloat)?
  /// Largest distance so far, in points.
  private(set) var largest: CGFloat = 0

  init(rest: CGFloat, touchDown: CGFloat) { (self.rest, self.touchDown) = (rest, touchDown) }

  /// Takes where finger and card stand after an event of the drag.
  mutating func record(finger: CGFloat, card: CGFloat) {
    guard let reference else {
      if card >= rest, finger >= touchDown { reference = (finger, card) }
      return
    }
    let due = reference.card + finger - reference.finger
    guard due >= rest else { return }
    largest = max(largest, abs(card - due))
  }
}
