import Foundation

/// The share sheet. Its services do nothing with what is shared; it stands at the foot of the window on every
/// device, and fades in and out.
@MainActor open class UIActivityViewController: UIViewController {
  /// Which service was chosen, if any, whether it did its work, what came of it, and what went wrong (F325).
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  public var completionWithItemsHandler: CompletionWithItemsHandler?
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Where the sheet points at on an iPad (F326).
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  private let items: [Any]
  private let transition = AlertTransition()
  private static let services: [(type: UIActivity.ActivityType, title: String)] = [
    (.airDrop, "AirDrop"), (.message, "Messages"), (.copyToPasteboard, "Copy"),
  ]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    precondition(
      applicationActivities?.isEmpty ?? true,
      "An app's own services are not modelled; see Sources/UIKit/README.md")
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  public required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  open override func loadView() {
    let excluded = excludedActivityTypes ?? []
    let buttons = Self.services.filter { !excluded.contains($0.type) }.map { service in
      button(service.title) { $0.close(service.type) }
    }
    let view = ActivityView(
      title: items.lazy.compactMap { $0 as? String }.first, services: buttons,
      close: button("Close") { $0.close(nil) })
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  private func button(_ title: String, _ action: @escaping (UIActivityViewController) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title
    button.addAction(UIAction { [weak self] _ in self.map(action) }, for: .primaryActionTriggered)
    return button
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard traitCollection.userInterfaceIdiom == .pad, popoverPresentationController?.hasSource != true
    else { return }
    Simulator.running.complain("A share sheet on an iPad has nothing to point at (F326)")
  }

  /// Each keeps the other.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    popoverPresentationController = nil
  }

  /// The sheet goes first, then the app is told (F325).
  private func close(_ chosen: UIActivity.ActivityType?) {
    dismiss(animated: true) { [completionWithItemsHandler] in
      completionWithItemsHandler?(chosen, chosen != nil, nil, nil)
    }
  }
}
