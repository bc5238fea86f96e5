import UIKit

/// What the screen shows of a modal, in points, and the opacity of the dimming view.
struct Look {
  static let unknown = Look(
    cardTop: .nan, presenterLeft: .nan, presenterTop: .nan, presenterRadius: .nan, dimming: .nan)

  var cardTop: Double = 0
  var presenterLeft: Double = 0
  var presenterTop: Double = 0
  var presenterRadius: Double = 0
  var dimming: Double = 0

  /// Returns the sum of this look and a share of the distance to another one.
  func mixed(with other: Look, _ share: Double) -> Look {
    combined(with: other) { $0 + ($1 - $0) * share }
  }

  func distance(to other: Look) -> Look { combined(with: other) { abs($0 - $1) } }

  private func combined(with other: Look, _ value: (Double, Double) -> Double) -> Look {
    Look(
      cardTop: value(cardTop, other.cardTop), presenterLeft: value(presenterLeft, other.presenterLeft),
      presenterTop: value(presenterTop, other.presenterTop),
      presenterRadius: value(presenterRadius, other.presenterRadius), dimming: value(dimming, other.dimming))
  }
}

extension Look {
  /// Reads the screen. The card is the view that carries the modal's view, the dimming view the lowest of the
  /// container.
  @MainActor init(of modal: UIViewController, over desk: Desk) {
    guard let card = modal.presentationController?.presentedView, let container = card.superview,
      let dimming = container.subviews.first
    else {
      self = .unknown
      return
    }
    let presenter = desk.shown(desk.list.view)
    self.init(
      cardTop: desk.shown(card).frame.minY, presenterLeft: presenter.frame.minX,
      presenterTop: presenter.frame.minY,
      presenterRadius: presenter.cornerRadius, dimming: Double(desk.shown(dimming).opacity))
  }
}
