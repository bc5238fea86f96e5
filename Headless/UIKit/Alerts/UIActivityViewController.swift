import Foundation

/// The share sheet. Its services do nothing; it slides up from the bottom of the window on every
/// device.
@MainActor open class UIActivityViewController: UIViewController {
  /// Where the sheet points at on an iPad (F326).
  open override var popoverPresentationController: UIPopoverPresentationController? { popover }
  private lazy var popover: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  private let items: [Any]
  private let transition = AlertTransition()
  private static let services = ["AirDrop", "Messages", "Copy"]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    precondition(
      applicationActivities?.isEmpty ?? true,
      "An app's own services are not modelled; see Headless/UIKit/README.md")
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = ActivityView(
      title: items.lazy.compactMap { $0 as? String }.first, services: Self.services.map(button),
      close: button("Close"))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title
    let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    button.addAction(close, for: .primaryActionTriggered)
    return button
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard traitCollection.userInterfaceIdiom == .pad, popoverPresentationController?.barButtonItem == nil
    else { return }
    Simulator.running.complain("A share sheet on an iPad has nothing to point at (F326)")
  }

  /// Breaks the cycle of the sheet and its popover presentation controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    popover = nil
  }
}

/// A service of an app's own, which is not modelled.
@MainActor open class UIActivity: NSObject {}
