import UIKit

/// The view that moves. It shows the presented view, clipped to round corners, and reaches down to the foot of the
/// container, so that its safe area is the same wherever it is.
final class CardView: UIView {
  private let content: UIView
  private let clip = UIView()
  private var layout: ModalLayout?
  /// Called when the card enters a window, and when it leaves one.
  var onWindowChange: ((_ isInWindow: Bool) -> Void)?

  init(content: UIView) {
    self.content = content
    super.init(frame: content.frame)
    clip.layer.cornerCurve = .continuous
    clip.clipsToBounds = true
    clip.layer.anchorPoint = CGPoint(x: 0.5, y: 1)  // It stretches from its foot.
    clip.addSubview(content)
    addSubview(clip)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A card is not archived") }

  /// Whether what is on the card can be touched; the card itself always can, to catch it.
  var takesTouches: Bool {
    get { clip.isUserInteractionEnabled }
    set { clip.isUserInteractionEnabled = newValue }
  }

  /// Where its centre is when it is presented, whatever moves it now.
  var restingCenter: CGPoint { layout.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? center }

  /// Takes the content in again: UIKit may have lent it to a full-screen presentation.
  func holdContent() {
    if content.superview !== clip { clip.addSubview(content) }
  }

  /// Takes the measures of a room; the place on the travel is the pose's.
  func apply(_ layout: ModalLayout) {
    self.layout = layout
    resize(self, to: layout.frame.size)
    resize(clip, to: layout.card.size)
    resize(content, to: layout.card.size)
    place(clip, at: CGPoint(x: layout.card.width / 2, y: layout.card.height))
    place(content, at: CGPoint(x: layout.card.width / 2, y: layout.card.height / 2))
    if clip.layer.cornerRadius != layout.cardRadius { clip.layer.cornerRadius = layout.cardRadius }
    if clip.layer.maskedCorners != layout.cardCorners.mask {
      clip.layer.maskedCorners = layout.cardCorners.mask
    }
  }

  /// Moves the card. Centre and opacity cost no layout; the stretch is a transform of what is inside.
  func apply(_ pose: ModalPose) {
    guard let layout else { return }
    place(self, at: CGPoint(x: layout.frame.midX, y: layout.frame.midY + pose.cardOffset))
    fade(to: pose.cardOpacity)
    let stretch = CGAffineTransform(scaleX: 1, y: 1 + pose.cardStretch / max(layout.card.height, 1))
    if clip.transform != stretch { clip.transform = stretch }
  }

  private func place(_ view: UIView, at center: CGPoint) {
    if view.center != center { view.center = center }
  }

  private func resize(_ view: UIView, to size: CGSize) {
    if view.bounds.size != size { view.bounds.size = size }
  }

  /// Below a card that ends above the foot of the container there is nothing to touch.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { clip.frame.contains(point) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindowChange?(window != nil)
  }
}

extension ModalLayout.Corners {
  fileprivate var mask: CACornerMask {
    switch self {
    case .upper: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    case .all: [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
  }
}
