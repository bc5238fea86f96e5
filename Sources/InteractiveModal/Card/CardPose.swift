import Foundation

/// What the screen looks like at one progress: only values that cost no layout, but for the card's
/// length between detents.
///
/// A frame copies it several times: up to 128 bytes, which its order allows, that takes few instructions.
package struct CardPose: Equatable, Sendable {
  /// Distance of the card from its open position, in the closing direction, in points; below 0 for a
  /// card from a side that is pulled beyond it.
  var cardOffset: CGFloat
  var cardOpacity: CGFloat
  /// How much longer a card that slides up or down is drawn when a finger pulls it beyond its open
  /// position, in points. Its near edge stays.
  var cardStretch: CGFloat
  /// How much of the card would be off the screen at or between lower detents, in points. The
  /// content is shorter by it, or longer if it is below 0. While the card leaves, or goes into the dock, it
  /// stays as at the lowest detent that shows the content.
  var cardOverhang: CGFloat
  /// Distance of the card from the edges beside and below it, in points.
  var cardInset: CGFloat = 0
  /// The path into the source, and the share of it; `nil` if the card slides, fades or stands.
  var shrinking: CardShrinking?
  /// Whether the screen behind is in use: it takes touches, and VoiceOver reaches it.
  var leavesPresenterInUse = false
  var dimmingOpacity: CGFloat
  /// Scale of the screen behind, about its centre.
  var presenterScale: CGFloat = 1
  /// Distance by which the screen behind moves after scaling, in the closing direction, in points.
  var presenterOffset: CGFloat = 0
  /// Radius of the corners of the screen behind, in its own coordinates.
  var presenterRadius: CGFloat = 0

  /// A modal in its open position that hides the screen behind.
  package static let inPlace = CardPose(
    cardOffset: 0, cardOpacity: 1, cardStretch: 0, cardOverhang: 0, dimmingOpacity: 0)
}
