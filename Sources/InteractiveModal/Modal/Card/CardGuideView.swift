import UIKit

/// Holds the layout guide of a controller whose upper edge is that of the card over it. Nobody sees it.
@MainActor final class CardGuideView: UIView {
  let guide = UILayoutGuide()
  private weak var controller: UIViewController?
  private let height: NSLayoutConstraint
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
    (isHidden, isUserInteractionEnabled) = (true, false)
    height.priority = .required - 1
    view.addLayoutGuide(guide)
    view.addSubview(self)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor), clearance, height,
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// A screen that is pushed beneath a card takes its place at the card.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let controller else { return }
    (controller.presentedViewController?.modalPresentation ?? containedCard)?.lead(self)
  }

  private var containedCard: ModalPresentation? {
    controller.flatMap { $0.modalContainerController?.presentation(over: $0) }
  }

  /// Puts the guide's upper edge at a point of another view, or at the safe area's lower edge if that is higher.
  func place(at point: CGPoint, in space: UIView) {
    guard let view = superview, let controller else { return }
    let covered = controller.modalContainerController?.insetsOfCards(in: controller).bottom ?? 0
    let free = view.bounds.maxY - max(view.safeAreaInsets.bottom - covered, 0)
    let length = max(view.bounds.maxY - min(view.convert(point, from: space).y, free), 0).finiteOrZero
    if clearance.isActive { clearance.isActive = false }
    if height.constant != length { height.constant = length }
  }

  /// The card that led the guide is gone.
  func cardDidLeave() {
    height.constant = 0
    clearance.isActive = true
    containedCard?.lead(self)
  }

  func layOut() { superview?.layoutIfNeeded() }
}

extension UIView {
  fileprivate var cardGuide: CardGuideView? { subviews.lazy.compactMap { $0 as? CardGuideView }.first }
}

extension UIViewController {
  /// The views that hold the guides of this controller and of those in it.
  var cardGuides: [CardGuideView] {
    [viewIfLoaded?.cardGuide].compactMap { $0 } + children.flatMap(\.cardGuides)
  }
}
