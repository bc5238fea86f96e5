import Foundation

/// One choice of an alert.
@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// An alert or an action sheet, which is at the bottom of the window on every device. Actions must
/// be added before the view loads.
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public let preferredStyle: Style
  public let message: String?
  open private(set) var actions: [UIAlertAction] = []
  private let transition = AlertTransition()
  /// What an action sheet points at on an iPad (F791).
  open override var popoverPresentationController: UIPopoverPresentationController? { popover }
  private lazy var popover: UIPopoverPresentationController? =
    preferredStyle == .alert
    ? nil : UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  public required init?(coder: NSCoder) { nil }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  open func addAction(_ action: UIAlertAction) {
    let isSecond = action.style == .cancel && cancelAction != nil
    precondition(!isSecond, "An alert has one cancel action at most")
    actions.append(action)
  }

  open override func loadView() {
    let view = AlertView(of: self)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Breaks the cycle of the sheet and its popover presentation controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    popover = nil
  }

  /// Escape chooses the cancel action (F262).
  open override var keyCommands: [UIKeyCommand]? {
    guard cancelAction != nil else { return super.keyCommands }
    let choose = Selector("chooseCancel", of: UIAlertController.self) { $0.chooseCancel() }
    return (super.keyCommands ?? []) + [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: choose)
    ]
  }

  /// Does nothing without a cancel action.
  func chooseCancel() { cancelAction.map(choose) }

  /// Dismisses the alert, then calls the action's handler. Ignored during a transition,
  /// which would refuse `dismiss`.
  func choose(_ action: UIAlertAction) {
    guard hostPresentation?.stack.contains(where: { $0.transition?.isUnderWay ?? false }) != true else {
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }
}
