import Foundation

/// Manages a view and takes part in containment, appearance and presentation.
@MainActor open class UIViewController: UIResponder, UIContentContainer {
  private let lifetime: Lifetime
  private var storedView: UIView?
  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  var appearance = Appearance.disappeared
  var isSuperAwaited = false
  /// Whether a move of the view began the appearance transition; the end of the move ends it.
  var isFollowingView = false
  /// The presentation of the controller that this one presents, kept while it lasts (F28).
  var presentation: Presentation?
  /// The presentation of this controller.
  weak var hostPresentation: Presentation?
  var preparedController: UIPresentationController?
  private var addedKeyCommands: [UIKeyCommand] = []
  /// The container's part of the safe area, for example a navigation bar's height.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != containerSafeAreaInsets { viewIfLoaded?.updateSafeArea() } }
  }

  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }
  private var ownTabBarItem: UITabBarItem?
  /// Whether a tab bar goes while the controller is on the stack of its navigation controller (F820).
  open var hidesBottomBarWhenPushed = false
  /// The controller's item in a tab bar, by default with its title.
  open var tabBarItem: UITabBarItem! {
    get {
      let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      (parent as? UITabBarController)?.itemsDidChange()
    }
  }
  /// The controller's items in the toolbar of its navigation controller (F807).
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { (parent as? UINavigationController)?.toolbarItemsDidChange() }
  }
  /// The controller's item in a navigation bar.
  public internal(set) lazy var navigationItem = UINavigationItem(optional: title)
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Made on first reading if the style is `.popover` (F618).
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
  }
  /// Held weakly (F19).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public var isModalInPresentation = false
  public var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellOfPreferredContentSize() } }
  }
  public var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      World.current.layerObservers.ledger?.record(.layout, isRedundant: oldValue == additionalSafeAreaInsets)
      if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateSafeArea() }
    }
  }
  /// Whether a search in this controller is presented here (F435).
  open var definesPresentationContext = false
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the controller decides about the status bar although it is not full screen (F22).
  open var modalPresentationCapturesStatusBarAppearance = false
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The children that are asked instead; none by default (F321).
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// The orientation in which the controller is shown first, if it fills the screen (F723).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Simulator.running.orientation
  }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The transitions between a container's children.
  var containerTransitions: ContainerTransitions? { nil }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "Nibs are not modelled; see Headless/UIKit/README.md")
    lifetime = Lifetime(of: Self.self)
    super.init()
  }

  public required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Headless/UIKit/README.md")
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }

  public var viewIfLoaded: UIView? { storedView }
  public var isViewLoaded: Bool { storedView != nil }

  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The default root view follows its superview's size (F180).
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillAppear(_ animated: Bool) { isSuperAwaited = false }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { isSuperAwaited = false }
  open func viewWillDisappear(_ animated: Bool) { isSuperAwaited = false }
  open func viewDidDisappear(_ animated: Bool) { isSuperAwaited = false }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateBars(indicator: false) }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { viewIfLoaded?.window?.updateBars(status: false) }

  /// The presenter of a presented controller, else the view's superview (F261).
  open override var next: UIResponder? {
    hostPresentation?.presenting ?? viewIfLoaded?.superview ?? parent
  }
  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  var totalAdditionalSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + containerSafeAreaInsets }

  // MARK: Traits

  /// Applies to the controller, its views and its children (F600).
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChangedInTree() }
  }

  open var traitCollection: UITraitCollection {
    if overrideUserInterfaceStyle == .unspecified { return inheritedTraits }
    return inheritedTraits.overridden(by: UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
  }

  private var inheritedTraits: UITraitCollection {
    if let parent {
      return parent.traitCollection.overridden(by: parent.overrideTraitCollection(forChild: self))
    }
    let traits = viewIfLoaded?.window?.traitCollection ?? Simulator.running.traitCollection
    return traits.overridden(by: hostPresentation?.controller.overrideTraitCollection)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  /// Overrides traits of a child and its descendants (F594).
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.traitsMayHaveChangedInTree()
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }

  private func tellOfPreferredContentSize() {
    let container: (any UIContentContainer)? = parent ?? hostPresentation?.controller
    container?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Called before a segue is performed (F360).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The parent's size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before ``viewWillTransition(to:with:)`` if a size class is going to change, on the same
  /// controllers (F197).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    presentation?.controller.willTransition(to: newCollection, with: coordinator)
  }

  /// Called on the root first, then on its children and on the controller that it presents (F196).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Keys

  /// The added commands, unless a subclass overrides this (F305).
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Scrolling

  private var contentScrollViews: [NSDirectionalRectEdge.RawValue: Weak<UIScrollView>] = [:]

  /// Names the scroll view that bars follow at some edges (F391).
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(single) {
      contentScrollViews[single.rawValue] = Weak(object: scrollView)
    }
    (parent as? UINavigationController)?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that was named, or the view, or the first view in it (F340, F499).
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]?.object ?? viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// Non-`nil` only during a transition or a rotation (F90). Children ask their parents.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modalCoordinator ?? parent?.transitionCoordinator ?? viewIfLoaded?.window?.windowScene?.simulator.rotation
  }
}
