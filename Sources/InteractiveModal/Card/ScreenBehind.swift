import UIKit

/// The live screen behind: scales its view back, and gives it back exactly as it was found.
///
/// A scaled view keeps its safe area, so its bars and its content do not move in it.
@MainActor package final class ScreenBehind {
  /// The values that the view had before the presentation.
  private struct Original {
    let transform: CGAffineTransform
    let radius: CGFloat
    let curve: CALayerCornerCurve
    let clips: Bool
    let isHiddenFromVoiceOver: Bool
    /// Whether all transforms of a flight scale about the same point.
    let isUntransformed: Bool
  }

  package private(set) weak var view: UIView?
  /// Whether it can step back: it is a card of the kit's, or fills the window.
  private let isMovable: Bool
  private let surroundings = Surroundings()
  private let original: Original
  /// Radius of the display's corners, which clip a view that fills its window; `nil` if the app
  /// does not know it.
  var screenRadius: CGFloat?
  /// The layout in the container, as soon as there is one.
  private var layout: CardLayout?
  /// The transform that is removed until the view is laid out in its new size.
  private var removed: CGAffineTransform?

  /// - Parameter view: The presenter's view, or the card on which the modal is presented.
  init(_ view: UIView, of presenter: UIViewController, screenRadius: CGFloat?) {
    self.view = view
    self.screenRadius = screenRadius
    isMovable = view is CardView || presenter.canStepBack
    original = Original(
      transform: view.transform, radius: view.layer.cornerRadius, curve: view.layer.cornerCurve,
      clips: view.clipsToBounds, isHiddenFromVoiceOver: view.accessibilityElementsHidden,
      isUntransformed: view.transform.isIdentity)
  }

  /// Whether it steps back behind a card.
  ///
  /// Only what fills the container across the card's direction does: a drawer, a narrow card and a floating one
  /// are no screens, and stay. A card stays too behind one that comes out of a source: scaled, it would leave
  /// a gap at the bottom, which the growing card does not cover.
  func stepsBack(behindCardOf source: ModalSource?, leaving direction: TravelDirection, in container: UIView)
    -> Bool
  {
    guard isMovable, !(view is CardView && source != nil) else { return false }
    let (size, space) = (
      (view as? CardView)?.visibleSize ?? restingFrame(in: container).size, container.bounds.size
    )
    return direction.isVertical ? size.width >= space.width : size.height >= space.height
  }

  /// The radius with which the user sees the view when nothing is presented.
  var radius: CGFloat {
    guard let view, let window = view.window, view.bounds.size == window.bounds.size else {
      return original.radius
    }
    return max(original.radius, screenRadius ?? window.leastDisplayRadius)
  }

  /// Returns the frame of the view without the modal, in another view's coordinates.
  func restingFrame(in space: UIView) -> CGRect {
    guard let view, let superview = view.superview else { return space.bounds }
    let center = superview.convert((view as? CardView)?.restingCenter ?? view.center, to: space)
    let bounds = view.bounds
    let size = original.isUntransformed ? bounds.size : bounds.applying(original.transform).size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns where a rectangle of the view is without the modal, in another view's coordinates.
  func resting(_ rect: CGRect, in space: UIView) -> CGRect {
    guard let view else { return rect }
    let (frame, bounds) = (restingFrame(in: space), view.bounds)
    let scale = frame.width / max(bounds.width, 1)
    return CGRect(
      x: frame.minX + (rect.minX - bounds.minX) * scale, y: frame.minY + (rect.minY - bounds.minY) * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// - Parameter isHidden: Whether VoiceOver does not reach the view.
  func apply(_ layout: CardLayout, isHidden: Bool) {
    self.layout = layout
    guard let view else { return }
    hide(isHidden)
    let clips = layout.presenter.isClipped || original.clips
    if view.clipsToBounds != clips { view.clipsToBounds = clips }
    let curve = layout.presenter.isClipped ? CALayerCornerCurve.continuous : original.curve
    if view.layer.cornerCurve != curve { view.layer.cornerCurve = curve }
    if layout.presenter.isClipped { surround(view) } else { surroundings.removeFromSuperview() }
  }

  /// Puts the surroundings below the view. A card needs none: around it the user sees the screen
  /// behind it.
  private func surround(_ view: UIView) {
    guard let superview = view.superview, !(view is CardView) else { return }
    if surroundings.superview !== superview {
      surroundings.frame = superview.bounds
      superview.insertSubview(surroundings, belowSubview: view)
    }
    surroundings.surround(view)
  }

  func apply(_ pose: CardPose) {
    guard let layout else { return }
    if let removed {
      self.removed = nil
      UIView.performWithoutAnimation { view?.transform = removed }
    }
    var views = WrittenValues()
    move(to: pose, in: layout, &views)
  }

  @inline(__always) func move(to pose: CardPose, in layout: CardLayout, _ values: inout some MovingValues) {
    guard let view else { return }
    let transform = transform(at: pose, in: layout)
    let scaling: MovingValue = original.isUntransformed ? .scaling(transform) : .transform(transform)
    values.set(scaling, of: view)
    values.set(.cornerRadius(layout.presenter.isClipped ? pose.presenterRadius : original.radius), of: view)
    guard let line = surroundings.line else { return }
    values.set(scaling, of: line)
    values.set(.cornerRadius(pose.presenterRadius + Surroundings.lineWidth), of: line)
  }

  private func transform(at pose: CardPose, in layout: CardLayout) -> CGAffineTransform {
    let offset = layout.direction.offset(pose.presenterOffset)
    let scaledBack = CGAffineTransform(scaleX: pose.presenterScale, y: pose.presenterScale)
      .concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
    return original.transform.concatenating(scaledBack)
  }

  /// Hides the view from VoiceOver, or shows it again. Before the first layout, and once the view is given back, the
  /// view stays as it is: the app may dismiss the modal in the middle of a change.
  func hide(_ isHidden: Bool) {
    if layout != nil { view?.accessibilityElementsHidden = isHidden || original.isHiddenFromVoiceOver }
  }

  /// Removes the transform before UIKit resizes the view. Under a transform the frame would be
  /// wrong, and the new safe area would not arrive.
  ///
  /// The layout in the new size sets the removed transform before it writes the next one. So UIKit's
  /// animation of the resize goes from the one to the other, and the view does not jump.
  func removeTransform() {
    guard let view, view.transform != original.transform else { return }
    removed = view.transform
    view.transform = original.transform
  }

  /// Another card had the view at a transform: the first layout begins there.
  func begin(at transform: CGAffineTransform?) { removed = transform }

  /// Gives the view back.
  ///
  /// - Parameter spring: Takes the view back to its size; `nil` puts it there at once.
  func restore(by spring: UISpringTimingParameters? = nil) {
    let isBack = layout == nil
    (layout, removed) = (nil, nil)
    if let spring, let view, view.transform != original.transform {
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
      animator.addAnimations { [original, surroundings] in
        view.transform = original.transform
        surroundings.line?.transform = original.transform
      }
      animator.addCompletion { [surroundings] _ in surroundings.removeFromSuperview() }
      animator.startAnimation()
    } else if !isBack {
      surroundings.removeFromSuperview()
    }
    guard let view else { return }
    view.write(transform: original.transform)
    view.round(to: original.radius)
    view.accessibilityElementsHidden = original.isHiddenFromVoiceOver
    if view.clipsToBounds != original.clips { view.clipsToBounds = original.clips }
    if view.layer.cornerCurve != original.curve { view.layer.cornerCurve = original.curve }
  }
}

/// Covers the window around the screen behind, in black: most windows are white there.
///
/// In dark mode that screen is black as well, so a line goes around it; UIKit lightens it (F805). The
/// line is outside the window until the screen steps back.
private final class Surroundings: UIView {
  /// In points.
  static let lineWidth: CGFloat = 0.5

  private let edge = UIView()
  private weak var screen: UIView?

  init() {
    super.init(frame: .zero)
    backgroundColor = .black
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    edge.layer.borderWidth = Self.lineWidth
    edge.layer.cornerCurve = .continuous
    addSubview(edge)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("Surroundings are not archived") }

  /// The line around the screen; `nil` if none is visible.
  var line: UIView? { edge.isHidden || superview == nil ? nil : edge }

  /// Puts the line around a screen, where its view is without a transform.
  func surround(_ screen: UIView) {
    edge.setSize(screen.bounds.insetBy(dx: -Self.lineWidth, dy: -Self.lineWidth).size)
    edge.place(at: convert(screen.center, from: screen.superview))
    guard screen !== self.screen else { return }
    self.screen = screen
    draw()
  }

  /// A layer does not follow a dynamic colour, so it is set anew when the traits change.
  private func draw() {
    edge.isHidden = traitCollection.userInterfaceStyle != .dark
    edge.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    draw()
    guard let screen, let line else { return }
    line.write(transform: screen.transform)
    line.round(to: screen.layer.cornerRadius + Self.lineWidth)
  }
}

extension UIViewController {
  /// Whether its view is a root view, or UIKit presents it in place of its presenter. UIKit lays out its
  /// sheets, and the surroundings of every other presented view. A root of a container fills the window if
  /// no bars of another controller are around the container.
  fileprivate var canStepBack: Bool {
    guard parent is ModalContainerController else {
      return presentingViewController == nil
        || [.fullScreen, .currentContext].contains(modalPresentationStyle)
    }
    let parents = sequence(first: self) { $0.parent }.dropFirst()
    return !parents.contains(where: \.hasBars) && parents.allSatisfy { $0.parent != nil || $0.canStepBack }
  }

  private var hasBars: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}

extension UIWindow {
  /// The smallest radius that a display like the window's has, in points.
  ///
  /// Phones whose home indicator takes 34 points at the bottom have round corners, of 39 points or
  /// more.
  package var leastDisplayRadius: CGFloat { safeAreaInsets.bottom < 34 ? 0 : 39 }
}
