import Foundation

/// What the screen looks like at one fraction of the travel: only values that cost no layout.
struct ModalPose: Equatable, Sendable {
  /// Distance of the card below its presented place, in points; never above it.
  var cardOffset: CGFloat
  /// Opacity of the card.
  var cardOpacity: CGFloat
  /// How much taller the card is drawn, its foot in place, when it is pulled up beyond its place; in points.
  var cardStretch: CGFloat
  /// Scale of the screen behind, about its centre.
  var backdropScale: CGFloat
  /// Distance by which the screen behind is moved down after scaling, in points.
  var backdropOffset: CGFloat
  /// Radius of its corners, in its own coordinates.
  var backdropRadius: CGFloat
  /// Opacity of the dimming between the two.
  var dimmingOpacity: CGFloat
}
