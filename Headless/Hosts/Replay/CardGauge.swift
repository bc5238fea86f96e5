import UIKit

/// Reads where a card stands, from its view alone: no kit is asked.
@MainActor struct CardGauge {
  let card: UIView
  let container: UIView
  /// The draft's own view. Its top edge is measured, whatever view carries it.
  private let face: UIView
  /// For the present bounds of the container.
  var rest: CardRest

  init(of draft: UIViewController) throws(HostError) {
    guard let presentation = draft.presentationController, let container = presentation.containerView,
      let card = presentation.presentedView, let face = draft.viewIfLoaded
    else { throw HostError("The draft stands in no container.") }
    self.card = card
    self.container = container
    self.face = face
    let top = face.top(in: container)
    rest = CardRest(top: top, travel: container.bounds.maxY - top)
    guard rest.travel > 0 else { throw HostError("The draft rests outside its container.") }
  }

  /// The card's top edge in the container; `nil` once it has left the window.
  var top: CGFloat? { face.window == nil ? nil : face.top(in: container) }

  /// 0 at rest, 1 where the card has just left the container.
  func progress(at top: CGFloat) -> CGFloat { (top - rest.top) / rest.travel }

  /// A point of the window as the container sees it.
  func place(of point: CGPoint) -> CGPoint { container.convert(point, from: nil) }
}

extension UIView {
  fileprivate func top(in container: UIView) -> CGFloat {
    container.convert(shown(CGPoint(x: bounds.midX, y: bounds.minY)), from: nil).y
  }
}

/// Where a card rests, and how far it goes from there.
struct CardRest: Equatable, Sendable {
  /// The card's top edge, in the container.
  let top: CGFloat
  /// From rest to the foot of the container, in points.
  let travel: CGFloat
}
