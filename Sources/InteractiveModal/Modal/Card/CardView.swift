import UIKit

/// The view that moves. It shows the presented view, clipped to round corners.
///
/// It reaches to the edge of the container by which it leaves. So its safe area is the same
/// wherever it is.
final class CardView: UIView {
  private let content: UIView
  private let clip = ClippingView()
  private var layout: CardLayout?
  private var pose = CardPose.inPlace
  private var grabber: GrabberView?
  /// Called for VoiceOver's escape gesture; returns whether the modal reacts to it.
  var onEscape: (() -> Bool)?
  /// Called when the card enters a window, and when it leaves one.
  var onWindowChange: ((_ isInWindow: Bool) -> Void)?

  init(content: UIView) {
    self.content = content
    super.init(frame: content.frame)
    clip.layer.cornerCurve = .continuous
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
    accessibilityViewIsModal = true
    accessibilityIdentifier = ModalIdentifier.card.rawValue
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A card is not archived") }

  /// Whether the content takes touches. The card itself always does, so that a finger can catch
  /// it.
  var takesTouches: Bool {
    get { clip.isUserInteractionEnabled }
    set { clip.isUserInteractionEnabled = newValue }
  }

  /// The centre of the card in its open position.
  var restingCenter: CGPoint {
    layout.map { CardPlacement(pose, in: $0).restingCenter } ?? center
  }

  /// Shows a grabber above the content.
  func show(_ grabber: GrabberView) {
    self.grabber = grabber
    clip.addSubview(grabber)
  }

  /// Puts the content back: UIKit may have moved it into a full-screen presentation.
  func holdContent() {
    if content.superview !== clip { clip.insertSubview(content, at: 0) }
  }

  /// Removes what a custom animator has changed of the card and its content.
  func takeBack() {
    transform = .identity
    holdContent()
    content.transform = .identity
  }

  /// Returns the frame of a pose, in the container.
  func frame(at pose: CardPose, in layout: CardLayout) -> CGRect {
    let frame = layout.direction.farPiece(
      of: layout.frame, length: max(layout.direction.length(of: layout.frame.size) - pose.cardOverhang, 0))
    let offset = layout.direction.offset(pose.cardOffset)
    return frame.offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Applies what depends on the container alone.
  func apply(_ layout: CardLayout) {
    self.layout = layout
    anchor(clip, at: layout.direction.foot)
    let placement = CardPlacement(pose, in: layout)
    resize(placement, layout)
    place(self, at: placement.center)
    round(placement, layout)
    drawBorder(layout.cardBorder)
  }

  /// A layer does not follow a dynamic colour, so it is set anew when the traits change.
  private func drawBorder(_ width: CGFloat) {
    if clip.layer.borderWidth != width { clip.layer.borderWidth = width }
    if width > 0 { clip.layer.borderColor = UIColor.systemGray.resolvedColor(with: traitCollection).cgColor }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    drawBorder(layout?.cardBorder ?? 0)
    // Text of another size may need another height.
    superview?.setNeedsLayout()
  }

  /// Moves the card. Centre and opacity cost no layout; the stretch is a transform of the view
  /// inside.
  func apply(_ pose: CardPose) {
    guard let layout else { return }
    let isReshaped =
      pose.cardOverhang != self.pose.cardOverhang || pose.cardInset != self.pose.cardInset
      || pose.shrinking != self.pose.shrinking
    self.pose = pose
    fade(to: pose.cardOpacity)
    if isReshaped {
      reshape(CardPlacement(pose, in: layout), layout)
    } else if pose.shrinking == nil {
      place(self, at: CardPlacement.center(pose, in: layout))
      clip.write(transform: scale(CardPlacement.stretch(pose, in: layout)))
    }
  }

  private func reshape(_ placement: CardPlacement, _ layout: CardLayout) {
    resize(placement, layout)
    round(placement, layout)
    place(self, at: placement.center)
    clip.write(transform: scale(placement.stretch))
  }

  /// A card that floats or shrinks has all corners round.
  private func round(_ placement: CardPlacement, _ layout: CardLayout) {
    if clip.layer.cornerRadius != placement.radius { clip.layer.cornerRadius = placement.radius }
    let isFree = pose.cardInset > 0 || pose.shrinking != nil
    let corners = (isFree ? .all : layout.cardCorners).mask(for: layout.direction)
    if clip.layer.maskedCorners != corners { clip.layer.maskedCorners = corners }
  }

  /// Applies what the app says of colour and shadow.
  func apply(background: UIColor?, _ shadow: ModalShadow?) {
    clip.backgroundColor = background
    layer.shadowOpacity = Float(shadow?.opacity ?? 0)
    layer.shadowRadius = shadow?.radius ?? 0
    layer.shadowOffset = .zero
  }

  private func scale(_ stretch: CGSize) -> CGAffineTransform {
    CGAffineTransform(scaleX: stretch.width, y: stretch.height)
  }

  /// Makes card and content as long as the visible card: it ends where the screen does, at every
  /// detent.
  private func resize(_ placement: CardPlacement, _ layout: CardLayout) {
    setSize(of: self, to: placement.size)
    setSize(of: clip, to: placement.clipSize)
    setSize(of: content, to: placement.clipSize)
    grabber?.place(in: placement.clipSize, leaving: layout.direction)
    place(clip, at: placement.clipFoot)
    place(content, at: placement.contentCenter)
  }

  /// The properties that a pose determines.
  var properties: [MovingProperty] {
    [
      MovingProperty(.position, of: layer), MovingProperty(.opacity, of: layer),
      MovingProperty(.size, of: layer), MovingProperty(.transform, of: clip.layer),
      MovingProperty(.position, of: clip.layer), MovingProperty(.size, of: clip.layer),
      MovingProperty(.position, of: content.layer), MovingProperty(.size, of: content.layer),
    ] + (pose.shrinking == nil ? [] : [MovingProperty(.cornerRadius, of: clip.layer)])
  }

  /// Returns the values of the properties in a pose, in their order.
  func values(at pose: CardPose, in layout: CardLayout) -> [LayerNumbers] {
    let placement = CardPlacement(pose, in: layout)
    return [
      MovingProperty.numbers(placement.center), MovingProperty.numbers(pose.cardOpacity),
      MovingProperty.numbers(placement.size), MovingProperty.numbers(scale(placement.stretch)),
      MovingProperty.numbers(placement.clipFoot), MovingProperty.numbers(placement.clipSize),
      MovingProperty.numbers(placement.contentCenter), MovingProperty.numbers(placement.clipSize),
    ] + (pose.shrinking == nil ? [] : [MovingProperty.numbers(placement.radius)])
  }

  /// Puts the anchor at the edge by which the card leaves, so that a scale keeps that edge in
  /// place.
  private func anchor(_ view: UIView, at foot: CGPoint) {
    if view.layer.anchorPoint != foot { view.layer.anchorPoint = foot }
  }

  private func place(_ view: UIView, at center: CGPoint) {
    if view.center != center { view.center = center }
  }

  private func setSize(of view: UIView, to size: CGSize) {
    if view.bounds.size != size { view.bounds.size = size }
  }

  /// A flight shows the card elsewhere than it is set: a finger meets it where the user sees it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let point = layer.shownPoint(point)
    // UIKit passes by a view whose set opacity is below 0.01, as that of a card that fades out.
    guard alpha < 0.01, layer.presentation().map({ $0.opacity >= 0.01 }) ?? false else {
      return super.hitTest(point, with: event)
    }
    guard self.point(inside: point, with: event) else { return nil }
    return clip.hitTest(convert(point, to: clip), with: event) ?? self
  }

  /// Takes no touches between a card on a tablet and the edge of the container.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    clip.bounds.contains(clip.layer.shownPoint(convert(point, to: clip)))
  }

  /// VoiceOver asks the views that contain its element from the inside out, so the app's views
  /// come first.
  override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange?(window != nil)
  }
}

/// The view inside of a card. A flight shows it at another scale than it is set: a finger meets what the
/// user sees.
private final class ClippingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(layer.shownPoint(point), with: event)
  }
}

extension TravelDirection {
  /// The corners of the opposite edge.
  fileprivate var farCorners: CACornerMask {
    switch self {
    case .down: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    case .up: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    case .left: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    case .right: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    }
  }
}

extension CardLayout.Corners {
  fileprivate func mask(for direction: TravelDirection) -> CACornerMask {
    switch self {
    case .far: direction.farCorners
    case .all: [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
  }
}
