import Foundation

/// What depends on the container alone: written when the container changes, never per frame.
package struct CardLayout: Equatable, Sendable {
  /// What becomes of the screen behind.
  enum PresenterLook: Equatable, Sendable {
    /// It stays as it is, with the radius that it has.
    case stays(radius: CGFloat)
    /// It scales back, from the radius that it has.
    case scalesBack(scale: CGFloat, offset: CGFloat, radius: CGFloat, from: CGFloat)

    /// Whether it is clipped to round corners.
    var isClipped: Bool {
      switch self {
      case .stays: false
      case .scalesBack: true
      }
    }
  }

  /// The progress on which the dimming view fades.
  struct Dimming: Equatable, Sendable {
    /// Opacity of the dimming view from `fullFrom` on.
    var opacity: CGFloat
    /// Progress from which the opacity is full.
    var fullFrom: CGFloat
    /// Progress up to which nothing is dimmed, below `fullFrom`; above 0 if a detent leaves the screen
    /// behind in use.
    var noneUpTo: CGFloat

    /// Returns how much of the dimming is shown at a progress of 0...1: 0 none, 1 all.
    func share(at progress: CGFloat) -> CGFloat {
      ((progress - noneUpTo) / (fullFrom - noneUpTo)).clamped(to: 0...1)
    }

    /// Returns the opacity at a progress of 0...1.
    func opacity(at progress: CGFloat) -> CGFloat { opacity * share(at: progress) }

    /// Whether the screen behind is in use at a progress of 0...1.
    func leavesPresenterInUse(at progress: CGFloat) -> Bool { noneUpTo > 0 && progress <= noneUpTo }
  }

  /// Where the card keeps clear of the edges beside and below it.
  enum Floating: Equatable, Sendable {
    case none
    case always(inset: CGFloat)
    /// From a progress on it grows to the edges, where it stands at 1.
    case belowTop(inset: CGFloat, from: CGFloat)

    /// Returns the distance at a progress of 0...1, in points.
    func inset(at progress: CGFloat) -> CGFloat {
      switch self {
      case .none: 0
      case .always(let inset): inset
      case .belowTop(let inset, let start): inset * min((1 - progress) / (1 - start), 1)
      }
    }
  }

  enum Corners: Equatable, Sendable {
    /// The two that are farthest from the edge by which the card leaves.
    case far
    case all
  }

  /// What lies under the status bar.
  enum StatusBarBackground: Equatable, Sendable {
    /// The screen behind, as without the modal.
    case presenter
    /// The black around a screen behind that has scaled back, or a strong dimming.
    case black
    /// The modal: it fills the container, or comes from the top.
    case modal
  }

  /// What lies under the middle of the clock while the modal is open, and the progress from which it does.
  struct StatusBar: Equatable, Sendable {
    var background: StatusBarBackground
    var from: CGFloat
  }

  /// The card in its open position, in the container.
  var card: CGRect
  /// The moving view in its open position: the card, extended to the edge of the container by
  /// which it leaves.
  var frame: CGRect
  package var direction: TravelDirection
  var cardRadius: CGFloat
  /// Radius of the corners of a card of glass at the edge by which it leaves.
  var nearRadius: CGFloat
  var cardCorners: Corners
  var floating = Floating.none
  /// The inset at which a card that can stand at the edges shows its glass; 0 for one that shows it always.
  var glassInset: CGFloat = 0
  /// How far the card can stretch until it reaches the safe area, in points.
  var stretchLimit: CGFloat
  var presenter: PresenterLook
  /// Distance from the open position to just out of the screen, in points; 1 or more.
  var travel: CGFloat
  var statusBar: StatusBar
  var stops: TransitionStops
  /// How much of the bottom of the container a bar under the dock covers, in points.
  var dockFoot: CGFloat = 0
  /// How far to the right the card goes on its way into the dock, in points.
  var dockShift: CGFloat = 0
  /// `nil` if nothing is dimmed. The screen behind a card is in use then at every detent.
  var dimming: Dimming?
  /// Width of the card's border, in points.
  var cardBorder: CGFloat = 0
  /// Whether the card at its highest leaves more than a strip of the screen behind free.
  var leavesSpaceBeside: Bool

  /// Returns the progress in another layout at which the card's far edge is where it is here at
  /// `progress`.
  func progress(_ progress: CGFloat, in other: CardLayout) -> CGFloat {
    let edge = direction.farEdge(of: card) + (1 - progress) * travel
    return 1 - (edge - other.direction.farEdge(of: other.card)) / other.travel
  }

  /// Returns the part of the card that is visible at the progress of a detent.
  func visibleCard(at progress: CGFloat) -> CGRect {
    let hidden = (1 - progress) * travel
    let offset = direction.offset(hidden)
    return direction.farPiece(of: card, length: direction.length(of: card.size) - hidden)
      .offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Returns what lies under the status bar at a progress.
  func statusBarBackground(at progress: CGFloat) -> StatusBarBackground {
    progress >= statusBar.from ? statusBar.background : .presenter
  }
}

extension CardLayout {
  /// A modal that fills the container.
  package init(filling context: LayoutContext) {
    let bounds = CGRect(origin: .zero, size: context.size)
    self.init(
      card: bounds, frame: bounds, direction: context.direction, cardRadius: 0, nearRadius: 0,
      cardCorners: .far, stretchLimit: .infinity, presenter: .stays(radius: context.presenterRadius),
      travel: max(context.direction.length(of: context.size), 1),
      statusBar: StatusBar(background: .modal, from: 0.5),
      stops: TransitionStops(), leavesSpaceBeside: false)
  }
}
