import Foundation

/// A question over everything else. Text fields and popovers are not modelled: a sheet stands at the foot of
/// the window on every device.
@MainActor open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public let preferredStyle: Style
  open var message: String? {
    didSet { alertView?.setNeedsReload() }
  }
  open override var title: String? {
    didSet { alertView?.setNeedsReload() }
  }
  open private(set) var actions: [UIAlertAction] = []
  private let transition = AlertTransition()

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  public required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  open func addAction(_ action: UIAlertAction) {
    let hasCancel = actions.contains { $0.style == .cancel }
    precondition(action.style != .cancel || !hasCancel, "an alert has one cancel action at most")
    actions.append(action)
    action.onChange = { [weak self] in self?.alertView?.setNeedsReload() }
    alertView?.setNeedsReload()
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    let view = AlertView(frame: UIScreen.main.bounds, alert: self)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Escape is the cancel choice (F262).
  open override var keyCommands: [UIKeyCommand]? {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return super.keyCommands }
    let choose = Selector("choose", of: UIAlertController.self) { $0.choose(cancel) }
    return (super.keyCommands ?? []) + [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: choose)
    ]
  }

  /// The alert goes first, then the choice is carried out. While it comes or goes nothing is chosen: `dismiss` would be
  /// refused.
  func choose(_ action: UIAlertAction) {
    guard hostPresentation?.stack.contains(where: { $0.transition?.isUnderWay ?? false }) != true else {
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }
}
