import Foundation

/// Shows one of several controllers above a bar that selects among them. A change during a
/// transition by the delegate's animator waits for its end (F329).
@MainActor open class UITabBarController: UIViewController {
  private static let limit = 5

  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?

  var controllers: [UIViewController] = []
  private(set) var selected: UIViewController?
  /// Whether the bar is beside the content, where lines begin (F821).
  private var isBarHidden = false { didSet { if isViewLoaded { layOutBar() } } }
  let transitions = ContainerTransitions()
  override var containerTransitions: ContainerTransitions? { transitions }

  // MARK: The tabs

  /// At most five; `nil` without any.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// See `install(_:)` for the new selection (F335). Nothing is animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    precondition(
      new.count <= Self.limit, "More than five tabs are not modelled; see Headless/UIKit/README.md")
    transitions.perform { [weak self] in self?.install(new) }
  }

  /// The controller that is shown, or is coming. Setting it asks the delegate
  /// for an animator only; a controller without a tab is refused with a complaint.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue) } }
  }

  /// The index of the selected tab, `NSNotFound` without one. An index without a tab is refused
  /// with a complaint.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard controllers.indices.contains(newValue) else { return complain("has no tab \(newValue)") }
      select(controllers[newValue])
    }
  }

  /// The transition's coordinator while a change of the selection is animated (F90).
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modalCoordinator ?? transitions.current?.coordinator ?? super.transitionCoordinator
  }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }

  // MARK: Showing

  open override func loadView() {
    let view = BarredView(frame: UIScreen.main.bounds, bars: [tabBar])
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layOutBar() }
    view.transition = { [weak self] in self?.transitions.custom }
    tabBar.onSelect = { [weak self] in self?.tabWasTapped(at: $0) }
    self.view = view
    if let selected { show(selected) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitions.conclude()
  }

  /// The bar covers the bottom safe area; its height is added to the safe area of the content. Beside the view it lies
  /// while a page hides it (F820).
  private func layOutBar() {
    guard tabBar.superview === view else { return }
    place(at: isBarHidden ? barFrame.offsetBy(dx: leading * view.bounds.width, dy: 0) : barFrame)
  }

  private func place(at frame: CGRect) {
    guard frame != tabBar.frame else { return }
    tabBar.place(at: frame)
    tabBar.frameObservations.tell()
  }

  private var leading: CGFloat { view.isRightToLeft ? 1 : -1 }

  private var barFrame: CGRect {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// Puts the bar where the pages of the selected navigation controller want it (F820).
  func placeBar(for navigation: UINavigationController) {
    guard navigation === selected else { return }
    if isViewLoaded, tabBar.superview !== view { view.addSubview(tabBar) }
    isBarHidden = navigation.hidesBottomBar
  }

  /// Lets the bar move with the lower page while the system's slide takes it away or brings it (F821).
  func lendBar(to page: UIViewController?, for navigation: UINavigationController) {
    guard navigation === selected, isBarHidden != navigation.hidesBottomBar, let page = page?.view else {
      return
    }
    page.addSubview(tabBar)
    place(at: view.convert(barFrame, to: page))
  }

  var isSeen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }
  var content: UIView? { (viewIfLoaded as? BarredView)?.content }

  func setSelected(_ controller: UIViewController?) {
    selected = controller
    isBarHidden = (controller as? UINavigationController)?.hidesBottomBar ?? false
    tabBar.selectedItem = controller?.tabBarItem
  }

  func show(_ child: UIViewController) {
    guard let content, let page = child.view else { return }
    page.place(at: content.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if page.superview !== content { content.addSubview(page) }
  }
}

extension UIViewController {
  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
}
