import UIKit

/// Shows views of this module in UIKit.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  private let host = ViewHost()

  open var rootView: Content { didSet { show() } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    host.controller = self
  }

  public required init?(coder: NSCoder) { nil }

  isolated deinit { host.remove() }

  open override func loadView() {
    let view = HostingView(frame: UIScreen.main.bounds)
    view.host = host
    view.onLayout = { [weak self] in self?.tellNewChildren() }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Opaque until somebody says otherwise (F589).
    view.backgroundColor = .systemBackground
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    guard isViewLoaded else { return }
    var environment = EnvironmentValues()
    environment.take(traitCollection)
    environment.dismiss = DismissAction { [weak self] in self?.dismiss(animated: true) }
    environment.isPresented = presentingViewController != nil
    host.show(rootView, environment: environment)
  }

  /// The size that the root view chooses. Lengths from 2,777,780 on are no proposal (F586).
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    host.update(renders: false)
    func proposed(_ length: CGFloat) -> CGFloat? { length >= 2_777_780 ? nil : length }
    var insets = view.safeAreaInsets
    if KeyboardInSize.current == .counted { insets.bottom += host.coveredHeight(of: view) }
    let proposal = ProposedViewSize(width: proposed(size.width), height: proposed(size.height))
    let content = host.size(for: proposal.inset(by: insets))
    return CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show()
    // UIKit tells controllers of the hierarchy that they appear if their views are in it by now.
    view.layoutIfNeeded()
    host.appear()
    appearing = shownChildren
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearing = nil
  }

  /// The children that have been told that they appear, while this controller does.
  private var appearing: [UIViewController]?

  private var shownChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Children whose views come into the hierarchy while this controller appears do so with it.
  private func tellNewChildren() {
    guard let told = appearing else { return }
    for child in shownChildren where !told.contains(child) {
      appearing?.append(child)
      child.beginAppearanceTransition(true, animated: false)
    }
  }
}

/// Whether changes that come by a new root view have the transaction of the code that sets it. Sources do not say
/// (F761).
public enum RootViewTransaction: CaseIterable, Sendable {
  case carried, lost

  @TaskLocal public static var current = lost
}

/// Whether the size that a hosting controller tells counts what the keyboard covers, as it does the safe area (F790).
public enum KeyboardInSize: CaseIterable, Sendable {
  case counted, leftOut

  @TaskLocal public static var current = counted
}

/// The view of a hosting controller. It updates its views before it lays them out, in a window (F760).
final class HostingView: UIView {
  weak var host: ViewHost?
  var onLayout: () -> Void = {}
  /// Where the keyboard is on the screen, or will be.
  private(set) var keyboard = CGRect.null
  private var observer: (any NSObjectProtocol)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let name = UIResponder.keyboardWillChangeFrameNotification
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated {
        self?.keyboard = frame ?? .null
        self?.setNeedsLayout()
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let host, window != nil else { return }
    defer { onLayout() }
    host.update(renders: true)
    let transaction = host.takeTransaction()
    guard let animation = transaction.animation, !transaction.disablesAnimations,
      SizeAnimation.current == .atOnce
    else { return host.place(in: self) }
    UIView.animate(withDuration: animation.duration) { host.place(in: self) }
  }
}
