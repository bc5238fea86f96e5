import UIKit

/// The view that moves. It shows the presented view, clipped to round corners.
///
/// It reaches to the edge of the container by which it leaves. So its safe area is the same
/// wherever it is.
final class CardView: UIView {
  private let content: UIView
  private let clip = UIView()
  private var layout: CardLayout?
  /// How much of the card would be off the screen at lower detents, in points.
  private var overhang: CGFloat = 0
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
    guard let layout else { return center }
    let frame = visible(of: layout.frame, in: layout)
    return CGPoint(x: frame.midX, y: frame.midY)
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
    resize(layout)
    if clip.layer.cornerRadius != layout.cardRadius { clip.layer.cornerRadius = layout.cardRadius }
    let corners = layout.cardCorners.mask(for: layout.direction)
    if clip.layer.maskedCorners != corners { clip.layer.maskedCorners = corners }
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
  }

  /// Moves the card. Centre and opacity cost no layout; the stretch is a transform of the view
  /// inside.
  func apply(_ pose: CardPose) {
    guard let layout else { return }
    if overhang != pose.cardOverhang {
      overhang = pose.cardOverhang
      resize(layout)
    }
    let (frame, offset) = (visible(of: layout.frame, in: layout), layout.direction.offset(pose.cardOffset))
    place(self, at: CGPoint(x: frame.midX + offset.x, y: frame.midY + offset.y))
    fade(to: pose.cardOpacity)
    let stretch = 1 + pose.cardStretch / max(layout.direction.length(of: layout.card.size), 1)
    let transform =
      layout.direction.isVertical
      ? CGAffineTransform(scaleX: 1, y: stretch) : CGAffineTransform(scaleX: stretch, y: 1)
    if clip.transform != transform { clip.transform = transform }
  }

  /// Makes card and content shorter by the overhang: the card ends where the screen does, at every
  /// detent.
  private func resize(_ layout: CardLayout) {
    let (card, frame) = (visible(of: layout.card, in: layout), visible(of: layout.frame, in: layout))
    setSize(of: self, to: frame.size)
    setSize(of: clip, to: card.size)
    setSize(of: content, to: card.size)
    grabber?.place(in: card.size, leaving: layout.direction)
    let foot = layout.direction.foot
    place(
      clip,
      at: CGPoint(
        x: card.minX - frame.minX + foot.x * card.width, y: card.minY - frame.minY + foot.y * card.height))
    place(content, at: CGPoint(x: card.width / 2, y: card.height / 2))
  }

  private func visible(of rect: CGRect, in layout: CardLayout) -> CGRect {
    let length = layout.direction.length(of: rect.size) - overhang
    return layout.direction.farPiece(of: rect, length: max(length, 0))
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

  /// Takes no touches between a card on a tablet and the edge of the container.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { clip.frame.contains(point) }

  /// VoiceOver asks the views that contain its element from the inside out, so the app's views
  /// come first.
  override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange?(window != nil)
  }
}

extension TravelDirection {
  /// The middle of the edge by which the card leaves, as an anchor point.
  fileprivate var foot: CGPoint {
    switch self {
    case .down: CGPoint(x: 0.5, y: 1)
    case .up: CGPoint(x: 0.5, y: 0)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    }
  }

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
