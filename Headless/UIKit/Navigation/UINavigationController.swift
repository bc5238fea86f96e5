import Foundation

/// Shows the top of a stack of controllers below a bar. A change during a transition by the
/// delegate's animator waits for its end; one during the system's slide ends the slide (F214, F329).
@MainActor open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  public let toolbar: UIToolbar! = UIToolbar(isHidden: true)
  open weak var delegate: (any UINavigationControllerDelegate)?

  private(set) var stack: [UIViewController] = []
  /// The first page that hides the bottom bar, and the pages above it (F820).
  private var pagesWithoutBottomBar: ArraySlice<UIViewController> = []
  let transitions = ContainerTransitions()
  override var containerTransitions: ContainerTransitions? { transitions }
  /// True by default, unlike that of other controllers (F435).
  open override var definesPresentationContext: Bool {
    get { definesContext }
    set { definesContext = newValue }
  }
  private var definesContext = true
  private var laidOutWidth: CGFloat = 0
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private lazy var edgePop = InteractivePop(of: self, by: edgePan)
  private lazy var contentPop = InteractivePop(of: self, by: UIPanGestureRecognizer())

  /// The swipe that pops, from the edge where reading begins (F286).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop.recognizer }

  /// The swipe that pops, from anywhere on the content; `nil` before iOS 26 (F386).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    Simulator.running.systemVersion >= 26 ? contentPop.recognizer : nil
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)  // An override is called (F484).
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The bar decides the style, so the page is not asked for it (F322).
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains(viewController), "\(viewController) is on the stack already")
    change(animated: animated) { $0.contains(viewController) ? $0 : $0 + [viewController] }
  }

  /// Pops the top page; the root page stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(animated: animated) { $0.count > 1 ? $0.dropLast() : $0 }
    return top
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      preconditionFailure("\(viewController) is not on the stack")
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty {
      change(animated: animated) { stack in
        stack.firstIndex(of: viewController).map { Array(stack[...$0]) } ?? stack
      }
    }
    return popped
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// A new top that was on the stack before is popped to, any other is pushed.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated: animated) { _ in viewControllers }
  }

  /// Whether the bar takes no space; false by default.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var hidesBar = false

  /// Slides the bar over the upper edge, or back (F823).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    navigationBar.isHidden = false
    slideBars(animated) { [weak self] in
      if let self, hidesBar == hidden { navigationBar.isHidden = hidden }
    }
  }

  /// The transition's coordinator while a push or pop is animated (F90).
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modalCoordinator ?? transitions.current?.coordinator ?? super.transitionCoordinator
  }

  // MARK: Showing

  open override func loadView() {
    let view = BarredView(frame: UIScreen.main.bounds, bars: [navigationBar, toolbar])
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layOutBar() }
    view.transition = { [weak self] in self?.transitions.custom }
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    if let content = interactiveContentPopGestureRecognizer { view.addGestureRecognizer(content) }
    view.addGestureRecognizer(edgePop.recognizer)
    self.view = view
    if let top = topViewController { show(top) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitions.conclude()
  }

  /// The bar is below the safe area; its height is added to the safe area of the content.
  func layOutBar() {
    if laidOutWidth != view.bounds.width {
      transitions.current?.slide?.finish()
      navigationBar.endFade()
    }
    laidOutWidth = view.bounds.width
    edgePan.edges = view.isRightToLeft ? .right : .left
    let height =
      topViewController.map(barHeight) ?? UINavigationBar.height(for: traitCollection)
    let frame = CGRect(
      x: 0, y: hidesBar ? -height : view.safeAreaInsets.top, width: view.bounds.width, height: height)
    if navigationBar.frame != frame {
      navigationBar.frame = frame
      navigationBar.markNeedsLayout()
    }
    layOutToolbar()
    for child in stack { extendSafeArea(of: child) }
  }

  /// A large title follows the content at once (F340).
  func contentDidScroll() {
    guard isViewLoaded, let top = topViewController, !foldingHeights(over: top).isEmpty else { return }
    layOutBar()
  }

  func extendSafeArea(of child: UIViewController) {
    let top = isNavigationBarHidden ? 0 : barInset(over: child)
    // The tab bar is no part of the safe area of a page without it, from the beginning (F822).
    let bottom =
      (tabs != nil && pagesWithoutBottomBar.contains(child) ? -UITabBar.height : 0)
      + (isToolbarHidden ? 0 : UIToolbar.height)
    child.containerSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  var content: UIView? { (viewIfLoaded as? BarredView)?.content }

  func show(_ child: UIViewController) {
    guard let content, let page = child.view else { return }
    extendSafeArea(of: child)
    page.place(at: content.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if page.superview !== content { content.addSubview(page) }
  }

  var isSeen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

  /// Begins a pop that the finger drives, or that the delegate's animator runs (F328).
  func beginInteractivePop() {
    guard stack.count > 1, !transitions.isUnderWay else { return }
    change(animated: true, isHeld: true) { $0.dropLast() }
  }

  /// The tab bar controller whose bar the pages hide.
  var tabs: UITabBarController? { parent as? UITabBarController }
  var hidesBottomBar: Bool { !pagesWithoutBottomBar.isEmpty }

  func setStack(_ new: [UIViewController]) {
    stack = new
    pagesWithoutBottomBar = new.drop { !$0.hidesBottomBarWhenPushed }
    navigationBar.items = new.map(\.navigationItem)
    toolbarItemsDidChange()
  }
}

extension UINavigationController {
  /// The kind of a change of the stack (F208).
  public enum Operation: Int, Sendable { case none, push, pop }
}

extension UIViewController {
  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
}
