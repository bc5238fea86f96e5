import UIKit

/// The card that moves: clips the presented view to round corners, and goes on below it with plain background,
/// so that nothing shows through when it is pulled up.
final class CardView: UIView {
  private let content: UIView
  private var layout: ModalLayout?
  /// Called when the card enters a window, and when it leaves one.
  var onWindowChange: ((_ isInWindow: Bool) -> Void)?

  init(content: UIView) {
    self.content = content
    super.init(frame: content.frame)
    backgroundColor = content.backgroundColor ?? .systemBackground
    layer.cornerCurve = .continuous
    clipsToBounds = true
    addSubview(content)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A card is not archived") }

  /// Takes the measures of a room; the place on the travel is the pose's.
  func apply(_ layout: ModalLayout) {
    self.layout = layout
    let size = CGSize(width: layout.card.width, height: layout.card.height + layout.overhang)
    if bounds.size != size { bounds.size = size }
    if layer.cornerRadius != layout.cardRadius { layer.cornerRadius = layout.cardRadius }
    if layer.maskedCorners != layout.cardCorners.mask { layer.maskedCorners = layout.cardCorners.mask }
    let frame = CGRect(origin: .zero, size: layout.card.size)
    if content.frame != frame { content.frame = frame }
  }

  /// Moves the card. The centre alone costs no layout.
  func apply(_ pose: ModalPose) {
    guard let layout else { return }
    let center = CGPoint(
      x: layout.card.midX, y: layout.card.minY + pose.cardOffset + (layout.card.height + layout.overhang) / 2)
    if self.center != center { self.center = center }
  }

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
