import UIKit

/// The position of a matched element on the stage, where its snapshot starts or arrives.
@MainActor struct MatchedPosition {
  let id: MatchedElement.ID
  let view: UIView
  /// The view's bounds when this position was made.
  let bounds: CGRect
  let cornerRadius: CGFloat
  /// The rectangle of the whole picture in the view's coordinates; `nil` for a view without a picture.
  let picture: CGRect?
  /// The first line of a label; `nil` for another view, and for a label with round corners.
  let text: MatchedText?
  /// The frame of the view in the container's coordinates.
  private let frame: CGRect
  private let layout: [LayoutStep]

  /// The reason why an element fades with its screen instead.
  enum Obstacle: Error, Equatable {
    /// The view is not visible, which is no mistake.
    case invisible
    /// The app has given a view that cannot move: a sentence for the report.
    case mistake(String)
  }

  /// The layout of the view or of one of its superviews. Transitions change transforms, so it has
  /// none.
  private struct LayoutStep: Equatable {
    let view: ObjectIdentifier
    let center: CGPoint
    let bounds: CGRect

    @MainActor init(of view: UIView) {
      (self.view, center, bounds) = (ObjectIdentifier(view), view.center, view.bounds)
    }
  }

  init(_ element: MatchedElement, on stage: TransitionStage) throws(Obstacle) {
    guard let window = stage.container.window, let view = element.view else { throw .invisible }
    let name = "The matched element \(element.id.rawValue)"
    guard view.window === window else {
      throw .mistake("\(name) has a view that is not in the window of the transition: it does not move")
    }
    guard view.bounds.width > 0, view.bounds.height > 0, view.bounds.hasFiniteValues else {
      throw .mistake("\(name) has a view whose size is \(view.bounds.size): it does not move")
    }
    let frame = stage.frame(of: view)
    guard !view.isHiddenOrTransparent, stage.visiblePart(of: view, at: frame) != nil else {
      throw .invisible
    }
    id = element.id
    self.view = view
    bounds = view.bounds
    self.frame = frame
    picture = element.picture(of: view)
    let radius = element.cornerRadius ?? view.layer.cornerRadius
    cornerRadius = min(max(radius.finiteOrZero, 0), min(frame.width, frame.height) / 2)
    text = cornerRadius == 0 ? MatchedText(view) : nil
    layout = sequence(first: view, next: \.superview).map(LayoutStep.init)
  }

  /// The part of the picture that the view shows; the view's bounds without a picture.
  var pictureInView: CGRect { picture.map(bounds.intersection) ?? bounds }

  /// Returns the frame of a part of the view in the container's coordinates.
  func frame(of part: CGRect) -> CGRect { part.moved(with: bounds, to: frame) }

  /// Returns the frame of a rectangle of the view in a snapshot that shows a part of the view.
  func frame(of rect: CGRect, in part: CGRect) -> CGRect {
    let (rect, part) = (frame(of: rect), frame(of: part))
    return rect.offsetBy(dx: -part.minX, dy: -part.minY)
  }

  /// Whether the view or one of its superviews has been laid out differently since.
  var isOutdated: Bool {
    var view: UIView? = view
    for step in layout {
      guard let present = view, LayoutStep(of: present) == step else { return true }
      view = present.superview
    }
    return view != nil
  }

  /// Whether both positions need the same snapshot: they have the same view in the same size.
  func hasSnapshot(of other: MatchedPosition) -> Bool {
    view === other.view && bounds.size == other.bounds.size
  }
}

extension UIView {
  /// Whether this view or one of its superviews is hidden or nearly transparent.
  fileprivate var isHiddenOrTransparent: Bool {
    sequence(first: self, next: \.superview).contains { $0.isHidden || $0.alpha < 0.01 }
  }
}
