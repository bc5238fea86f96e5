import UIKit

/// How a modal looks, moves, and reacts to its user.
///
/// A value: copy ``mail`` and change what you like. A number outside its domain counts as the
/// nearer end of the domain, NaN as the default.
public struct ModalConfiguration: Sendable {
  /// What happens to the keyboard while a finger drags the modal.
  public enum KeyboardDuringDrag: CaseIterable, Sendable {
    /// It goes down as the drag begins. It comes back with the same text and selection if the modal
    /// returns.
    case lowers
    /// It stays until the finger lets go and the modal leaves. The dismissal begins with the release.
    case stays
  }

  /// How the content of the modal avoids the keyboard.
  public enum KeyboardAvoidance: CaseIterable, Sendable {
    /// The kit adds the covered height to the modal's safe area, with the keyboard's duration and
    /// curve.
    ///
    /// SwiftUI's `UIHostingController`, a `UITableViewController`, a `UICollectionViewController` and a
    /// `WKWebView` avoid the keyboard by themselves. So the kit adds nothing while the user types in
    /// one, also inside a navigation controller.
    case automatic
    /// The app avoids the keyboard, with `keyboardLayoutGuide` or with insets of its own. The kit
    /// adds nothing.
    case byApp
  }

  /// Where a finger on a card moves it, and catches it in flight. Elsewhere lists scroll, and nothing moves the modal.
  public enum DragRegion: Equatable, Sendable {
    /// Anywhere on the card.
    case card
    /// Within a distance of the far edge of the card, such as on its navigation bar; in points. A distance below 0, and
    /// one that is not finite, counts as 0.
    case header(height: CGFloat)
    /// Nowhere: the app, keys, VoiceOver and a tap outside still dismiss the modal.
    case nowhere
  }

  /// When UIKit begins the dismissal of a modal that a finger drags.
  public enum DismissalBegins: CaseIterable, Sendable {
    /// As the finger drags the modal below its lowest height, as UIKit's own sheets do.
    ///
    /// The finger drives UIKit's transition: what runs alongside follows it. A modal that returns
    /// has told `viewWillDisappear`, and tells `viewDidAppear` again. Until it stands, the interface
    /// does not rotate, and UIKit ignores a `dismiss` of the app's.
    case withDrag
    /// As the finger lets go of a modal that leaves. During a drag that returns, the app only gets
    /// the question of permission.
    case onRelease
  }

  // MARK: The card

  /// Scale of the screen behind an open modal on an upright phone; 0.5...1, 0.92 by default. At 1 the
  /// screen behind does not move.
  public var presenterScale: CGFloat = 0.92 {
    didSet { presenterScale = presenterScale.clamped(to: 0.5...1, default: 0.92) }
  }
  /// Gap between the top safe area and the card, in points; 0...200, 10 by default. As much of the
  /// screen behind is visible above the card. A card that is pulled up gets longer by 4 % at most,
  /// and never beyond the safe area.
  public var topGap: CGFloat = 10 {
    didSet { topGap = topGap.clamped(to: 0...200, default: 10) }
  }
  /// Radius of the corners of the card and of the screen behind, in points; 0...100, 10 by
  /// default.
  public var cornerRadius: CGFloat = 10 {
    didSet { cornerRadius = cornerRadius.clamped(to: 0...100, default: 10) }
  }
  /// Radius of the display's corners, in points; 0...100. The corners of a screen behind that
  /// fills its window change from it to ``cornerRadius``.
  ///
  /// `nil`, the default, takes 39 points on a phone with a home indicator, the smallest radius of
  /// such a display, and 0 elsewhere. The display hides the difference as long as the screen has
  /// not stepped back.
  public var screenCornerRadius: CGFloat? {
    didSet { screenCornerRadius = screenCornerRadius?.clamped(to: 0...100, default: 0) }
  }
  /// Opacity of the dimming view; 0...1, 0.2 by default.
  public var dimming: CGFloat = 0.2 {
    didSet { dimming = dimming.clamped(to: 0...1, default: 0.2) }
  }
  /// Colour of the dimming view; black by default.
  public var dimmingColor = UIColor.black
  /// Material under the dimming view, such as a blur of the screen behind; `nil`, the default, for none. It comes and
  /// goes with the dimming, under a finger too. With a ``dimming`` of 0 the material alone is seen. Looks of
  /// InteractiveTransitions have none.
  public var dimmingEffect: UIVisualEffect?
  /// Colour under the content of the card; `nil`, the default, leaves it to the content.
  public var cardBackground: UIColor?
  /// Material under the content of the card, such as a blur or the glass of iOS 26; `nil`, the default,
  /// for none. It is seen where the content is clear. Glass gets the corners of the card and is not
  /// clipped; ``cardBackground`` lies over it. While a card fades, as with Reduce Motion, materials may
  /// look wrong for that time. On Mac Catalyst glass stays a capsule: Swift has no corners for it there.
  public var cardEffect: UIVisualEffect?
  /// Shadow of the card; `nil`, the default, for none.
  public var shadow: ModalShadow?
  /// Distance of a card below full height from the edges beside it and below it, in points; 0...100,
  /// 0 by default. Such a card floats, with all corners round, and grows to the edges on its way to
  /// full height. For cards on a phone, from the bottom or the top; a tablet's float in any case.
  public var floatingInset: CGFloat = 0 {
    didSet { floatingInset = floatingInset.clamped(to: 0...100, default: 0) }
  }
  /// Maximum width of the card on a tablet, in points; 200 or more, 704 by default. On a phone on
  /// its side it counts if ``fillsCompactHeight`` is false.
  public var maximumWidth: CGFloat = 704 {
    didSet { maximumWidth = maximumWidth.clamped(to: 200...10_000, default: 704) }
  }
  /// Maximum height of the card on a tablet, in points; 200 or more, 10,000 by default: as high as
  /// the tablet allows. A lower card stands in the middle. The heights of ``detents`` are those of
  /// this card.
  public var maximumHeight: CGFloat = 10_000 {
    didSet { maximumHeight = maximumHeight.clamped(to: 200...10_000, default: 10_000) }
  }
  /// Where the card stands on a tablet, from side to side; `center` by default. For modals from the
  /// bottom or the top. On a phone on its side it counts if ``fillsCompactHeight`` is false.
  public var placement = ModalPlacement.center
  /// Whether the card fills the screen of a phone on its side; true by default. If false, it keeps
  /// its corners, its gap and its ``detents``, also the medium one, and is no wider than
  /// ``maximumWidth`` and the safe area. For modals from the bottom or the top.
  public var fillsCompactHeight = true
  /// Edge of the screen from which the modal comes, and by which it leaves; `bottom` by default.
  ///
  /// A modal from a side is as wide as the screen less the gap, or as ``maximumWidth``. Heights
  /// mean its width then.
  public var edge = ModalEdge.bottom
  /// Where the card comes from: it grows out of it, and shrinks into it; `nil`, the default, for the edge.
  public var source: ModalSource?
  /// Changes of the card with Increase Contrast.
  public var increasedContrast = ModalContrast()

  // MARK: The heights

  /// Heights at which the modal can stand; the large one by default, and if the list is empty.
  public var detents = [ModalDetent.large]
  /// Detent at which the modal is presented; `nil`, the default, is the lowest. A detent that is not among
  /// ``detents``, as after an update of the app, counts as `nil`.
  public var initialDetent: ModalDetent.Identifier?
  /// The highest detent at which the screen behind is not dimmed and takes touches; `nil` by
  /// default: none. A detent that is not among ``detents`` counts as `nil`. Where a container
  /// has no room for this detent, the lowest of several takes its place.
  public var largestUndimmedDetent: ModalDetent.Identifier?
  /// Whether the card shows a grabber; false by default. A tap on it takes the card to the next
  /// higher detent, or from the highest to the lowest.
  public var showsGrabber = false
  /// Colour of the grabber; `tertiaryLabel` by default. A dynamic colour follows dark mode and
  /// Increase Contrast.
  public var grabberColor = UIColor.tertiaryLabel
  /// Length of the grabber along the edge of the card, and its thickness, in points; each 1...400,
  /// 36 × 5 by default.
  public var grabberSize = CGSize(width: 36, height: 5) {
    didSet {
      grabberSize.width = grabberSize.width.clamped(to: 1...400, default: 36)
      grabberSize.height = grabberSize.height.clamped(to: 1...400, default: 5)
    }
  }
  /// Distance of the grabber from the edge of the card, in points; 0...400, 5 by default.
  public var grabberMargin: CGFloat = 5 {
    didSet { grabberMargin = grabberMargin.clamped(to: 0...400, default: 5) }
  }
  /// Whether scrolling a list that is at its top takes the modal to its highest detent first; true
  /// by default. If false, the list scrolls at every detent.
  public var expandsByScrolling = true

  // MARK: The motion

  /// Springs, resistance, and the policy that decides on release where the modal goes.
  public var motion = TransitionMotion()
  /// A look that replaces Mail's card; `nil`, the default, for the card. The product
  /// InteractiveTransitions gives looks.
  package var look: (any ModalLook)?

  // MARK: The user

  /// Where a finger moves the modal; on the whole card by default.
  public var dragRegion = DragRegion.card
  /// When UIKit begins the dismissal of a modal that a finger drags; `withDrag` by default.
  ///
  /// The release begins it in any case if the keyboard stays on the screen during the drag, and if the
  /// modal presents another controller or lies on another modal. If the app asks, its answer begins it.
  public var dismissalBegins = DismissalBegins.withDrag
  /// How the content of the modal avoids the keyboard; `automatic` by default. ``risesOverKeyboard``
  /// counts in any case.
  public var keyboardAvoidance = KeyboardAvoidance.automatic
  /// Whether a modal below its highest detent goes there if the keyboard would cover its content;
  /// true by default. If false, it stays, and its content gets the covered height as safe area.
  public var risesOverKeyboard = true
  /// What happens to the keyboard while a finger drags the modal; `lowers` by default.
  public var keyboardDuringDrag = KeyboardDuringDrag.lowers
  /// What the user feels when a release would dismiss the modal, and when it would not any more;
  /// nothing by default.
  public var haptics = ModalHaptics.off
  /// What the user feels when a release would take the modal to another of its ``detents`` than a
  /// moment ago; nothing by default.
  public var detentHaptics = ModalHaptics.off
  /// Whether a tap outside the card dismisses the modal; true by default. The strip above a card of
  /// full height does not count. If the screen behind is in use, it takes the tap.
  public var dismissesOnTapOutside = true
  /// Whether Escape and Command-period on a hardware keyboard dismiss the modal; true by default.
  ///
  /// They are key commands of the modal. A controller that overrides `keyCommands` has to include
  /// those of `super`.
  public var dismissesOnEscape = true
  /// Localized strings for VoiceOver and the key-command list.
  public var strings = ModalStrings.inAppLanguage

  /// Creates the default configuration, which is Mail's.
  public init() {}
}

/// Changes of a card with Increase Contrast.
public struct ModalContrast: Equatable, Sendable {
  /// Opacity of the dimming view, if the usual opacity is less; 0...1, 0.42 by default.
  ///
  /// From 0.42 on a white card and a white screen behind have a contrast of 3 to 1, which WCAG 2.1
  /// asks for (criterion 1.4.11).
  public var dimming: CGFloat = 0.42 {
    didSet { dimming = dimming.clamped(to: 0...1, default: 0.42) }
  }
  /// Width of the grey border of the card, in points; 0...10, 1 by default. In dark mode no
  /// dimming sets a card off; the border does.
  public var borderWidth: CGFloat = 1 {
    didSet { borderWidth = borderWidth.clamped(to: 0...10, default: 1) }
  }
}

/// A shadow of a card.
public struct ModalShadow: Equatable, Sendable {
  /// 0...1, 0.15 by default.
  public var opacity: CGFloat = 0.15 {
    didSet { opacity = opacity.clamped(to: 0...1, default: 0.15) }
  }
  /// The blur, in points; 0...100, 20 by default.
  public var radius: CGFloat = 20 {
    didSet { radius = radius.clamped(to: 0...100, default: 20) }
  }

  /// Creates the default values.
  public init() {}
}

/// What the user feels when the outcome of a release changes during a drag.
public enum ModalHaptics: Equatable, Hashable, Sendable {
  /// Nothing.
  case off
  /// The tick of a selection that changes.
  case selection
  /// A light impact.
  case impact
}

extension ModalConfiguration {
  /// Whether the modal itself lies under the status bar.
  var coversStatusBar: Bool { edge == .top || isPage }

  /// Whether the modal is a page that fills its container, and no card.
  var isPage: Bool { look?.isPage ?? false }

  /// Returns the motion of a modal that is presented with a look.
  @MainActor func motionParameters(in look: (any ModalLook)?) -> MotionParameters {
    var motion = MotionParameters(motion, spring: look?.spring)
    motion.hasSource = source != nil
    return motion
  }

  /// The timing of a spring for what no finger moves, at the speed of motion.
  @MainActor var tapSpringTiming: UISpringTimingParameters {
    UISpringTimingParameters(motion.tapSpring, velocity: 0, at: SharedState.current.motionTime.speed)
  }

  /// Whether a detent may depend on the content.
  var measuresContent: Bool { detents.contains(where: \.measuresContent) }

  var cardGeometry: CardGeometry {
    CardGeometry(
      presenterScale: presenterScale, topGap: topGap, cornerRadius: cornerRadius, dimming: dimming,
      maximumWidth: maximumWidth, floatingInset: floatingInset, detents: detents,
      largestUndimmed: largestUndimmedDetent, contrast: increasedContrast,
      maximumHeight: maximumHeight, placement: placement, fillsCompactHeight: fillsCompactHeight)
  }
}
