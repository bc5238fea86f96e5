import Foundation

/// What the screen looks like at one fraction of the travel: only values that cost no layout.
struct CardPose: Equatable, Sendable {
  /// Distance of the card from its presented place, towards leaving, in points; never negative.
  var cardOffset: CGFloat
  /// Opacity of the card.
  var cardOpacity: CGFloat
  /// How much longer the card is drawn, its foot in place, when it is pulled beyond its place; in points.
  var cardStretch: CGFloat
  /// How much of the card hangs out of the screen where it stands, or moves, between detents; in points. What is shown
  /// is shorter by it. It stays what it is at the lowest detent while the card leaves.
  var cardOverhang: CGFloat
  /// Opacity of the dimming between the card and the screen behind.
  var dimmingOpacity: CGFloat
  /// Whether the screen behind is in use: it takes touches, and VoiceOver reaches it.
  var leavesScreenBehind = false
  /// Scale of the screen behind, about its centre.
  var backdropScale: CGFloat = 1
  /// Distance by which the screen behind is moved after scaling, in the direction in which the card leaves; in points.
  var backdropOffset: CGFloat = 0
  /// Radius of its corners, in its own coordinates.
  var backdropRadius: CGFloat = 0
}
