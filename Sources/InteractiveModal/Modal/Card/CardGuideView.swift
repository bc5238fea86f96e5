import UIKit

/// Holds the layout guide of a controller whose upper edge is that of the card over it. Nobody sees it.
@MainActor final class CardGuideView: UIView {
  let guide = UILayoutGuide()
  private weak var controller: UIViewController?
  /// The guide's height, but that it is at least as high as the safe area below.
  private let height: NSLayoutConstraint

  /// The view that holds a controller's guide; there is one from the first call on.
  static func of(_ controller: UIViewController) -> CardGuideView {
    let view: UIView = controller.view
    return view.cardGuide ?? CardGuideView(in: view, of: controller)
  }

  private init(in view: UIView, of controller: UIViewController) {
    self.controller = controller
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    super.init(frame: .zero)
    (isHidden, isUserInteractionEnabled) = (true, false)
    height.priority = .required - 1
    view.addLayoutGuide(guide)
    view.addSubview(self)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
      height,
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// A screen that is pushed beneath a card takes its place at the card.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { controller?.presentedViewController?.modalPresentation?.driver.lead(self) }
  }

  /// Puts the guide's upper edge at a point of another view, or at the lower edge of the safe area if that is higher.
  func place(at point: CGPoint, in space: UIView) {
    guard let view = superview else { return }
    let length = max(view.bounds.maxY - view.convert(point, from: space).y, 0).finiteOrZero
    if height.constant != length { height.constant = length }
  }

  /// Puts the guide's upper edge at the lower edge of the safe area.
  func rest() { if height.constant != 0 { height.constant = 0 } }

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
