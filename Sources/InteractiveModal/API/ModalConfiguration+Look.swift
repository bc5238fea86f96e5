import UIKit

extension ModalConfiguration {
  /// Corners, ground and shadow of a card.
  public struct Card: Equatable, Sendable {
    /// Radius of the corners of the card and of the screen behind, in points; 0...100, 10 by
    /// default.
    public var cornerRadius: CGFloat = 10 { didSet { cornerRadius.clamp(to: 0...100, default: 10) } }
    /// Colour under the content of the card; `nil`, the default, leaves it to the content.
    public var background: UIColor?
    /// Material under the content of the card, such as a blur or the glass of iOS 26; `nil`, the default,
    /// for none. It is seen where the content is clear. Glass gets the corners of the card and is not
    /// clipped; ``background`` lies over it. While a card fades, as with Reduce Motion, materials may
    /// look wrong for that time. On Mac Catalyst glass stays a capsule: Swift has no corners for it there.
    public var effect: UIVisualEffect?
    /// Whether the card has the glass of the system's sheets, if ``effect`` is `nil`. An effect belongs to the main
    /// actor, and a configuration does not.
    var isGlass = false
    /// Opacity of the card's shadow; 0...1. With 0, the default, the card casts none. With 0.15 its edge
    /// is visible on a white screen behind.
    public var shadowOpacity: CGFloat = 0 { didSet { shadowOpacity.clamp(to: 0...1, default: 0) } }
    /// Blur of the card's shadow, in points; 0...100, 20 by default.
    public var shadowRadius: CGFloat = 20 { didSet { shadowRadius.clamp(to: 0...100, default: 20) } }
    /// Distance of a card below full height from the edges beside it and below it, in points; 0...100,
    /// 0 by default. Such a card floats, with all corners round, and grows to the edges on its way to
    /// full height. For cards on a phone, from the bottom or the top; a tablet's float in any case.
    public var floatingInset: CGFloat = 0 { didSet { floatingInset.clamp(to: 0...100, default: 0) } }
    /// Width of the grey border of the card with Increase Contrast, in points; 0...10, 1 by default. In
    /// dark mode no dimming sets a card off; the border does.
    public var contrastBorderWidth: CGFloat = 1 {
      didSet { contrastBorderWidth.clamp(to: 0...10, default: 1) }
    }
  }

  /// The screen behind a modal.
  public struct Presenter: Equatable, Sendable {
    /// Scale of the screen behind an open modal on an upright phone; 0.5...1, 0.92 by default. At 1 the
    /// screen behind does not move.
    public var scale: CGFloat = 0.92 { didSet { scale.clamp(to: 0.5...1, default: 0.92) } }
    /// Radius of the display's corners, in points; 0...100. The corners of a screen behind that
    /// fills its window change from it to ``Card/cornerRadius``.
    ///
    /// `nil`, the default, takes 39 points on a phone with a home indicator, the smallest radius of
    /// such a display, and 0 elsewhere. The display hides the difference as long as the screen has
    /// not stepped back.
    public var cornerRadius: CGFloat? { didSet { cornerRadius?.clamp(to: 0...100, default: 0) } }
  }

  /// What lies between the screen behind and a card.
  public struct Dimming: Equatable, Sendable {
    /// Opacity of the dimming view; 0...1, 0.2 by default.
    public var opacity: CGFloat = 0.2 { didSet { opacity.clamp(to: 0...1, default: 0.2) } }
    /// Opacity of the dimming view with Increase Contrast, if ``opacity`` is less; 0...1, 0.42 by default.
    ///
    /// From 0.42 on a white card and a white screen behind have a contrast of 3 to 1, which WCAG 2.1
    /// asks for (criterion 1.4.11).
    public var contrastOpacity: CGFloat = 0.42 { didSet { contrastOpacity.clamp(to: 0...1, default: 0.42) } }
    /// Colour of the dimming view; black by default.
    public var color = UIColor.black
    /// Material under the dimming view, such as a blur of the screen behind; `nil`, the default, for none. It comes
    /// and goes with the dimming, under a finger too. With an ``opacity`` of 0 the material alone is seen. Looks of
    /// InteractiveTransitions have none.
    public var effect: UIVisualEffect?
    /// The highest detent at which the screen behind is not dimmed and takes touches; `nil` by
    /// default: none. A detent that is not among ``ModalConfiguration/detents`` counts as `nil`. Where a
    /// container has no room for this detent, the lowest of several takes its place.
    public var largestUndimmedDetent: ModalDetent.Identifier?
  }

  /// How large a card is at most, and where it stands.
  public struct Size: Equatable, Sendable {
    /// Maximum width of the card on a tablet, in points; 200 or more, 704 by default. On a phone on
    /// its side it counts if ``fillsCompactHeight`` is false.
    public var maximumWidth: CGFloat = 704 { didSet { maximumWidth.clamp(to: 200...10_000, default: 704) } }
    /// Maximum height of the card on a tablet, in points; 200 or more, 10,000 by default: as high as
    /// the tablet allows. A lower card stands in the middle. The heights of ``ModalConfiguration/detents``
    /// are those of this card.
    public var maximumHeight: CGFloat = 10_000 {
      didSet { maximumHeight.clamp(to: 200...10_000, default: 10_000) }
    }
    /// Gap between the top safe area and the card, in points; 0...200, 10 by default. As much of the
    /// screen behind is visible above the card. A card that is pulled up gets longer by 4 % at most,
    /// and never beyond the safe area.
    public var topGap: CGFloat = 10 { didSet { topGap.clamp(to: 0...200, default: 10) } }
    /// Where the card stands on a tablet, from side to side; `center` by default. For modals from the
    /// bottom or the top. On a phone on its side it counts if ``fillsCompactHeight`` is false.
    public var placement = ModalPlacement.center
    /// Whether the card fills the screen of a phone on its side; true by default. If false, it keeps
    /// its corners, its gap and its ``ModalConfiguration/detents``, also the medium one, and is no wider
    /// than ``maximumWidth`` and the safe area. For modals from the bottom or the top.
    public var fillsCompactHeight = true
    /// Whether the card covers all of its container at its highest detent, also the safe area, on tablets too;
    /// false by default. If true, all other values of the size have no effect.
    public var fillsContainer = false
  }

  /// The bar at the edge of a card that shows that it can stand at several heights.
  public struct Grabber: Equatable, Sendable {
    /// Whether the card shows a grabber; false by default. A tap on it takes the card to the next
    /// higher detent, or from the highest to the lowest.
    public var isVisible = false
    /// Colour of the grabber; `tertiaryLabel` by default. A dynamic colour follows dark mode and
    /// Increase Contrast.
    public var color = UIColor.tertiaryLabel
    /// Length of the grabber along the edge of the card, and its thickness, in points; each 1...400,
    /// 36 × 5 by default.
    public var size = CGSize(width: 36, height: 5) {
      didSet {
        size.width.clamp(to: 1...400, default: 36)
        size.height.clamp(to: 1...400, default: 5)
      }
    }
    /// Distance of the grabber from the edge of the card, in points; 0...400, 5 by default.
    public var margin: CGFloat = 5 { didSet { margin.clamp(to: 0...400, default: 5) } }
  }
}
