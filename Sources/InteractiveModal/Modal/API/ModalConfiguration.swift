import Foundation

/// How a modal looks and how it answers the finger.
///
/// A value: copy ``mail`` and change what you like. Numbers outside their domain are taken for its nearer end.
public struct ModalConfiguration: Sendable {
  /// Scale of the screen behind a presented modal, in a narrow room; 0.5...1, 0.92 by default.
  @Clamped(0.5...1) public var backdropScale: CGFloat = 0.92
  /// Gap between the top safe area and the card, in points; 0...200, 10 by default. As much of the screen behind
  /// shows above the card, and the card stretches no farther when it is pulled up.
  @Clamped(0...200) public var topGap: CGFloat = 10
  /// Radius of the card's corners and of the screen behind, in points; 0...100, 10 by default.
  @Clamped(0...100) public var cornerRadius: CGFloat = 10
  /// Radius of the display's corners, in points; 0...100, 0 by default. There is no public API that tells it: where an
  /// app knows it, the corners of a screen behind that fills its window change from it to ``cornerRadius``.
  @Clamped(0...100) public var screenCornerRadius: CGFloat = 0
  /// Opacity of the black between the screen behind and the card; 0...1, 0.2 by default.
  @Clamped(0...1) public var dimming: CGFloat = 0.2
  /// Width that the card does not exceed on a tablet, in points; 200 or more, 704 by default.
  @Clamped(200...10_000) public var maximumWidth: CGFloat = 704
  /// Edge of the screen that the modal comes from and leaves by; `bottom` by default. From a side the card is as wide as
  /// the screen less the gap, or as the maximum width, and what is said of heights goes for its width.
  public var edge = ModalEdge.bottom
  /// Heights at which the modal can stand; the large one by default, also where the list is empty.
  public var detents = [ModalDetent.large]
  /// Detent at which the modal is presented; `nil` by default, which is the lowest.
  public var initialDetent: ModalDetent.Identifier?
  /// Up to this detent, from the lowest on, the screen behind is not dimmed and takes touches; `nil` by default, which
  /// dims it always. One that is not among the detents counts as `nil`.
  public var largestUndimmedDetent: ModalDetent.Identifier?
  /// Whether the card shows a handle at its far edge; false by default. A tap on it takes the card to its next higher
  /// detent, or from the highest to the lowest.
  public var showsGrabber = false
  /// Whether a finger that scrolls on a list which is at its top moves a modal up to its highest detent first; true by
  /// default. If not, such a list scrolls at any height.
  public var expandsByScrolling = true
  /// Springs, resistance, and the policy that decides on release where the modal goes.
  public var motion = TransitionMotion()
  /// What becomes of the keyboard when a finger drags the modal; it goes down with it by default.
  public var keyboardDuringDrag = KeyboardDuringDrag.lowers
  /// What sets the card off where the user has switched Increase Contrast on.
  public var increasedContrast = ModalContrast()
  /// What a finger feels when letting go would dismiss the modal, and when it would not any more; nothing by default.
  public var haptics = ModalHaptics.off
  /// Whether a tap beside the card dismisses the modal as a finger does, as beside UIKit's sheets; true by default. Where
  /// the screen behind is in use, the tap is its.
  public var dismissesOnTapOutside = true
  /// Whether Escape and Command-period on a hardware keyboard dismiss the modal as a finger does; true by default.
  ///
  /// They are key commands of the modal: a controller that overrides `keyCommands` passes on what super has.
  public var dismissesOnEscape = true
  /// The words that the kit says.
  public var strings = ModalStrings()
  /// What the opening looks like, and in reverse the closing; `nil` by default, which is Mail's card.
  ///
  /// With another one the modal fills the room; what is said of gaps, radii, dimming and detents does not apply.
  public var choreography: (any TransitionChoreography)?

  /// Creates the configuration of the defaults, which is Mail's.
  public init() {}

  /// A card that slides up over the screen behind, as a draft does in Mail.
  public static var mail: ModalConfiguration { ModalConfiguration() }
}

extension ModalConfiguration {
  var mailChoreography: CardGeometry {
    CardGeometry(
      backdropScale: backdropScale, topGap: topGap, cornerRadius: cornerRadius, dimming: dimming,
      maximumWidth: maximumWidth, detents: detents, largestUndimmed: largestUndimmedDetent,
      contrast: increasedContrast)
  }
}
