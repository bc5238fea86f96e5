import Foundation

/// Shows one of several controllers above a bar that selects among them. A change during a
/// transition by the delegate's animator waits for its end (F329).
@MainActor open class UITabBarController: UIViewController {
  private static let limit = 5

  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?

  var controllers: [UIViewController] = []
  private(set) var selected: UIViewController?
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
  /// while a page takes it away (F809).
  private func layOutBar() {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let former = tabBar.frame
    tabBar.place(
      at: CGRect(
        x: selected?.takesTabBarAway == true ? -view.bounds.width : 0, y: view.bounds.height - height,
        width: view.bounds.width, height: height))
    if tabBar.frame != former { tabBar.frameObservations.tell() }
  }

  /// A page that takes the bar away has come or gone.
  func pagesDidChange() {
    for child in controllers {
      child.containerSafeAreaInsets.bottom = child.takesTabBarAway ? 0 : UITabBar.height
    }
    if isViewLoaded { layOutBar() }
  }

  var isSeen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }
  var content: UIView? { (viewIfLoaded as? BarredView)?.content }

  func setSelected(_ controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    pagesDidChange()
  }

  func show(_ child: UIViewController) {
    guard let content, let page = child.view else { return }
    page.place(at: content.bounds)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if page.superview !== content { content.addSubview(page) }
  }
}
