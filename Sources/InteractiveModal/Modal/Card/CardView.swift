import UIKit

/// The view that moves. It shows the presented view, clipped to round corners, and reaches down to the foot of the
/// container, so that its safe area is the same wherever it is.
final class CardView: UIView {
  private let content: UIView
  private let clip = UIView()
  private var layout: CardLayout?
  /// How much of the card hangs out of the screen between its heights.
  private var overhang: CGFloat = 0
  /// The handle, where the modal has one.
  private var grabber: GrabberView?
  /// Called when somebody who does not see the card wants to leave it: whether that was answered.
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

  /// Whether what is on the card can be touched; the card itself always can, to catch it.
  var takesTouches: Bool {
    get { clip.isUserInteractionEnabled }
    set { clip.isUserInteractionEnabled = newValue }
  }

  /// Where its centre is when it is presented, whatever moves it now.
  var restingCenter: CGPoint {
    guard let layout else { return center }
    let frame = shown(of: layout.frame, in: layout)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Shows a handle above the content.
  func show(_ grabber: GrabberView) {
    self.grabber = grabber
    clip.addSubview(grabber)
  }

  /// Takes the content in again: UIKit may have lent it to a full-screen presentation.
  func holdContent() {
    if content.superview !== clip { clip.insertSubview(content, at: 0) }
  }

  /// Somebody else has moved the card, or what is on it.
  func takeBack() {
    transform = .identity
    holdContent()
    content.transform = .identity
  }

  /// Where the card stands, in its container.
  func frame(at pose: CardPose, in layout: CardLayout) -> CGRect {
    let frame = layout.direction.farPiece(
      of: layout.frame, length: max(layout.direction.length(of: layout.frame.size) - pose.cardOverhang, 0))
    let way = layout.direction.way(pose.cardOffset)
    return frame.offsetBy(dx: way.x, dy: way.y)
  }

  /// Takes the measures of a room; the place on the travel is the pose's.
  func apply(_ layout: CardLayout) {
    self.layout = layout
    stretch(clip, from: layout.direction.foot)
    fit(layout)
    if clip.layer.cornerRadius != layout.cardRadius { clip.layer.cornerRadius = layout.cardRadius }
    let corners = layout.cardCorners.mask(for: layout.direction)
    if clip.layer.maskedCorners != corners { clip.layer.maskedCorners = corners }
    drawBorder(layout.cardBorder)
  }

  /// A layer keeps a colour as it was when it was set.
  private func drawBorder(_ width: CGFloat) {
    if clip.layer.borderWidth != width { clip.layer.borderWidth = width }
    if width > 0 { clip.layer.borderColor = UIColor.systemGray.resolvedColor(with: traitCollection).cgColor }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    drawBorder(layout?.cardBorder ?? 0)
  }

  /// Moves the card. Centre and opacity cost no layout; the stretch is a transform of what is inside.
  func apply(_ pose: CardPose) {
    guard let layout else { return }
    if overhang != pose.cardOverhang {
      overhang = pose.cardOverhang
      fit(layout)
    }
    let (frame, way) = (shown(of: layout.frame, in: layout), layout.direction.way(pose.cardOffset))
    place(self, at: CGPoint(x: frame.midX + way.x, y: frame.midY + way.y))
    fade(to: pose.cardOpacity)
    let stretch = 1 + pose.cardStretch / max(layout.direction.length(of: layout.card.size), 1)
    let transform =
      layout.direction.isVertical
      ? CGAffineTransform(scaleX: 1, y: stretch) : CGAffineTransform(scaleX: stretch, y: 1)
    if clip.transform != transform { clip.transform = transform }
  }

  /// The card ends where the screen does, at every height: the part that would hang out is left out.
  private func fit(_ layout: CardLayout) {
    let (card, frame) = (shown(of: layout.card, in: layout), shown(of: layout.frame, in: layout))
    resize(self, to: frame.size)
    resize(clip, to: card.size)
    resize(content, to: card.size)
    grabber?.place(in: card.size, leaving: layout.direction)
    let foot = layout.direction.foot
    place(
      clip,
      at: CGPoint(
        x: card.minX - frame.minX + foot.x * card.width, y: card.minY - frame.minY + foot.y * card.height))
    place(content, at: CGPoint(x: card.width / 2, y: card.height / 2))
  }

  private func shown(of rect: CGRect, in layout: CardLayout) -> CGRect {
    let length = layout.direction.length(of: rect.size) - overhang
    return layout.direction.farPiece(of: rect, length: max(length, 0))
  }

  /// It stretches from the edge by which the card leaves.
  private func stretch(_ view: UIView, from foot: CGPoint) {
    if view.layer.anchorPoint != foot { view.layer.anchorPoint = foot }
  }

  private func place(_ view: UIView, at center: CGPoint) {
    if view.center != center { view.center = center }
  }

  private func resize(_ view: UIView, to size: CGSize) {
    if view.bounds.size != size { view.bounds.size = size }
  }

  /// Below a card that ends above the foot of the container there is nothing to touch.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { clip.frame.contains(point) }

  /// VoiceOver asks the views that contain its element, from the inside out: the app's own answers come first.
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
