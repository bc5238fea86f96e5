import UIKit

@testable import InteractiveModal

extension Screen {
  /// The middle of what is shown.
  var middle: CGPoint {
    let view: UIView = draft.view
    return view.shown(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  /// Drags the card by a share of its travel in its direction, from its middle.
  func pull(_ share: CGFloat) {
    finger.down(at: middle)
    let offset = layout.direction.offset(share * travel)
    drag(by: CGVector(dx: offset.x, dy: offset.y))
  }

  /// What is wrong with the card or the screen behind at the present progress, in a sentence; or `nil`.
  var tear: String? {
    guard let session, let container else { return "the card is in no container" }
    if let complaint { return complaint }
    let (layout, progress) = (layout, session.engine.progress)
    if abs(offset - max(1 - progress, 0) * travel) > Screen.unseen {
      return "the card is \(offset) points from its open position at \(progress)"
    }
    let breadth = { layout.direction.isVertical ? $0.width : $0.height } as (CGSize) -> CGFloat
    if abs(breadth(draft.view.bounds.size) - breadth(layout.card.size)) > 1e-6 {
      return "the content is \(draft.view.bounds.size) in \(layout.card.size)"
    }
    let room = container.bounds
    if root.view.bounds.size != room.size { return "the screen behind is \(root.view.bounds.size)" }
    let scale = root.view.shown.transform.affine.a
    return scale < 0.92 - 1e-9 || scale > 1 + 1e-9 ? "the screen behind is scaled by \(scale)" : nil
  }
}
