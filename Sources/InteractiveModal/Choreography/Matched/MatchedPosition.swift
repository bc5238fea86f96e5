import UIKit

/// Where an element stands on the stage, so that a copy can fly from there or to there.
@MainActor struct MatchedPosition {
  let id: MatchedElementID
  let view: UIView
  /// The view's own, when it was asked for.
  let size: CGSize
  /// In the container's coordinates.
  let frame: CGRect
  let cornerRadius: CGFloat

  /// What keeps an element where it is.
  enum Obstacle: Error, Equatable {
    /// There is nothing to be seen of it, which may be as it should.
    case unseen
    /// What the app gave cannot be: said in a sentence.
    case mistake(String)
  }

  init(_ element: MatchedElement, on stage: TransitionStage) throws(Obstacle) {
    guard let window = stage.container.window, let view = element.view else { throw .unseen }
    let name = "The matched element \(element.id.rawValue)"
    guard view.window === window else {
      throw .mistake("\(name) is a view that is not in the window of the transition: it does not fly")
    }
    guard view.bounds.width > 0, view.bounds.height > 0, view.bounds.isFinite else {
      throw .mistake("\(name) is a view whose size is \(view.bounds.size): it does not fly")
    }
    let frame = stage.frame(of: view)
    guard view.isSeen(at: frame, on: stage.container) else { throw .unseen }
    id = element.id
    self.view = view
    size = view.bounds.size
    self.frame = frame
    let radius = element.cornerRadius ?? view.layer.cornerRadius
    cornerRadius = min(max(radius.finiteOrZero, 0), min(frame.width, frame.height) / 2)
  }
}

extension UIView {
  /// Whether any part of it can be seen: neither it nor what it lies in is hidden, or clips all of it away.
  fileprivate func isSeen(at frame: CGRect, on container: UIView) -> Bool {
    var rest = frame.intersection(container.bounds)
    for view in sequence(first: self, next: \.superview) {
      if view.isHidden || view.alpha < 0.01 { return false }
      if view.clipsToBounds { rest = rest.intersection(view.convert(view.bounds, to: container)) }
      if rest.isNull || rest.isEmpty { return false }
    }
    return true
  }
}
