import InteractiveModal
import UIKit

/// The position of a matched element on the stage, where its snapshot starts or arrives.
///
/// A class, so that it is handed on without a copy.
@MainActor final class MatchedPosition {
  let id: MatchedElement.ID
  let view: UIView
  /// The view's bounds when this position was made.
  let bounds: CGRect
  /// The part of the view that the user sees, in the view's coordinates.
  let seen: RoundedOutline
  /// The part of the picture that the user sees; `nil` for a view without a picture.
  let seenPicture: RoundedOutline?
  /// The rectangle of the whole picture in the view's coordinates; `nil` for a view without a picture.
  let picture: CGRect?
  /// Width by height of the image in an image view; `nil` for another view, and if the app tells the picture.
  private let aspectRatio: CGFloat?
  /// The first line of a label; `nil` for another view, and for a label with round corners.
  let text: MatchedText?
  /// Takes a point of the view to the container.
  private let placement: CGAffineTransform
  /// How much larger the view is in the container.
  private let scale: CGSize
  /// The angle by which the view is turned in the container, in radians.
  let angle: CGFloat
  /// Mirrors a view as the container does, before it is turned; the identity for a view that is not mirrored.
  let mirror: CGAffineTransform
  /// Whether the view is the whole upper screen, which a finger carries as a page.
  let isScreen: Bool
  /// The colour under the content of the view. That of a container is its page's.
  let background: UIColor?
  private let content: ShownContent

  /// The reason why an element fades with its screen instead.
  enum Obstacle: Error, Equatable {
    /// The view is not visible, which is no mistake.
    case invisible
    /// The app has given a view that cannot move: a sentence for the report.
    case mistake(String)
  }

  init(_ element: MatchedElement, on stage: TransitionStage) throws(Obstacle) {
    guard let window = stage.container.window, let view = element.view else { throw .invisible }
    let name = "The matched element “\(element.id.rawValue)”"
    guard view.window === window else {
      throw .mistake(
        "\(name) has a \(type(of: view)) that is not in the window of the transition: have its closure find the view "
          + "that is on the screen now")
    }
    guard view.bounds.width > 0, view.bounds.height > 0, view.bounds.hasFiniteValues else {
      throw .mistake(
        "\(name) has a \(type(of: view)) of \(view.bounds.width) × \(view.bounds.height) points: lay it out before "
          + "the transition begins"
      )
    }
    let placement = view.placement(on: stage)
    let shape = element.shape(of: view)
    guard placement.isFinite, !view.isTransparent, !view.liesUnderMovingCard,
      let seen = stage.seenPart(of: shape, in: view)
    else {
      throw .invisible
    }
    id = element.id
    self.view = view
    bounds = view.bounds
    self.placement = placement
    scale = CGSize(width: hypot(placement.a, placement.b), height: hypot(placement.c, placement.d))
    let isMirrored = placement.a * placement.d < placement.b * placement.c
    // Of both ways to say it, the one with the smaller angle.
    let side: CGFloat = isMirrored && placement.a < 0 ? -1 : 1
    mirror = CGAffineTransform(scaleX: side, y: isMirrored ? -side : 1)
    let angle = atan2(side * placement.b, side * placement.a)
    self.angle = abs(angle) < 1e-6 ? 0 : angle
    isScreen = view === stage.upper.controller.viewIfLoaded
    let page = isScreen ? stage.upper.controller.innermostShownController.viewIfLoaded : nil
    background = view.backgroundColor ?? page?.backgroundColor
    self.seen = isScreen ? seen.rounded(by: view.displayRadius) : seen
    picture = element.picture(of: view)
    aspectRatio = element.aspectRatio(of: view)
    seenPicture = picture.flatMap { seen.intersection($0) }
    text = shape.radii == .zero && !isMirrored ? MatchedText(view) : nil
    content = ShownContent(of: view)
  }

  /// Returns the rectangle of the whole picture of which this view and another one show parts.
  ///
  /// An image of another aspect ratio counts as the middle of the other view's image: thumbnails are often
  /// cut to squares.
  func wholePicture(beside other: MatchedPosition) -> CGRect {
    guard let picture else { return bounds }
    guard let own = aspectRatio, let whole = other.aspectRatio, abs(own / whole - 1) > 0.02 else {
      return picture
    }
    let (wider, higher) = (max(whole / own, 1) - 1, max(own / whole, 1) - 1)
    return picture.insetBy(dx: -wider / 2 * picture.width, dy: -higher / 2 * picture.height)
  }

  /// Returns the frame of a part of the view in the container's coordinates, before the part is turned about its
  /// centre.
  func frame(of part: CGRect) -> CGRect {
    let center = CGPoint(x: part.midX, y: part.midY).applying(placement)
    let (width, height) = (part.width * scale.width, part.height * scale.height)
    return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Returns the frame of a rectangle of the view in a snapshot that shows a part of the view.
  func frame(of rect: CGRect, in part: CGRect) -> CGRect {
    let size = frame(of: part).size
    return rect.moved(with: part, to: CGRect(origin: .zero, size: size)).mirrored(by: mirror, in: size)
  }

  /// Returns a shape of the view in a snapshot that shows a part of the view.
  func shape(_ shape: RoundedOutline, in part: CGRect) -> RoundedShape {
    let frame = frame(of: shape.rect, in: part)
    let scale = Double(frame.width / shape.rect.width)
    return RoundedShape(
      rect: frame, radii: RoundedShape.CornerRadii(shape.radii.mirrored(by: mirror) * scale))
  }

  var showsSomethingElse: Bool { ShownContent(of: view) != content }

  /// Whether both positions need the same snapshot: they have the same view, which shows the same.
  func hasSnapshot(of other: MatchedPosition) -> Bool { view === other.view && content == other.content }
}

extension RoundedOutline {
  /// Returns the outline with corners that are at least as round.
  fileprivate func rounded(by radius: CGFloat) -> RoundedOutline {
    RoundedOutline(rect: rect, radii: pointwiseMax(radii, SIMD4(repeating: Double(radius))))
  }
}

extension UIView {
  /// The smallest radius of the display's corners, which clip a view that fills its window; else
  /// 0. A phone on its side has a safe area at both ends, and a tablet with round corners one of 20
  /// points below (F797).
  fileprivate var displayRadius: CGFloat {
    guard let window, bounds.size == window.bounds.size else { return 0 }
    let safe = window.safeAreaInsets
    if min(safe.left, safe.right) >= 44 { return 39 }
    return max(window.leastDisplayRadius, safe.bottom >= 20 ? 18 : 0)
  }

  // Loops: in each closure the runtime would check for the main thread.

  /// Whether this view or one of its superviews is nearly transparent.
  fileprivate var isTransparent: Bool {
    for view in sequence(first: self, next: \.superview) where view.alpha < 0.01 { return true }
    return false
  }

  /// Whether this view or one of its superviews has a transform.
  private var isTransformed: Bool {
    for view in sequence(first: self, next: \.superview) where !view.transform.isIdentity { return true }
    return false
  }

  /// Returns the transform that takes a point of this view to the container. A row that an animation moves, as in
  /// an update of its list, is where the user sees it.
  fileprivate func placement(on stage: TransitionStage) -> CGAffineTransform {
    for screen in [stage.lower.view, stage.upper.view]
    where isDescendant(of: screen) && isMoving(on: [screen]) {
      return shownPlacement(in: screen).concatenating(screen.placement(in: stage.container))
    }
    return placement(in: stage.container)
  }

  /// Returns the transform that takes a point of this view to another view.
  private func placement(in other: UIView) -> CGAffineTransform {
    let origin = convert(CGPoint.zero, to: other)
    guard isTransformed else { return CGAffineTransform(translationX: origin.x, y: origin.y) }
    let (right, below) = (convert(CGPoint(x: 1, y: 0), to: other), convert(CGPoint(x: 0, y: 1), to: other))
    return CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: below.x - origin.x, d: below.y - origin.y,
      tx: origin.x, ty: origin.y)
  }
}

extension CGRect {
  /// Returns this rectangle in a mirror, in a view of a size.
  fileprivate func mirrored(by mirror: CGAffineTransform, in size: CGSize) -> CGRect {
    CGRect(
      x: mirror.a < 0 ? size.width - maxX : minX, y: mirror.d < 0 ? size.height - maxY : minY, width: width,
      height: height)
  }
}

extension SIMD4<Double> {
  /// Returns these radii, in the order of an outline, in a mirror.
  fileprivate func mirrored(by mirror: CGAffineTransform) -> Self {
    if mirror.a < 0 { return Self(self[1], self[0], self[3], self[2]) }
    return mirror.d < 0 ? Self(self[2], self[3], self[0], self[1]) : self
  }
}

extension CGAffineTransform {
  /// Whether all numbers are finite, and a rectangle keeps a size.
  fileprivate var isFinite: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && hypot(a, b) > 0 && hypot(c, d) > 0
  }
}
