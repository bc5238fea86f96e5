import UIKit

/// A modal that is a child of a container: shows it, tells it of its appearance, and removes it
/// when it has closed.
@MainActor final class ContainedModal: ModalHost {
  private enum State {
    /// The container has no view yet.
    case waiting(completion: (() -> Void)?)
    case opening(completion: (() -> Void)?)
    case open
    case closing(onEnd: (() -> Void)?)
    case gone
  }

  let modal: UIViewController
  let view = ContainedView()
  let app: ModalTransition
  private weak var parent: ModalContainerController?
  private(set) lazy var session = ModalSession(of: modal, in: self, app)
  let appearance: ChildAppearance
  private var state: State
  private var writtenTraits: UITraitCollection?
  /// The first responder of the container as the card came.
  private var firstResponderBelow: FirstResponderRestorer?

  init(
    _ modal: UIViewController, in parent: ModalContainerController, _ app: ModalTransition,
    completion: (() -> Void)?
  ) {
    (self.modal, self.parent, self.app) = (modal, parent, app)
    appearance = ChildAppearance(of: modal)
    state = .waiting(completion: completion)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in
      let endSignpost = Signposts.begin(.layout)
      self?.containerWillLayout()
      endSignpost?()
    }
  }

  // MARK: Showing

  /// Shows the modal in its view, which is in the container's.
  ///
  /// - Parameter isAnimated: Whether the card comes with its spring. If not, it is at its detent at
  ///   once.
  func show(over screenBehind: ScreenBehind, isAnimated: Bool) {
    guard case .waiting(let completion) = state, let parent else { return }
    // The content may ask for its presentation as it loads, or dismiss itself.
    modal.loadViewIfNeeded()
    guard case .waiting = state else { return }
    state = .opening(completion: completion)
    session.views.onIsolationChange = { [weak self] in self?.parent?.updateVoiceOver() }
    firstResponderBelow = FirstResponderRestorer(in: parent.view)
    firstResponderBelow?.remember()
    session.keyboard.space.learn(from: parent.keyboardSafeArea)
    if isAnimated { app.giveFinger(of: session) }
    let enter = { [self] in
      session.enter(view, over: screenBehind, isAnimated: isAnimated)
      overrideTraits()
      if parent.showsChildren { appearance.willAppear(animated: isAnimated) }
      session.beginTransition(in: view, presents: true, isAnimated: isAnimated)
      parent.cardsDidChange(animated: isAnimated)
    }
    if isAnimated { return enter() }
    // A card that is there at once moves no other one: a restored dock stands in the first frame.
    UIView.performWithoutAnimation(enter)
    // It has asked for its status bar before it was in the window.
    parent.updateStatusBar()
  }

  /// Another screen is behind the modal: the card between them is gone. A spring takes the screen to
  /// its place from where that card had it.
  func replaceScreenBehind(with screenBehind: ScreenBehind, from transform: CGAffineTransform?) {
    guard isShown else { return }
    screenBehind.begin(at: transform)
    session.replaceScreenBehind(with: screenBehind)
    guard view.window != nil else { return }
    app.configuration.tapSpringTiming.animate { [view] in view.layoutIfNeeded() }
  }

  func containerWillLayout() {
    guard isShown else { return }
    session.containerWillLayout(view)
    overrideTraits()
    parent?.pile.containerDidLayOut()
    parent?.updateInsets(animated: false)
  }

  private func overrideTraits() {
    let traits = session.contentTraits(in: view)
    guard traits != writtenTraits else { return }
    writtenTraits = traits
    parent?.setOverrideTraitCollection(traits, forChild: modal)
  }

  // MARK: The container

  /// A card in motion hears that it has appeared when it stands.
  func containerDidAppear() {
    switch state {
    case .open: appearance.end()
    case .waiting, .opening, .closing, .gone: break
    }
  }

  /// Ends a motion at once: its end would come while the container disappears.
  func finishAtOnce() { if isShown { session.finishAtOnce() } }

  func containerWillDisappear(animated: Bool) {
    finishAtOnce()
    appearance.willDisappear(animated: animated)
  }

  func prepareForResize() {
    guard isShown else { return }
    session.dock.finishAtOnce()
    session.prepareForResize()
  }

  /// Returns the size of the content at its detent in a container that UIKit has announced.
  func contentSize(after announcement: LayoutContext.Announcement) -> CGSize {
    isShown ? session.contentSize(in: view, after: announcement) : announcement.size
  }

  /// How much of the edges of the container the card covers at rest, while the screen behind is in
  /// use; in points.
  var coveredInsets: UIEdgeInsets { isShown ? session.coveredInsets(of: view) : .zero }

  /// Whether the card is the only part of the container that touches and VoiceOver reach.
  var isIsolated: Bool { isShown && session.views.isIsolated }

  var statusBarBackground: CardLayout.StatusBarBackground {
    isShown ? session.feedback.statusBarBackground : .presenter
  }

  private var isShown: Bool {
    switch state {
    case .waiting, .gone: false
    case .opening, .open, .closing: true
    }
  }

  // MARK: ModalHost

  /// Whether the card is in the dock, or bound for it.
  var isInDock: Bool { isShown && session.dock.isDocked && !session.dock.isLeaving }

  /// Where the upper edge of the card is in the dock, in the container, in points.
  var dockedTop: CGFloat {
    let layout = session.layout
    return layout.card.minY + (1 - (layout.stops.dockedProgress ?? 0)) * layout.travel
  }

  var dockPlace: DockPlace? {
    app.configuration.canBeDocked ? parent?.dockPlace(of: self) : nil
  }

  /// Other cards have come into the dock, or have left it.
  func followDock() {
    guard isInDock else { return }
    session.dock.modalMoves()
    session.followContent(isOtherPage: false)
  }

  var presenter: UIViewController? { screensBehind.last }
  var screensBehind: [UIViewController] { parent?.controllers(behind: self) ?? [] }
  var controllersOnTop: [UIViewController] { [] }

  var isComing: Bool { isShown }

  var isDismissing: Bool {
    switch state {
    case .waiting, .opening, .open: false
    case .closing, .gone: true
    }
  }

  func dismiss(animated: Bool, onEnd: (() -> Void)?) {
    switch state {
    case .waiting: leave(wasPresented: false, onEnd)
    case .opening, .open:
      modal.endOwnSearch()
      state = .closing(onEnd: onEnd)
      let isAnimated = animated && parent?.isVisible == true && view.window != nil
      session.dismissalWillBegin()
      if parent?.isVisible == true { appearance.willDisappear(animated: isAnimated) }
      session.beginTransition(in: view, presents: false, isAnimated: isAnimated)
    case .closing, .gone: break
    }
  }

  /// The keyboard goes as the modal sets out, as it does when UIKit begins to dismiss a modal
  /// (F257).
  func modalIsBound(for stop: TransitionStop) {
    if stop == .dismissed { session.keyboard.dismiss() }
    takeKeyboard(at: stop)
    parent?.cardsDidChange(animated: true)
  }

  func modalLeavesDock(for stop: TransitionStop?) { parent?.cardLeavesDock(self, for: stop) }

  func modalWasCaught() { parent?.pile.catchCard(self) }

  func modalDidArrive() {
    takeKeyboard(at: session.interaction.detent)
    parent?.cardDidArrive(self)
  }

  func transitionDidEnd(completed: Bool) {
    switch state {
    case .opening where !completed: leave(wasPresented: false)
    case .opening(let completion):
      state = .open
      modal.didMove(toParent: parent)
      if parent?.isVisible == true { appearance.end() }
      completion?()
    case .closing(let onEnd) where completed: leave(wasPresented: true, onEnd)
    case .closing:
      state = .open
      if parent?.isVisible == true {
        appearance.willAppear(animated: true)
        appearance.end()
      }
    case .waiting, .open, .gone: break
    }
  }

  /// Removes the modal from the container. The app hears of it last, and may show the modal again.
  private func leave(wasPresented: Bool, _ onEnd: (() -> Void)? = nil) {
    let wasShown = isShown
    state = .gone
    let isInFront = parent?.cards.last === modal
    parent?.forget(self)
    modal.willMove(toParent: nil)
    appearance.willDisappear(animated: false)
    view.removeFromSuperview()
    modal.viewIfLoaded?.removeFromSuperview()
    modal.removeFromParent()
    appearance.end()
    if wasShown {
      if isInFront { returnKeyboard() }
      session.leave(wasPresented: wasPresented, springsBehind: false)
    }
    onEnd?()
  }

  /// A card that is the only part in use takes the keyboard of the root and the cards behind it, as UIKit does for a
  /// presentation. Where it leaves them in use again, it gives the keyboard back. From the dock it does not: the user
  /// has gone on with the root by then.
  private func takeKeyboard(at stop: TransitionStop) {
    guard let firstResponderBelow else { return }
    switch stop {
    case .dismissed: break
    case .detent(.docked): firstResponderBelow.forget()
    case .detent:
      let layout = session.layout
      if layout.dimming?.leavesPresenterInUse(at: layout.stops.position(of: stop).progress) ?? true {
        if firstResponderBelow.isTaken { firstResponderBelow.restore() }
      } else {
        firstResponderBelow.take(from: screensBehind)
      }
    }
  }

  /// Gives the keyboard back that the card took. A bar comes back in any case: a chat has no other way to it.
  private func returnKeyboard() {
    guard let firstResponderBelow,
      session.keyboard.firstResponder.isRemembered || firstResponderBelow.isTaken
        || firstResponderBelow.remembersBar
    else { return }
    firstResponderBelow.restore()
  }
}

/// The view in which a contained card moves, as large as the container. It leaves touches that
/// reach nothing of the card to the views below it.
final class ContainedView: UIView {
  /// Called before each layout.
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    onLayout?()
    super.layoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  /// UIKit goes on with the views below: the other cards, and the root. A card that flies out of the dock to the
  /// side is met where the user sees it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let point = layer.shownPoint(point)
    guard let view = super.hitTest(point, with: event), view !== self, view.isDescendant(of: self) else {
      return nil
    }
    return view
  }
}
