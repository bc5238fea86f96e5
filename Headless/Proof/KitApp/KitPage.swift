import InteractiveModal
import InteractiveTransitions
import UIKit

/// A page, a child or a modal of the kit app: a button that presents, one that closes, a bar out of which a
/// finger pulls a modal, a view that grows into another page, and a text to scroll and to type into.
final class KitPage: UIViewController {
  private static let followers = [
    "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
  ]

  private unowned let app: KitApp
  /// What a modal shows below its buttons; a letter on other pages.
  private let content: KitVariant.Content
  private lazy var contentView = makeContent()
  let text = UITextView()
  /// A modal grows out of the field, and a page out of the badge.
  let field = UIView()
  let badge = UIView()
  private let bar = UIView()
  private let buttons = [UIButton(type: .system), UIButton(type: .system)]
  /// What UIKit told last, and what it told in an order that cannot be; `nil` if nothing.
  private(set) var lastCall: String?
  private(set) var disorder: String?
  /// The callback in which the app told it to leave; `nil` if it did not, or if a finger has held it since.
  var leftIn: String?

  init(_ app: KitApp, _ content: KitVariant.Content = .letter) {
    (self.app, self.content) = (app, content)
    super.init(nibName: nil, bundle: nil)
    title = "Page"
  }

  required init?(coder: NSCoder) { fatalError("This controller is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.text = String(repeating: "A long letter.\n", count: 30)
    field.layer.cornerRadius = 10
    for (button, title) in zip(buttons, ["Present", "Close"]) { button.setTitle(title, for: .normal) }
    buttons[0].addAction(UIAction { [weak self] _ in self?.presentOnTap() }, for: .touchUpInside)
    buttons[1].addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    for piece in [field, badge, bar] + buttons { view.addSubview(piece) }
    view.insertSubview(contentView, at: 0)
    bar.addInteraction(app.makeOpening(on: self))
    passGate("didLoad")
  }

  private func makeContent() -> KitContent {
    switch content {
    case .letter: LetterContent(text)
    case .chat: ChatContent(text)
    case .field: FormContent(1)
    case .form: FormContent(3)
    case .drawing: DrawingContent()
    case .photo: PhotoContent()
    }
  }

  /// Where the user types, and what a finger scrolls.
  var input: UIView? { contentView.input }
  var list: UIScrollView? { contentView.list }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    modalInterfaceOrientations ?? (app.variant.isUpright ? .portrait : .allButUpsideDown)
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }

  // A chat has its bar on the screen without a keyboard too.
  override var inputAccessoryView: UIView? { (contentView as? ChatContent)?.bar }
  override var canBecomeFirstResponder: Bool { content == .chat }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, top) = (view.bounds.size, view.safeAreaInsets.top)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 16 + CGFloat(index) * 100, y: top, width: 80, height: 44)
    }
    field.frame = CGRect(x: 16, y: top + 50, width: 200, height: 44)
    badge.frame = CGRect(x: 240, y: top + 50, width: 60, height: 44)
    contentView.place(in: view, below: top)
    bar.frame =
      app.variant.opensFromScreenEdge
      ? view.bounds : CGRect(x: 0, y: size.height - 80, width: size.width, height: 80)
    if app.variant.opensFromScreenEdge { view.sendSubviewToBack(bar) }
  }

  /// As a careful app, it asks first whether UIKit is at it already.
  private func presentOnTap() { if presentedViewController == nil { app.present(animated: true) } }

  private func close() {
    if app.container?.cards.contains(self) == true { return dismissModal(animated: true) }
    guard presentedViewController == nil, presentingViewController != nil, app.isQuiet
    else { return }
    dismiss(animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    take("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    take("didAppear")
    if content == .chat, input?.isFirstResponder == false { becomeFirstResponder() }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    take("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    take("didDisappear")
  }

  private func take(_ call: String) {
    if let lastCall, !(Self.followers[lastCall] ?? []).contains(call) {
      disorder = "\(call) follows \(lastCall)"
    }
    lastCall = call
    passGate(call)
  }

  /// The app tells a modal to leave, once, in the callback that it has chosen.
  private func passGate(_ call: String) {
    guard let gate = app.gate, KitApp.gates[gate] == call, presentedViewController == nil,
      modalPresentationStyle == .custom || app.container?.cards.contains(self) == true
    else { return }
    app.gate = nil
    app.reactions += 1
    leftIn = call
    dismissModal(animated: true)
  }
}

extension KitPage: MatchedElementProvider {
  func matchedElements(
    for operation: TransitionOperation, with other: UIViewController
  ) -> [MatchedElement] {
    let isModal = [.present, .dismiss].contains(operation)
    return [isModal ? MatchedElement("field", self.field) : MatchedElement("badge", self.badge)]
  }
}

extension KitPage: StaggeredItemsProvider {
  func staggeredItems(for operation: TransitionOperation) -> [UIView] {
    buttons + [badge, contentView]
  }
}
