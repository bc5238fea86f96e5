import Foundation

/// Shows the topmost of a stack of controllers under a bar.
///
/// Toolbars, hiding bars and the delegate's own animators are not modelled.
@MainActor open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?

  private var stack: [UIViewController] = []
  private(set) var slide: NavigationSlide?
  private var laidOutWidth: CGFloat = 0
  private lazy var interactivePop = InteractivePop(of: self)

  /// Pops as a finger is drawn in from the edge where reading begins (F286).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
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

  /// Its own style is the bar's matter, so that of what it shows is not asked for (F322).
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The topmost, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains(viewController), "\(viewController) is on the stack already")
    change(to: stack + [viewController], animated: animated, isPush: true)
  }

  /// Takes the topmost off, but never the last one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated, isPush: false)
    return top
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      preconditionFailure("\(viewController) is not on the stack")
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated, isPush: false) }
    return popped
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// A new top that was on the stack before is popped to, another is pushed.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPush = viewControllers.last.map { !stack.contains($0) } ?? false
    change(to: viewControllers, animated: animated, isPush: isPush)
  }

  // MARK: Showing

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds, bar: navigationBar)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layOutBar() }
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view.addGestureRecognizer(interactivePop.recognizer)
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
    slide?.finish()
  }

  /// The bar stands below the safe area; its height is added to the safe area of the content.
  private func layOutBar() {
    if laidOutWidth != view.bounds.width, let slide { slide.finish() }
    laidOutWidth = view.bounds.width
    interactivePop.recognizer.edges = view.isRightToLeft ? .right : .left
    let height =
      topViewController.map(barHeight) ?? UINavigationBar.height(for: traitCollection)
    let frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    if navigationBar.frame != frame {
      navigationBar.frame = frame
      navigationBar.markNeedsLayout()
    }
    for child in stack { extendSafeArea(of: child) }
  }

  /// A large title gives way at once.
  func contentDidScroll() {
    if navigationBar.prefersLargeTitles, isViewLoaded { layOutBar() }
  }

  private func extendSafeArea(of child: UIViewController) {
    child.containerSafeAreaInsets = UIEdgeInsets(top: barInset(over: child), left: 0, bottom: 0, right: 0)
  }

  private var content: UIView? { (viewIfLoaded as? NavigationView)?.content }

  private func show(_ child: UIViewController) {
    guard let content, let page = child.view else { return }
    extendSafeArea(of: child)
    page.place(at: content.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if page.superview !== content { content.addSubview(page) }
  }

  // MARK: Changing

  /// What becomes of the controllers in a change of the stack.
  private struct Change {
    var from: UIViewController?
    var to: UIViewController?
    var added: [UIViewController]
    var removed: [UIViewController]
    var old: [UIViewController]
    var animated: Bool
    var isPush: Bool
    /// A finger moves the pages.
    var isHeld: Bool
    /// Somebody sees it: then the controllers hear of appearing and the delegate of what is shown.
    var isSeen: Bool
  }

  /// Takes the topmost off as far as a finger draws it.
  func beginInteractivePop() {
    change(to: stack.dropLast(), animated: true, isPush: false, isHeld: true)
  }

  private func change(to new: [UIViewController], animated: Bool, isPush: Bool, isHeld: Bool = false) {
    slide?.finish()  // F214: a change in mid-change ends the first at once.
    let change = Change(
      from: stack.last, to: new.last, added: new.filter { !stack.contains($0) },
      removed: stack.filter { !new.contains($0) }, old: stack, animated: animated && isSeen, isPush: isPush,
      isHeld: isHeld, isSeen: isSeen)
    change.removed.forEach { $0.willMove(toParent: nil) }  // F211
    change.added.forEach(addChild)
    stack = new
    navigationBar.items = new.map(\.navigationItem)
    if change.from === change.to { finish(change) } else { begin(change) }
  }

  private var isSeen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

  private func begin(_ change: Change) {
    guard isViewLoaded, let to = change.to else { return end(change) }
    if change.isSeen {
      delegate?.navigationController(self, willShow: to, animated: change.animated)
      change.from?.beginAppearanceTransition(false, animated: change.animated)
      to.beginAppearanceTransition(true, animated: change.animated)
    }
    show(to)
    guard change.animated, let from = change.from else { return end(change) }
    if !change.isPush { content?.sendSubviewToBack(to.view) }
    let slide = NavigationSlide(from: from.view, to: to.view, isPush: change.isPush) { [weak self] isDone in
      self?.slide = nil
      if isDone { self?.end(change) } else { self?.takeBack(change) }
    }
    self.slide = slide
    if !change.isHeld { slide.run(toEnd: true) }
  }

  /// A pop that was cancelled: all is as before, and nobody hears that the page below was shown (F46, F209).
  private func takeBack(_ change: Change) {
    stack = change.old
    navigationBar.items = stack.map(\.navigationItem)
    if change.isSeen { change.to?.beginAppearanceTransition(false, animated: true) }
    change.to?.viewIfLoaded?.removeFromSuperview()
    guard change.isSeen else { return }
    change.to?.endAppearanceTransition()
    change.from?.beginAppearanceTransition(true, animated: true)
    change.from?.endAppearanceTransition()
  }

  private func end(_ change: Change) {
    change.from?.viewIfLoaded?.removeFromSuperview()
    if change.isSeen {
      change.from?.endAppearanceTransition()
      change.to?.endAppearanceTransition()
    }
    finish(change)
    if change.isSeen, let to = change.to {
      delegate?.navigationController(self, didShow: to, animated: change.animated)
    }
  }

  private func finish(_ change: Change) {
    change.removed.forEach { $0.removeFromParent() }
    change.added.forEach { $0.didMove(toParent: self) }
    setNeedsStatusBarAppearanceUpdate()
  }
}
