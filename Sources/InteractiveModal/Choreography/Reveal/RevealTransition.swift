import UIKit

/// The upper screen opens out of a view of the lower one, as a search screen does out of the field that is tapped.
///
/// The screen is seen through an opening whose corners go each for itself from the view's radii to the screen's. A picture of
/// the view lies over it and fades, and the view is hidden meanwhile. On the way back the screen closes into the view.
///
/// Where the view is missing, without an area, out of sight or scrolled away, the screen opens out of the middle of the
/// container's lower edge.
///
/// ```swift
/// var reveal = RevealTransition(outOf: { [weak home] in home?.field }, anchor: { [weak search] in search?.searchBar })
/// reveal.items = [RevealTransition.Item("steps", { [weak home] in home?.steps }, to: .view { [weak search] in search?.steps })]
/// ```
public struct RevealTransition: TransitionChoreography {
  /// Even, and at rest beyond both ends, however far a spring swings.
  private static let even = TransitionEasing.cubic(1 / 3, 1 / 3, 2 / 3, 2 / 3)

  /// The opening and the screen's way all along, evenly; the picture fades until 0.4, and nothing goes beyond an end where a
  /// spring does.
  public static let standardTimeline: TransitionTimeline = [
    "mask": .init(easing: even), "screen": .init(easing: even), "source": .init(to: 0.4, easing: .easeIn),
    "behind": .init(easing: even),
  ]

  /// Returns the view out of which the screen opens; asked as the transition begins, and anew in another room. It has to hold
  /// its screen weakly, as `anchor` has to.
  public var source: @MainActor () -> UIView?
  /// Returns the part of the upper screen that begins where the source is; asked when the source is. The whole screen is moved
  /// for it. Where the two differ in size, they meet at the edge where lines begin, and at half their height.
  ///
  /// With `nil`, the default, and for a view that is not the upper screen's or of which nothing is seen there, the screen
  /// stands in its place.
  public var anchor: (@MainActor () -> UIView?)?
  /// The corners with which the opening begins, in points; `nil`, the default, takes those of the source's layer.
  public var sourceRadii: CornerRadii?
  /// The corners with which it ends, in points; square by default.
  public var endRadii = CornerRadii()
  /// When the parts move: "mask" is the opening, "screen" the way that the screen and the picture of the source go, "source"
  /// the picture's fade, "behind" what the lower screen does, and each item has its name; `standardTimeline` by default. A
  /// part that is not named in it goes with the whole.
  ///
  /// The opening belongs to the screen: where the two have other times, it goes along with it.
  public var timeline = RevealTransition.standardTimeline
  /// Further views that go their own way, above the screens, later ones above earlier ones; none by default.
  public var items: [Item] = []
  /// How dark the lower screen becomes, 0...1; 0 by default. Beyond them counts as the nearer end, and what is not a number
  /// as 0.
  public var dimming: CGFloat = 0
  /// The scale of the lower screen where the upper one is open; 1 by default. Less than 0.001 counts as that, and what is not
  /// a number as 1.
  public var lowerScale: CGFloat = 1
  /// The spring that moves it when no finger does; `nil`, the default, is that of whoever runs it.
  public var spring: TransitionSpring?

  /// - Parameters:
  ///   - source: Returns the view of the lower screen out of which the upper one opens.
  ///   - anchor: Returns the part of the upper screen that begins there; without one the screen stands in its place.
  public init(
    outOf source: @escaping @MainActor () -> UIView?, anchor: (@MainActor () -> UIView?)? = nil
  ) {
    self.source = source
    self.anchor = anchor
  }
}
