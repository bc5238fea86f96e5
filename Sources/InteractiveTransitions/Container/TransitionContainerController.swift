import InteractiveModal
import UIKit

/// Shows one of several children, and leads from one to another with a choreography, a custom
/// animator, or a finger.
///
/// ```swift
/// let container = TransitionContainerController()
/// container.viewControllers = [today, week, month]
/// container.buttonPlacement = .bottom
/// ```
///
/// It derives from `UIViewController`, and has transition contexts and coordinators of its own.
/// All ``viewControllers`` are its children. It loads the view of a child when it first shows the
/// child. If a callback of the container or a child requests a change, the container makes it
/// after the present one.
@MainActor open class TransitionContainerController: UIViewController {
  /// Decides what the user may select, returns the style of transitions, and hears of selections.
  public weak var delegate: (any TransitionContainerControllerDelegate)?
  /// The choreography of transitions for which the delegate has no style; a
  /// ``SiblingSlideTransition`` by default. Its upper screen is the later child.
  public var choreography: any TransitionChoreography = SiblingSlideTransition()
  /// Where a finger can begin a transition to the next child or the one before; `.content` by
  /// default.
  public var region = GestureRegion.content
  /// The motion of children whose choreography has no spring of its own.
  public var motion = TransitionMotion()
  /// The position of a row of buttons, with the children's titles and the images of their tab bar
  /// items; `.none` by default. The container adds the height of the row to the children's safe
  /// area.
  public var buttonPlacement: ButtonPlacement {
    get { buttons.placement }
    set {
      guard newValue != buttons.placement else { return }
      buttons.placement = newValue
      installButtons()
    }
  }

  private let buttons = ContainerButtons()
  private let source = ContainerTransitionSource()
  private let contentLists = ContentLists()
  private(set) lazy var switcher = ContainerSwitcher(self)
  /// The view in which the children are; `nil` before the container's view is loaded.
  private(set) var content: ContainerView?

  // MARK: Children

  /// The children, in the order of swipes and buttons; none by default. Setting them animates
  /// nothing.
  public var viewControllers: [UIViewController] {
    get { switcher.selection.children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the children.
  ///
  /// If the selected child is among the new ones, it stays selected. If not, the container selects
  /// the new child at its index, or the first. A transition in progress ends at once. A controller
  /// that is named twice counts once, and the container itself does not count;
  /// `TransitionReport` tells of both.
  ///
  /// - Parameters:
  ///   - viewControllers: The new children.
  ///   - animated: Whether a new selection comes with a transition. No finger can catch it.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    switcher.replaceChildren(with: viewControllers, animated: animated)
  }

  // MARK: Selection

  /// The selected child; `nil` if there is no child.
  ///
  /// During a transition it is the child that comes; if the transition is cancelled, it is the
  /// former one again. Setting it animates nothing. `nil` changes nothing. A controller that is no
  /// child changes nothing either, and `TransitionReport` tells of it.
  public var selectedViewController: UIViewController? {
    get { switcher.selection.selected }
    set { if let newValue { switcher.select(newValue, animated: false) } }
  }

  /// The index of the selected child among ``viewControllers``; `NSNotFound` if there is no child.
  ///
  /// Setting it animates nothing. An index without a child changes nothing, and
  /// `TransitionReport` tells of it.
  public var selectedIndex: Int {
    get { switcher.selection.index ?? NSNotFound }
    set { select(newValue, animated: false) }
  }

  /// Selects the child at an index.
  ///
  /// If a transition from this child is in progress, it reverses with its velocity, or goes on if a swipe
  /// that was too short already returns. Any other transition in progress ends at once, and the new one
  /// begins from there. Selecting the selected child changes nothing.
  ///
  /// - Parameters:
  ///   - index: An index of ``viewControllers``. Any other changes nothing, and
  ///     `TransitionReport` tells of it.
  ///   - animated: Whether the child comes with a transition. There is none while the container is
  ///     not on screen.
  public func select(_ index: Int, animated: Bool) {
    let children = viewControllers
    guard children.indices.contains(index) else {
      return TransitionReport.report(
        "\(reportedName) cannot select the index \(index): use an index of its viewControllers, 0..<\(children.count)"
      )
    }
    switcher.select(children[index], animated: animated)
  }

  /// Updates the interface to a new selection.
  func selectionDidChange() {
    updateButtons()
    updateStatusBar()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    contentLists.nameList(of: selectedViewController, in: self)
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
  open override var childViewControllerForPointerLock: UIViewController? { selectedViewController }

  /// UIKit asks the window's root controller, and no child of it (F619).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    selectedViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Transitions

  /// The coordinator of an ancestor's transition, or of the transition between two children. The
  /// children and their descendants find it too.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? switcher.coordinator
  }

  /// Returns the objects that animate a transition.
  func animation(
    from: UIViewController, to: UIViewController, for operation: TransitionOperation, isCatchable: Bool
  ) -> ContainerAnimation {
    let style = delegate?.transitionContainerController(self, styleForTransitionFrom: from, to: to)
    return source.animation(
      style ?? .choreography(choreography), for: operation, isCatchable: isCatchable)
  }

  var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Appearance

  /// False: the container tells its children itself, in the order in which UIKit tells of a
  /// cancelled transition.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    switcher.containerWillAppear(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switcher.containerDidAppear()
  }

  /// Ends a transition in progress at once.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    switcher.containerWillDisappear(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    switcher.containerDidDisappear()
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = ContainerView(frame: view.bounds)
    content.clipsToBounds = true
    content.onLeave = { [weak self] in self?.switcher.conclude() }
    self.content = content
    view.addSubview(content)
    source.attach(self, to: content)
    installButtons()
    content.showAlone(selectedViewController?.view)
  }

  open override func viewDidLayoutSubviews() {
    guard let content else { return }
    if content.frame != view.bounds { content.frame = view.bounds }
    buttons.layOut(in: view)
    switcher.laidOut.forEach(buttons.addInsets)
    contentLists.nameList(of: selectedViewController, in: self)
    if switcher.transition == nil, let page = selectedViewController?.viewIfLoaded { content.fit(page) }
  }

  // MARK: Buttons

  /// Updates the buttons to the titles and images of the children.
  ///
  /// The container calls it when the children or the selection change, and before it appears.
  public func updateButtons() {
    guard isViewLoaded else { return }
    buttons.show(switcher.selection)
    view.setNeedsLayout()
  }

  private func installButtons() {
    guard isViewLoaded else { return }
    buttons.install(in: view) { [weak self] in self?.switcher.selectByTap($0) }
    updateButtons()
  }

  func fadeButtons(with coordinator: any UIViewControllerTransitionCoordinator) {
    buttons.fade(with: coordinator)
  }

  func removeInsets(from child: UIViewController) { buttons.removeInsets(from: child) }
}

extension TransitionContainerController: SafeAreaContainer {
  package func additionalSafeArea(of child: UIViewController) -> AdditionalSafeArea? {
    buttons.additionalSafeArea(of: child)
  }
}
