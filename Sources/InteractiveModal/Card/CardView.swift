import UIKit

/// The view that moves. It shows the presented view, clipped to round corners.
///
/// It reaches to the edge of the container by which it leaves. So at rest its safe area there is that
/// of the container.
package final class CardView: UIView {
  /// How far around the card its shadow is seen, in points.
  private static let shadowReach: CGFloat = 200

  let clip: CardClip
  /// Glass under the content; `nil` without it. It lies beside the clip, which would cut its edges.
  private var glass: UIVisualEffectView?
  private var layout: CardLayout?
  private var pose = CardPose.inPlace
  /// Which corners are round: all of a card that floats or shrinks. On its way to the edges they stay so until it is
  /// there.
  private var corners = CardLayout.Corners.far
  private var shadow = CardShadow()
  /// The mask that cuts the card off above a bar that lies under the dock; `nil` if there is none. It masks the card
  /// on its way and in the dock only, because the render server draws what is masked twice.
  private var cut: UIView? {
    didSet { if cut == nil, let oldValue { unmask(oldValue) } }
  }
  /// Whether the card is on its way between the dock and its place among spread cards, or there.
  var isSpread = false {
    didSet { if oldValue, !isSpread { apply(pose) } }
  }
  /// Called for VoiceOver's escape gesture; returns whether the modal reacts to it.
  var onEscape: (() -> Bool)?
  /// Called when the content gets another safe area than at rest, with what it lacks.
  var onSafeAreaLoss: ((UIEdgeInsets) -> Void)?
  private var safeAreaLoss = UIEdgeInsets.zero {
    didSet { if safeAreaLoss != oldValue { onSafeAreaLoss?(safeAreaLoss) } }
  }
  /// Called when the card enters a window, and when it leaves one.
  var onWindowChange: ((_ isInWindow: Bool) -> Void)?

  init(content: UIView) {
    clip = CardClip(content: content)
    super.init(frame: content.frame)
    addSubview(clip)
    accessibilityIdentifier = ModalIdentifier.card.rawValue
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A card is not archived") }

  /// Whether touches and VoiceOver reach the content: not while the card leaves. The card itself always takes
  /// touches, so that a finger can catch it.
  var takesTouches: Bool {
    get { clip.isUserInteractionEnabled }
    set {
      clip.isUserInteractionEnabled = newValue
      clip.accessibilityElementsHidden = !newValue
    }
  }

  /// The centre of the card in its open position.
  var restingCenter: CGPoint {
    guard let layout else { return center }
    return CardPlacement(pose, in: layout).restingCenter
  }

  /// The size of what the user sees of the card, without a scale.
  var visibleSize: CGSize { clip.bounds.size }

  /// Whether the ground of the card is glass.
  var isGlass: Bool { glass != nil }

  /// The radii of the four corners. Glass keeps its own while the card shrinks into a source: Core Animation has no
  /// key for them. So the clip keeps them, too.
  private func radii(_ placement: CardPlacement, _ layout: CardLayout) -> SIMD4<Double> {
    let mask = corners.mask(for: layout.direction)
    guard isGlass else { return mask.radii(placement.radius) }
    let far = CardLayout.Corners.far.mask(for: layout.direction)
    return far.radii(layout.cardRadius) + mask.subtracting(far).radii(layout.nearRadius)
  }

  /// Shows a bar over the content; `nil` removes it.
  func show(_ bar: DockBar?) {
    clip.show(bar)
    if bar == nil { cut = nil }
    guard let layout else { return }
    apply(layout)
    var views = WrittenValues()
    dock(pose, in: layout, &views)
  }

  /// Applies what depends on the container alone.
  func apply(_ layout: CardLayout) {
    self.layout = layout
    if let glass { anchor(glass, at: layout.direction.foot) }
    anchor(clip, at: layout.direction.foot)
    if layout.dockFoot > 0, cut == nil {
      cut = UIView()
      cut?.backgroundColor = .black
    } else if layout.dockFoot == 0 {
      cut = nil
    }
    // In a flight the pose is that of its end.
    if corners == .far { corners = pose.isFree ? .all : layout.cardCorners }
    reshape(CardPlacement(pose, in: layout), layout)
    clip.drawBorder(layout.cardBorder)
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Text of another size may need another height.
    superview?.setNeedsLayout()
  }

  /// Moves the card. Centre and opacity cost no layout; the stretch is a transform of the view
  /// inside.
  func apply(_ pose: CardPose, isAtRest: Bool = false) {
    guard let layout else { return }
    let isFree = pose.isFree || (!isAtRest && self.pose.cardInset != 0)
    let corners = isFree ? .all : layout.cardCorners
    let isReshaped =
      pose.cardOverhang != self.pose.cardOverhang || pose.cardInset != self.pose.cardInset
      || pose.shrinking != nil || self.pose.shrinking != nil || corners != self.corners
      || (shadow.isCast && pose.cardStretch != self.pose.cardStretch)
    (self.pose, self.corners) = (pose, corners)
    fade(to: pose.cardOpacity)
    var views = WrittenValues()
    dock(pose, in: layout, &views)
    if isReshaped {
      reshape(CardPlacement(pose, in: layout), layout)
    } else {
      slide(to: pose, in: layout, &views)
    }
  }

  /// The card is at rest: it needs no cut where it shows its content.
  func removeCut() { if let cut { unmask(cut) } }

  /// Takes the cut away, and no mask of a transition.
  private func unmask(_ cut: UIView) { if mask === cut { mask = nil } }

  /// Shows the bar of a card on its way into the dock, and cuts off what would cover the bar under the dock.
  private func dock(_ pose: CardPose, in layout: CardLayout, _ values: inout some MovingValues) {
    if clip.bar == nil { return }
    let docking = layout.docking(at: pose)
    clip.fadeBar(docking: docking, &values)
    guard let cut else { return }
    if docking > 0, mask == nil { mask = cut }
    if !isSpread {
      self.cut(at: layout.travel - pose.cardOffset - layout.dockFoot * docking, layout, &values)
    }
  }

  /// Cuts the card off at a distance below its upper edge, in points.
  private func cut(at edge: CGFloat, _ layout: CardLayout, _ values: inout some MovingValues) {
    guard let cut else { return }
    let size = CGSize(
      width: layout.frame.width + 2 * Self.shadowReach, height: max(edge, 0) + Self.shadowReach)
    values.set(.size(size), of: cut)
    values.set(
      .position(CGPoint(x: layout.frame.width / 2, y: size.height / 2 - Self.shadowReach)), of: cut)
  }

  /// Lists what changes as the card goes from the dock to its place among spread cards: the content comes into sight
  /// under its title.
  ///
  /// - Parameter share: 0 in the dock, 1 spread.
  func spread(by share: CGFloat, _ lean: LayerLean, _ values: inout some MovingValues) {
    values.set(.lean(lean), of: self)
    if let bar = clip.bar { values.set(.opacity(1 - share), of: bar.ground) }
    guard let layout else { return }
    let edge = layout.travel - pose.cardOffset - layout.dockFoot
    cut(at: edge + (bounds.height - edge) * share, layout, &values)
  }

  /// Lists the values that a pose moves; last those that most flights do not change.
  func sample(_ pose: CardPose, in layout: CardLayout, _ values: inout SampledValues) {
    values.set(.opacity(pose.cardOpacity), of: self)
    dock(pose, in: layout, &values)
    let isSliding = values.isPartial && pose.shrinking == nil
    if isSliding { slide(to: pose, in: layout, &values) }
    if values.isComplete { return }
    let placement = CardPlacement(pose, in: layout)
    if !isSliding { move(to: placement.center, placement.stretch, &values) }
    resize(placement, &values)
    if shadow.isCast { values.set(.shadowPath(outline(placement, layout)), of: self) }
  }

  private func reshape(_ placement: CardPlacement, _ layout: CardLayout) {
    var views = WrittenValues()
    // A scaled view keeps its safe area where it moves (F390). So the scale is written before the place in a
    // card that shrinks, and after it in a card that is as large as ever again.
    if pose.shrinking != nil { scale(placement.stretch, &views) }
    resize(placement, &views)
    clip.grabber?.place(in: clip.bounds.size, leaving: layout.direction)
    round(placement, layout)
    move(to: placement.center, placement.stretch, &views)
    castShadow(placement, layout)
  }

  private func resize(_ placement: CardPlacement, _ values: inout some MovingValues) {
    values.set(.size(placement.size), of: self)
    clip.resize(to: placement.clipSize, ground: placement.ground, &values)
    values.set(.position(placement.clipFoot), of: clip)
    guard let glass else { return values.set(.cornerRadius(placement.radius), of: clip) }
    values.set(.size(placement.clipSize), of: glass)
    values.set(.position(placement.clipFoot), of: glass)
  }

  /// Moves a card that does not shrink.
  @inline(__always) private func slide(
    to pose: CardPose, in layout: CardLayout, _ values: inout some MovingValues
  ) {
    move(to: CardPlacement.center(pose, in: layout), CardPlacement.stretch(pose, in: layout), &values)
  }

  @inline(__always) private func move(
    to center: CGPoint, _ stretch: CGSize, _ values: inout some MovingValues
  ) {
    values.set(.position(center), of: self)
    scale(stretch, &values)
  }

  @inline(__always) private func scale(_ stretch: CGSize, _ values: inout some MovingValues) {
    let transform = CGAffineTransform(scaleX: stretch.width, y: stretch.height)
    values.set(.scaling(transform), of: clip)
    if let glass { values.set(.scaling(transform), of: glass) }
  }

  /// Core Animation knows one radius for all corners of a layer, UIKit one for each.
  private func round(_ placement: CardPlacement, _ layout: CardLayout) {
    guard let glass else { return clip.round(corners.mask(for: layout.direction)) }
    let radii = radii(placement, layout)
    for view in [clip, glass] { view.roundEach(to: radii) }
  }

  /// Applies what the app says of colour, material and shadow.
  func apply(_ card: ModalConfiguration.Card, background: UIColor?) {
    let effect = card.effect ?? (card.isGlass ? .sheetGlass : nil)
    let isGlass = effect?.hasCorners ?? false
    clip.apply(background: background, isGlass ? nil : effect)
    take(glass: isGlass ? effect : nil)
    layer.shadowOpacity = Float(card.shadowOpacity)
    layer.shadowRadius = card.shadowRadius
    layer.shadowOffset = .zero
    if let layout { castShadow(CardPlacement(pose, in: layout), layout) }
  }

  private func take(glass effect: UIVisualEffect?) {
    guard glass?.effect != effect else { return }
    glass?.removeFromSuperview()
    glass = effect.map { UIVisualEffectView(effect: $0) }
    if let glass {
      glass.isUserInteractionEnabled = false
      insertSubview(glass, at: 0)
      clip.showGround()
    } else {
      clip.removeGround()
      clip.roundEach(to: .zero)
    }
    if let layout { apply(layout) }
  }

  private func castShadow(_ placement: CardPlacement, _ layout: CardLayout) {
    shadow.cast(layer.shadowOpacity > 0 ? outline(placement, layout) : nil, by: layer)
  }

  private func outline(_ placement: CardPlacement, _ layout: CardLayout) -> RoundedOutline {
    placement.outline(leaving: layout.direction, radii: radii(placement, layout))
  }

  /// Puts the anchor at the edge by which the card leaves: a scale keeps that edge in place.
  private func anchor(_ view: UIView, at foot: CGPoint) {
    if view.layer.anchorPoint != foot { view.layer.anchorPoint = foot }
  }

  /// A flight shows the card elsewhere than it is set: a finger meets it where the user sees it.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let point = layer.shownPoint(point)
    // UIKit passes by a view whose set opacity is below 0.01, as that of a card that fades out.
    guard alpha < 0.01, layer.presentation().map({ $0.opacity >= 0.01 }) ?? false else {
      return super.hitTest(point, with: event)
    }
    guard self.point(inside: point, with: event) else { return nil }
    return clip.hitTest(convert(point, to: clip), with: event) ?? self
  }

  /// Takes no touches between a card on a tablet and the edge of the container.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let cut, !cut.frame.contains(point) { return false }
    return clip.bounds.contains(clip.layer.shownPoint(convert(point, to: clip)))
  }

  /// VoiceOver asks the views that contain its element from the inside out, so the app's views
  /// come first.
  package override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if window != nil, presentLoss != safeAreaLoss { setNeedsLayout() }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    safeAreaLoss = presentLoss
  }

  /// The part of the safe area at rest that the content lacks now. It is not known which safe area UIKit
  /// gives to a card that hangs out of its container (F454), so the card measures it.
  private var presentLoss: UIEdgeInsets {
    // A view that is scaled keeps its safe area (F390).
    guard let direction = layout?.direction, let container = superview, clip.transform.isIdentity else {
      return safeAreaLoss
    }
    let (gap, outer, own) = (
      direction.inset(bounds.insets(of: clip.frame)), direction.inset(container.safeAreaInsets),
      direction.inset(safeAreaInsets)
    )
    if outer == own { return .zero }
    var loss = UIEdgeInsets.zero
    loss[keyPath: direction.edge] = max(0, outer - gap) - max(0, own - gap)
    return loss
  }

  package override func didMoveToWindow() { onWindowChange?(window != nil) }
}

extension CardPose {
  /// Whether the card is clear of the edges.
  fileprivate var isFree: Bool { cardInset != 0 || shrinking != nil }
}

extension CGRect {
  /// Returns the distances of a rectangle from the edges of this one, inwards, in points.
  fileprivate func insets(of other: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: other.minY - minY, left: other.minX - minX, bottom: maxY - other.maxY, right: maxX - other.maxX)
  }
}

extension TravelDirection {
  /// Returns the inset at the edge by which the card leaves. A key path would cost a layout a thousand instructions.
  fileprivate func inset(_ insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .down: insets.bottom
    case .up: insets.top
    case .left: insets.left
    case .right: insets.right
    }
  }

  /// The edge by which the card leaves.
  var edge: WritableKeyPath<UIEdgeInsets, CGFloat> {
    switch self {
    case .down: \.bottom
    case .up: \.top
    case .left: \.left
    case .right: \.right
    }
  }
}

/// The outline that casts a card's shadow. Without an outline the render server would draw the card once
/// more in each frame to find the shadow (F444).
@MainActor struct CardShadow {
  private static let key = "shadow"
  private var outline: RoundedOutline?

  var isCast: Bool { outline != nil }

  /// Sets the outline; `nil` removes it. UIKit does not animate it with the card's size, as in a resize.
  mutating func cast(_ outline: RoundedOutline?, by layer: CALayer) {
    guard outline != self.outline else { return }
    self.outline = outline
    let (path, duration) = (outline?.path, UIView.inheritedAnimationDuration)
    // The key frames of a flight move the outline by themselves.
    let isInFlight = layer.animation(forKey: PlayedFlight.prefix + "shadowPath") != nil
    let shown = duration > 0 && !isInFlight ? layer.presentation()?.shadowPath : nil
    layer.removeAnimation(forKey: Self.key)
    layer.shadowPath = path
    guard let path, let shown else { return }
    let animation = CAKeyframeAnimation(keyPath: "shadowPath")
    (animation.values, animation.duration) = ([shown, path], duration)
    animation.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)]
    layer.add(animation, forKey: Self.key)
  }
}

extension CardPlacement {
  /// Returns the outline of what is visible of the card, in the card's coordinates.
  func outline(leaving direction: TravelDirection, radii: SIMD4<Double>) -> RoundedOutline {
    let foot = direction.foot
    let size = CGSize(width: clipSize.width * stretch.width, height: clipSize.height * stretch.height)
    let origin = CGPoint(x: clipFoot.x - foot.x * size.width, y: clipFoot.y - foot.y * size.height)
    return RoundedOutline(
      rect: CGRect(origin: origin, size: size), radii: radii * Double(stretch.width))
  }
}
