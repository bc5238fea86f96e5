import UIKit

/// Shows one of several children, and leads from one to the next by a choreography, an animator of anybody's, or a finger.
///
/// ```swift
/// let container = TransitionContainerController()
/// container.viewControllers = [today, week, month]
/// container.buttonPlacement = .bottom
/// ```
///
/// It is no subclass of a controller of UIKit's, and has transition contexts and coordinators of its own. All of
/// ``viewControllers`` are its children; their views are loaded when they are shown first. A change that somebody asks
/// for from within a callback of the container's, or of a child's appearance, is made after that.
@MainActor open class TransitionContainerController: UIViewController {
  /// Whether it is on screen.
  enum Presence {
    case hidden
    case appearing
    case shown
    case disappearing
  }

  /// Is asked what may be selected and what animates it, and told what was.
  public weak var delegate: (any TransitionContainerControllerDelegate)?
  /// Leads from one child to another where the delegate does not say what does; a ``SiblingSlideTransition`` by default. Its upper
  /// screen is the later child.
  public var choreography: any TransitionChoreography = SiblingSlideTransition()
  /// Where a finger has to come down to draw the next child in, or the one before; anywhere by default.
  public var region = GestureRegion.content
  /// How children move where their choreography has no spring of its own.
  public var motion = TransitionMotion()
  /// Where it has a row of buttons with the titles of its children and the images of their tab bar items; nowhere by
  /// default. The row's height is added to the safe area of the children.
  public var buttonPlacement = ContainerButtonPlacement.none {
    didSet { if buttonPlacement != oldValue { buttonsDidChange() } }
  }

  let queue = ContainerQueue()
  /// See ``viewControllers``.
  var pages: [UIViewController] = []
  private(set) var selected: UIViewController?
  var transition: ContainerTransitionContext?
  /// Those that are children until the transition ends.
  var leaving: [UIViewController] = []
  private(set) var presence = Presence.hidden
  private(set) weak var interaction: SwipeInteraction?
  private var insets: [ObjectIdentifier: AdditionalSafeArea] = [:]
  private lazy var row = ContainerButtonRow(frame: .zero)
  let source = ContainerSource()

  // MARK: View

  /// The part of its view that children are in; `nil` before that is loaded.
  private(set) var content: ContainerView?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = ContainerView(frame: view.bounds)
    content.clipsToBounds = true
    content.onLeave = { [weak self] in self?.conclude() }
    self.content = content
    view.addSubview(content)
    source.container = self
    let interaction = SwipeInteraction(source)
    content.addInteraction(interaction)
    self.interaction = interaction
    row.onTap = { [weak self] in self?.buttonWasTapped($0) }
    buttonsDidChange()
    content.showAlone(selected?.view)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  private func layOut() {
    guard let content else { return }
    if content.frame != view.bounds { content.frame = view.bounds }
    layOutButtons()
    for page in pages + leaving { addInsets(to: page) }
    if transition == nil, let page = selected?.viewIfLoaded { content.fit(page) }
  }

  // MARK: Appearance

  /// The container tells its children itself, so that one whose transition is called off hears of that in UIKit's order.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    queue.performNow {
      presence = .appearing
      updateButtons()
      content?.showAlone(selected?.view)
      selected?.beginAppearanceTransition(true, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    queue.performNow {
      presence = .shown
      selected?.endAppearanceTransition()
    }
  }

  /// A transition that is under way ends at once.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    queue.performNow {
      transition?.conclude()
      presence = .disappearing
      selected?.beginAppearanceTransition(false, animated: animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    queue.performNow {
      presence = .hidden
      selected?.endAppearanceTransition()
    }
  }

  func conclude() { queue.performNow { transition?.conclude() } }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }

  /// What an ancestor runs, or else the transition between two of its children: these and their children find it too.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? transition?.coordinator
  }

  // MARK: Selection

  func setSelected(_ child: UIViewController?) {
    selected = child
    updateButtons()
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  // MARK: Buttons

  private func buttonsDidChange() {
    guard isViewLoaded else { return }
    switch buttonPlacement {
    case .none: row.removeFromSuperview()
    case .top, .bottom: view.addSubview(row)
    }
    updateButtons()
  }

  /// Reads titles and images of the children anew. Done whenever children or the selection change, and before the container
  /// appears.
  public func updateButtons() {
    guard isViewLoaded else { return }
    row.show(pages, selected: selected)
    view.setNeedsLayout()
  }

  private func layOutButtons() {
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    switch buttonPlacement {
    case .none: break
    case .top: row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safe.top + row.height)
    case .bottom:
      let height = safe.bottom + row.height
      row.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }

  /// On top of what the app adds to the child's safe area.
  func addInsets(to child: UIViewController) {
    let added = insets[ObjectIdentifier(child)] ?? AdditionalSafeArea.of(child)
    insets[ObjectIdentifier(child)] = added
    let height = row.height
    switch buttonPlacement {
    case .none: added.set(.zero, for: .buttons)
    case .top: added.set(UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0), for: .buttons)
    case .bottom: added.set(UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0), for: .buttons)
    }
  }

  func takeInsets(from child: UIViewController) {
    insets.removeValue(forKey: ObjectIdentifier(child))?.set(.zero, for: .buttons)
  }
}
