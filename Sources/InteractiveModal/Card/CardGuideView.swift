import UIKit

/// Holds the layout guide of a controller whose upper edge is that of the card over it. It has no size, so nobody sees or
/// touches it.
@MainActor final class CardGuideView: UIView {
  let guide = UILayoutGuide()
  private weak var controller: UIViewController?
  /// The guide's height; while no card leads it, the guide is at least as high as the safe area below.
  private let height: NSLayoutConstraint
  /// What each card over the controller covers, in points.
  private var covered: [ObjectIdentifier: CGFloat] = [:]
  /// Keeps the guide's upper edge at the safe area while no card leads it.
  private let clearance: NSLayoutConstraint

  /// The view that holds a controller's guide; there is one from the first call on.
  static func of(_ controller: UIViewController) -> CardGuideView {
    let view: UIView = controller.view
    return view.cardGuide ?? CardGuideView(in: view, of: controller)
  }

  private init(in view: UIView, of controller: UIViewController) {
    self.controller = controller
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    clearance = guide.topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor)
    super.init(frame: .zero)
    height.priority = .required - 1
    view.addLayoutGuide(guide)
    let content = (view as? UIVisualEffectView)?.contentView ?? view
    content.addSubview(self)
    // The edges that a scroll view shows, not those of its content.
    let frame = (view as? UIScrollView)?.frameLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? view.bottomAnchor), clearance, height,
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// A screen that is pushed beneath a card takes its place at the card.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let controller else { return }
    let contained = controller.modalContainerController?.sessions(over: controller) ?? []
    let presented = [controller.presentedViewController?.modalSession].compactMap { $0 }
    for presentation in contained + presented { presentation.lead(self) }
  }

  /// Puts the guide's upper edge at the highest edge of the cards, or at the safe area's lower edge if that is
  /// higher.
  ///
  /// - Parameters:
  ///   - point: The edge of a card, in another view; `nil` for a card that covers nothing.
  ///   - leader: Who moves the guide for that card.
  func place(_ point: CGPoint?, in space: UIView, by leader: CardGuides) {
    guard let view = guide.owningView else { return }
    let length = point.map { max(view.bounds.maxY - view.convert($0, from: space).y, 0).finiteOrZero }
    covered[ObjectIdentifier(leader)] = length
    update(in: view)
  }

  /// A card that led the guide is gone.
  func leave(_ leader: CardGuides) {
    covered[ObjectIdentifier(leader)] = nil
    guide.owningView.map(update)
  }

  private func update(in view: UIView) {
    let isLed = !covered.isEmpty
    if clearance.isActive == isLed { clearance.isActive = !isLed }
    let length = isLed ? max(covered.values.max() ?? 0, free(in: view)) : 0
    if height.constant != length { height.constant = length }
  }

  /// The safe area below as it is without the cards of a container.
  private func free(in view: UIView) -> CGFloat {
    let cards = controller.flatMap { $0.modalContainerController?.safeArea.insets(in: $0).bottom } ?? 0
    return max(view.safeAreaInsets.bottom - cards, 0)
  }
}

extension UIView {
  fileprivate var cardGuide: CardGuideView? {
    let content = (self as? UIVisualEffectView)?.contentView ?? self
    return content.subviews.lazy.compactMap { $0 as? CardGuideView }.first
  }
}

extension UIViewController {
  /// The views that hold the guides of this controller and of those in it.
  var cardGuides: [CardGuideView] {
    [viewIfLoaded?.cardGuide].compactMap { $0 } + children.flatMap(\.cardGuides)
  }
}
