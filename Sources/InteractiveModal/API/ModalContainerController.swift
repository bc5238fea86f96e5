import UIKit

/// Shows cards beside a screen that stays in use, as Maps does.
///
/// ```swift
/// let container = ModalContainerController(root: UINavigationController(rootViewController: map))
/// container.add(search, as: places)
/// window.rootViewController = container
/// ```
///
/// A card has all that a presented modal has: detents, the hand-off with lists, the keyboard,
/// permission, a delegate and updates. UIKit presents nothing: the card is a child. So the root
/// goes on pushing pages, selecting tabs and turning, and what it presents covers root and cards.
///
/// At a detent up to ``ModalConfiguration/Dimming/largestUndimmedDetent`` the root takes touches beside
/// the card, and its safe area ends where the card begins. At a higher one the root is dimmed, and
/// a tap there closes the card. Permit no dismissal for a card that always stays. VoiceOver reads
/// the cards first, the one in front before the others, and then the root. The root determines the
/// status bar, unless a card covers it.
@MainActor open class ModalContainerController: UIViewController {
  private enum Visibility {
    case hidden
    case appearing
    case visible
    case disappearing
  }

  /// The screen behind the cards, as large as the container.
  public let root: UIViewController
  private var contained: [ContainedModal] = []
  private var visibility = Visibility.hidden
  private let rootView = UIView()
  let safeArea: CoveredSafeArea
  private let rootAppearance: ChildAppearance
  private(set) lazy var pile = DockPile(in: self)
  /// The tab bars under the dock, what tells that they go or come, and how much of the bottom they covered then.
  private var tabBars: (bars: [UITabBar], foot: CGFloat, observations: [NSKeyValueObservation]) = ([], 0, [])
  /// Learns where the keyboard is, for cards that come later.
  private(set) lazy var keyboardSafeArea = KeyboardSafeArea(safeArea.rootArea)
  /// The traits that UIKit has announced, until it has resized the container.
  private var announcedTraits: UITraitCollection?

  /// Creates a container.
  ///
  /// - Parameter root: The screen behind the cards: a navigation controller, a tab bar
  ///   controller or any other. It becomes a child of the container, and must not have another
  ///   parent.
  public init(root: UIViewController) {
    self.root = root
    safeArea = CoveredSafeArea(of: root)
    rootAppearance = ChildAppearance(of: root)
    super.init(nibName: nil, bundle: nil)
    addChild(root)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("A container of cards is made in code")
  }

  // MARK: Cards

  /// The controllers that are shown as cards, the one in front last. A card that leaves is among
  /// them until it is gone.
  public var cards: [UIViewController] { contained.map(\.modal) }

  /// Shows a controller as a card in front of the root and the other cards.
  ///
  /// The card leaves like a presented modal: by its user, if the app permits it, or by
  /// `dismissModal(animated:)` of the card. UIKit's `dismiss(animated:)` does not concern it, and
  /// what the card presents stays when it leaves. The call does nothing for an alert, and for a
  /// controller that is presented or has a parent; ``TransitionReport`` says why.
  ///
  /// Updates, permission and the end come to the delegate as for a presented modal. The delegate
  /// of a presentation controller is not asked: there is none. A choreography does not count.
  ///
  /// - Parameters:
  ///   - card: The controller to show.
  ///   - configuration: How the card looks and moves.
  ///   - animated: Whether the card slides in; true by default. While the container is off the
  ///     screen, the card is at its detent at once.
  ///   - delegate: Decides whether the user may dismiss the card, and hears what the card does; not
  ///     retained. `nil` uses the card, or the controller shown in it, if it conforms.
  ///   - completion: Called when the card stands, or when a finger comes down on it before that.
  /// - Returns: The transition, with which the app changes the configuration and reads updates;
  ///   `nil` if nothing was added. The container retains it as long as it has the card.
  @discardableResult public func add(
    _ card: UIViewController, as configuration: ModalConfiguration, animated: Bool = true,
    delegate: (any ModalDelegate)? = nil, completion: (() -> Void)? = nil
  ) -> ModalTransition? {
    let transition = ModalTransition(configuration)
    transition.delegate = delegate
    return add(card, with: transition, animated: animated, completion: completion)
  }

  /// Shows a card with a transition that the app has not seen yet.
  func add(
    _ card: UIViewController, with transition: ModalTransition, animated: Bool, completion: (() -> Void)?
  ) -> ModalTransition? {
    if let reason = refusal(toShow: card) {
      TransitionReport.report("\(card.reportedName) is not added, because \(reason)")
      return nil
    }
    transition.configuration.look = nil
    let modal = ContainedModal(card, in: self, transition, completion: completion)
    transition.register(modal)
    contained.append(modal)
    addChild(card)
    let isPulledOpen = transition.takeFinger != nil
    if isViewLoaded { show(modal, isAnimated: animated && isVisible && (isPulledOpen || animates)) }
    return transition
  }

  private func show(_ modal: ContainedModal, isAnimated: Bool) {
    modal.view.frame = view.bounds
    view.addSubview(modal.view)
    isDockSpread = false
    let transform = takeBackScreen(behind: modal)
    let screen = screen(behind: modal)
    screen.begin(at: transform)
    modal.show(over: screen, isAnimated: isAnimated)
  }

  private func screen(behind modal: ContainedModal) -> ScreenBehind {
    ScreenBehind(
      viewBehind(modal), of: card(behind: modal)?.modal ?? root,
      screenRadius: modal.app.configuration.presenter.cornerRadius)
  }

  private func viewBehind(_ modal: ContainedModal) -> UIView {
    card(behind: modal)?.session.card ?? root.view
  }

  /// Returns what shows a card; `nil` for any other controller.
  func host(of card: UIViewController) -> (any ModalHost)? { contained.first { $0.modal === card } }

  /// Returns the card that lies behind another one; not one in the dock.
  private func card(behind modal: ContainedModal) -> ContainedModal? {
    contained.prefix { $0 !== modal }.last { !$0.isInDock }
  }

  /// Returns the controllers of the screens that a card may cover; the last one lies right behind it.
  func controllers(behind modal: ContainedModal) -> [UIViewController] {
    [root] + contained.prefix { $0 !== modal }.filter { !$0.isInDock }.map(\.modal)
  }

  /// Returns the sessions of the cards in front of a controller in the container.
  func sessions(over controller: UIViewController) -> [ModalSession] {
    let index = contained.firstIndex { $0.modal.contains(controller) }.map { $0 + 1 } ?? 0
    return contained.dropFirst(index).map(\.session)
  }

  /// A card is gone: the one on it lies on what was behind it.
  func forget(_ modal: ContainedModal) {
    guard let index = contained.firstIndex(where: { $0 === modal }) else { return }
    contained.remove(at: index)
    pile.forget(modal)
    if contained.indices.contains(index) {
      let transform = modal.session.giveScreenBehindBack()
      giveScreenBehind(to: contained[index], from: transform)
    }
    cardsDidChange(animated: false)
  }

  /// A card on another one is laid out by where that one stands.
  func cardDidArrive(_ modal: ContainedModal) {
    contained.drop { $0 !== modal }.dropFirst().forEach { $0.session.layOutAnew() }
    cardsDidChange(animated: false)
  }

  func cardsDidChange(animated: Bool) {
    let docked = cardsInDock
    if isDockSpread, docked.isEmpty { isDockSpread = false }
    // Cards that come together lie on one another before they are in the dock. There none moves another.
    for card in docked
    where docked.contains(where: { $0.session.card === card.session.views.screenBehind?.view }) {
      card.session.giveScreenBehindBack()
    }
    updateInsets(animated: animated)
    updateVoiceOver()
    contained.forEach { $0.followDock() }
    pile.cardsDidChange()
    observeTabBars()
  }

  /// A tab bar that goes while cards are in the dock takes them down with it: the app hides it, or a page that is pushed
  /// moves it out of the screen (F820).
  private func observeTabBars() {
    let bars = cardsInDock.isEmpty ? [] : root.shownTabBars
    tabBars.foot = root.barHeightAtBottom
    guard bars != tabBars.bars else { return }
    tabBars.bars = bars
    tabBars.observations = bars.flatMap { bar in
      [
        bar.observe(\.isHidden) { [weak self] _, _ in MainThread.run { self?.tabBarDidMove() } },
        bar.observe(\.frame) { [weak self] _, _ in MainThread.run { self?.tabBarDidMove() } },
      ]
    }
  }

  private func tabBarDidMove() {
    if root.barHeightAtBottom != tabBars.foot { cardsDidChange(animated: true) }
  }

  // MARK: The dock

  /// The controllers in the dock, the one in front last.
  public var dockedCards: [UIViewController] { cardsInDock.map(\.modal) }
  var cardsInDock: [ContainedModal] { contained.filter(\.isInDock) }

  /// Whether the cards in the dock are spread over the container, so that the user can choose one. A tap on one of
  /// several bars spreads them. A tap beside them, and the choice of one, puts them back. An empty dock cannot be
  /// spread.
  public var isDockSpread: Bool {
    get { pile.isSpread }
    set { pile.isSpread = newValue }
  }

  /// Returns where a card lies in the dock, or would lie. The cards in front of it are those that came later.
  func dockPlace(of modal: ContainedModal) -> DockPlace {
    let others = contained.filter { $0 !== modal && $0.isInDock }
    let index = contained.firstIndex { $0 === modal } ?? contained.count
    return DockPlace(
      barHeight: DockBar.height(in: traitCollection), foot: root.barHeightAtBottom, count: others.count + 1,
      depth: contained.dropFirst(index + 1).count { $0.isInDock }, isSpread: isDockSpread)
  }

  /// A card leaves the dock for a stop; `nil`: a finger has taken it. Outside of the dock it lies in front of the
  /// others.
  func cardLeavesDock(_ modal: ContainedModal, for stop: TransitionStop?) {
    switch stop {
    case .dismissed, .detent(.docked): break
    case nil where isDockSpread: giveScreenBehind(to: modal)
    case nil, .detent: bringToFront(modal)
    }
  }

  private func bringToFront(_ modal: ContainedModal) {
    guard let index = contained.firstIndex(where: { $0 === modal }) else { return }
    contained.append(contained.remove(at: index))
    if isDockSpread { pile.take(modal) } else if pile.isAtRest { stackCards() }
    giveScreenBehind(to: modal)
  }

  /// Lays the cards on one another in their order; the last in front.
  func stackCards() { contained.forEach { view.bringSubviewToFront($0.view) } }

  /// Gives a card the screen behind it, which no other card may move: one in the dock lies on it too.
  ///
  /// - Parameter transform: The transform of the screen, if the card that had it is gone.
  private func giveScreenBehind(to modal: ContainedModal, from transform: CGAffineTransform? = nil) {
    guard modal.session.views.screenBehind?.view !== viewBehind(modal) else { return }
    let taken = takeBackScreen(behind: modal)
    modal.replaceScreenBehind(with: screen(behind: modal), from: taken ?? transform)
  }

  /// Takes the screen behind a card from another card that has it, and returns the transform that it had.
  private func takeBackScreen(behind modal: ContainedModal) -> CGAffineTransform? {
    let view = viewBehind(modal)
    return contained.first { $0 !== modal && $0.session.views.screenBehind?.view === view }?
      .session.giveScreenBehindBack()
  }

  // MARK: The root

  /// What the cards of a container around this one cover of its edges, if it has bars.
  var outerInsets = UIEdgeInsets.zero {
    didSet { if outerInsets != oldValue { updateInsets(animated: false) } }
  }

  /// Ends the root's safe area where the cards begin.
  func updateInsets(animated: Bool) {
    // The root goes on behind the cards that are spread, with the safe area that it had.
    if isDockSpread { return }
    let insets = contained.reduce(outerInsets) { $0.union($1.coveredInsets) }
    let parts = root.parts(coveredBy: insets)
    guard !safeArea.has(parts) else { return }
    guard animated, isVisible, let last = contained.last else { return safeArea.set(parts) }
    // A layout that waits already does not belong to the animation.
    root.view.layoutIfNeeded()
    last.app.configuration.tapSpringTiming.animate { [safeArea, root] in
      safeArea.set(parts)
      root.view.layoutIfNeeded()
    }
  }

  /// Hides from VoiceOver what lies behind a card that is the only part in use, and sets the order
  /// of the rest.
  func updateVoiceOver() {
    let front = contained.lastIndex { $0.isIsolated }
    rootView.accessibilityElementsHidden = front != nil || isDockSpread
    for (index, modal) in contained.enumerated() {
      modal.view.accessibilityElementsHidden = front.map { index < $0 } ?? false
    }
    let last = isDockSpread ? [pile.backdrop, rootView] : [rootView]
    viewIfLoaded?.accessibilityElements = contained.reversed().map(\.view) + last
  }

  // MARK: Appearance

  /// Whether the container is on the screen, and neither comes nor goes.
  var isVisible: Bool { visibility == .visible }
  /// Whether the container has told its children that they appear.
  var showsChildren: Bool {
    switch visibility {
    case .appearing, .visible: true
    case .hidden, .disappearing: false
    }
  }

  /// False: the container tells root and cards itself, so that a card that returns appears again.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visibility = .appearing
    keyboardSafeArea.start()
    rootAppearance.willAppear(animated: animated)
    contained.forEach { $0.appearance.willAppear(animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    visibility = .visible
    // A card that the root adds as it appears is still on its way.
    let cards = contained
    rootAppearance.end()
    cards.forEach { $0.containerDidAppear() }
  }

  /// Ends the motion of cards at once. The app may add a card as it hears of that.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pile.finishAtOnce()
    contained.forEach { $0.finishAtOnce() }
    visibility = .disappearing
    contained.forEach { $0.containerWillDisappear(animated: animated) }
    rootAppearance.willDisappear(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    visibility = .hidden
    keyboardSafeArea.stop()
    rootAppearance.end()
    contained.forEach { $0.appearance.end() }
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    fill(view, with: rootView)
    fill(rootView, with: root.view)
    root.didMove(toParent: self)
    contained.forEach { show($0, isAnimated: false) }
  }

  private func fill(_ outer: UIView, with inner: UIView) {
    inner.frame = outer.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
  }

  /// Autoresizing gives a root that has stepped back a wrong size: its frame is not its size then.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    root.view.setSize(rootView.bounds.size)
    root.view.place(at: CGPoint(x: rootView.bounds.midX, y: rootView.bounds.midY))
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contained.first { $0.modal === container }?.view.setNeedsLayout()
  }

  open override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    contained.first { $0.modal === container }?.view.setNeedsLayout()
  }

  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announcedTraits = newCollection
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.announcedTraits = nil }
    super.willTransition(to: newCollection, with: coordinator)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // After the children have heard of the size: they may lay themselves out, and the container with them.
    contained.forEach { $0.prepareForResize() }
  }

  /// A card hears of the size that its content will have at its detent.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let modal = contained.first(where: { $0.modal === container }) else { return parentSize }
    return modal.contentSize(
      after: LayoutContext.Announcement(
        size: parentSize, sizeClass: LayoutContext.SizeClass(announcedTraits ?? traitCollection)))
  }

  /// The scroll view of the root: bars around the container follow it (F391).
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    root.contentScrollView(for: edge)
  }

  // MARK: System bars

  /// The card in front that changes what lies under the status bar; `nil` if the root lies there.
  private var cardUnderStatusBar: ContainedModal? { contained.last { $0.statusBarBackground != .presenter } }

  /// Light around a root that has stepped back.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    cardUnderStatusBar == nil ? .default : .lightContent
  }

  open override var childForStatusBarStyle: UIViewController? {
    switch cardUnderStatusBar?.statusBarBackground {
    case nil, .presenter: root
    case .black: nil
    case .modal: cardUnderStatusBar?.modal
    }
  }

  open override var childForStatusBarHidden: UIViewController? {
    switch cardUnderStatusBar?.statusBarBackground {
    case nil, .presenter, .black: root
    case .modal: cardUnderStatusBar?.modal
    }
  }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { root }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { root }
  open override var childViewControllerForPointerLock: UIViewController? { root }

  /// UIKit asks the window's root controller, and no child of it (F619).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    root.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    root.preferredInterfaceOrientationForPresentation
  }

  /// Returns whether a card in front of a view is on its way over it, or about to come.
  package func hasMovingCard(over view: UIView) -> Bool {
    guard !contained.isEmpty, view.isDescendant(of: self.view) else { return false }
    let own = contained.lastIndex { view.isDescendant(of: $0.view) }
    let place = view.convert(view.bounds, to: self.view)
    return contained.dropFirst(own.map { $0 + 1 } ?? 0).map(\.session).contains {
      let (interaction, layout) = ($0.interaction, $0.layout)
      let gone = layout.direction.offset(interaction.travel)
      let way = layout.frame.union(layout.frame.offsetBy(dx: gone.x, dy: gone.y))
      return interaction.phase == .resting(.dismissed) || !interaction.isAtRest && way.intersects(place)
    }
  }
}

extension ModalContainerController: SafeAreaContainer {
  package func additionalSafeArea(of child: UIViewController) -> AdditionalSafeArea? {
    safeArea.area(of: child)
  }
}

extension UIViewController {
  /// The nearest container of cards that this controller is in, as its root, as a card, or in one
  /// of them; `nil` outside of such a container.
  public var modalContainerController: ModalContainerController? {
    parent.flatMap { $0 as? ModalContainerController ?? $0.modalContainerController }
  }
}

extension UIViewController {
  fileprivate func contains(_ other: UIViewController) -> Bool {
    other === self || other.parent.map(contains) ?? false
  }
}

extension UIViewController {
  /// The tab bars of this controller and of those that it shows.
  fileprivate var shownTabBars: [UITabBar] {
    sequence(first: self, next: \.shownChild).compactMap { ($0 as? UITabBarController)?.tabBar }
  }

  /// How much of the bottom of this controller a tab bar covers, with the safe area, in points.
  fileprivate var barHeightAtBottom: CGFloat {
    for tabBar in shownTabBars {
      if let bar = tabBar.shownFrame(in: view), bar.midY > view.bounds.midY {
        return view.bounds.maxY - bar.minY
      }
    }
    return 0
  }
}
