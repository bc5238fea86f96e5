import UIKit

/// How a modal looks, moves, and reacts to its user.
///
/// A value: copy ``mail`` and change what you like, such as `configuration.card.cornerRadius = 20`. A number
/// outside its domain counts as the nearer end of the domain, NaN as the default.
public struct ModalConfiguration: Sendable {
  // MARK: The look

  /// Corners, ground and shadow of the card.
  public var card = Card()
  /// The screen behind the modal.
  public var presenter = Presenter()
  /// What lies between the screen behind and the card.
  public var dimming = Dimming()
  /// How large the card is at most, and where it stands.
  public var size = Size()
  /// The bar at the edge of the card that shows that it can stand at several heights.
  public var grabber = Grabber()
  /// Edge of the screen from which the modal comes, and by which it leaves; `bottom` by default.
  ///
  /// A modal from a side is as wide as the screen less the gap, or as ``Size/maximumWidth``. Heights
  /// mean its width then.
  public var edge = ModalEdge.bottom
  /// Where the card comes from: it grows out of it, and shrinks into it; `nil`, the default, for the edge.
  public var source: ModalSource?
  /// A look that replaces Mail's card; `nil`, the default, for the card. The product
  /// InteractiveTransitions gives looks.
  package var look: (any ModalLook)?

  // MARK: The heights

  /// Heights at which the modal can stand; the large one by default, and if the list is empty.
  public var detents = [ModalDetent.large]
  /// Detent at which the modal is presented; `nil`, the default, is the lowest. A detent that is not among
  /// ``detents``, as after an update of the app, counts as `nil`, and ``TransitionReport`` says so.
  public var initialDetent: ModalDetent.Identifier?
  /// Whether scrolling a list that is at its top takes the modal to its highest detent first; true
  /// by default. If false, the list scrolls at every detent.
  public var expandsByScrolling = true

  // MARK: The motion

  /// Springs, resistance, and the policy that decides on release where the modal goes.
  public var motion = TransitionMotion()

  // MARK: The user

  /// Where a finger on the card moves the modal, and catches it in flight; `content` by default: on the whole card.
  ///
  /// With `edge` it does so within a distance of the far edge of the card, such as on its navigation bar. Elsewhere
  /// lists scroll, and nothing moves the modal. With `disabled` the app, keys, VoiceOver and a tap outside still
  /// dismiss the modal.
  public var dragRegion = GestureRegion.content
  /// When and by what the user dismisses the modal.
  public var dismissal = Dismissal()
  /// How the modal and the keyboard share the screen.
  public var keyboard = Keyboard()
  /// What the user feels during a drag.
  public var haptics = Haptics()
  /// Whether a card can lie as a bar at the bottom of its container; `off` by default.
  public var dock = Dock.off
  /// Localized strings for VoiceOver and the key-command list.
  public var strings = ModalStrings.inAppLanguage

  /// Creates the default configuration, which is Mail's.
  public init() {}
}

extension ModalConfiguration {
  /// Returns whether another configuration has the same values.
  ///
  /// Swift cannot compare closures, policies and choreographies: the caller uses the last ones. A view of SwiftUI
  /// asks in each of its updates, so the first difference ends it.
  func hasSameValues(as other: ModalConfiguration) -> Bool {
    guard edge == other.edge, size == other.size, presenter == other.presenter, detents == other.detents,
      initialDetent == other.initialDetent, (source == nil) == (other.source == nil),
      expandsByScrolling == other.expandsByScrolling, dragRegion == other.dragRegion,
      dismissal == other.dismissal, keyboard == other.keyboard, haptics == other.haptics, card == other.card,
      dimming == other.dimming, dock == other.dock, grabber == other.grabber, strings == other.strings
    else { return false }
    return true
  }

  /// Whether the modal itself lies under the status bar.
  var coversStatusBar: Bool { edge == .top || isPage || size.fillsContainer }

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

  var measuresContent: Bool { detents.contains(where: \.measuresContent) }

  var cardGeometry: CardGeometry {
    CardGeometry(card: card, presenter: presenter, dimming: dimming, size: size, detents: detents)
  }
}
