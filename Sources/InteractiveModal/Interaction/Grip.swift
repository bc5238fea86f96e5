import Foundation

/// How a finger holds the modal: where it took hold, and how freely the modal follows.
struct Grip: Equatable, Sendable {
  /// Which way the modal resists the finger.
  enum Resistance: Equatable, Sendable {
    /// Only beyond its presented place.
    case beyondPresented
    /// Either way: it may not be dismissed.
    case eitherWay
  }

  /// Unresisted fraction at which the finger took hold.
  let anchor: CGFloat
  /// Way of the finger since then, as a share of the travel; positive is leaving.
  var way: CGFloat = 0
  /// Speed of the finger, in points per second; positive is leaving.
  var speed: CGFloat = 0
  let resistance: Resistance
  let rubberBand: RubberBand
  /// What no pull shows of the place where the finger took hold: where it resists from, or behind a hard stop.
  private let remainder: CGFloat

  /// Takes hold of a modal that stands at `fraction`, without moving it.
  init(fraction: CGFloat, resistance: Resistance, rubberBand: RubberBand) {
    self.resistance = resistance
    self.rubberBand = rubberBand
    switch resistance {
    case .eitherWay: (anchor, remainder) = (0, fraction)
    case .beyondPresented where fraction < 0:
      anchor = rubberBand.pull(forOffset: fraction, dimension: 1)
      remainder = fraction - rubberBand.offset(forPull: anchor, dimension: 1)
    case .beyondPresented: (anchor, remainder) = (fraction, 0)
    }
  }

  /// Where the finger is on the travel, unresisted.
  var pull: CGFloat { anchor + way }

  /// Where the modal would be if nothing resisted.
  var unresistedFraction: CGFloat { remainder + pull }

  private var isResisted: Bool { pull < 0 || resistance == .eitherWay }

  /// Where the modal is shown.
  var fraction: CGFloat { remainder + (isResisted ? rubberBand.offset(forPull: pull, dimension: 1) : pull) }

  /// How fast the modal moves for a finger of speed 1.
  var slope: CGFloat { isResisted ? rubberBand.slope(atPull: pull, dimension: 1) : 1 }
}
