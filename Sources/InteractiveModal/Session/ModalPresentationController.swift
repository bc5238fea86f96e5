import UIKit

/// The presentation controller that UIKit asks for: passes on what UIKit tells, and keeps the
/// presentation alive as long as the modal is presented.
@MainActor final class ModalPresentationController: UIPresentationController {
  private let transition: ModalTransition
  private var madeSession: ModalSession?
  /// The first responder below the modal. UIKit restores it for its own presentations only.
  private var firstResponderBelow: FirstResponderRestorer
  /// Seconds within which UIKit removes a stack, after the card in front is gone.
  private static let stackInterval: TimeInterval = 0.05
  /// When a card above this one was gone that had left with an animation, or in an animated stack.
  private var uncoveredAt = -TimeInterval.infinity
  /// Whether UIKit animates the dismissal.
  private var leavesAnimated = false
  /// What the app has set of the modal; the kit may set another value while it presents it.
  private let capturesStatusBar: Bool

  init(
    presentedViewController: UIViewController, presenting: UIViewController?, transition: ModalTransition
  ) {
    self.transition = transition
    capturesStatusBar = presentedViewController.modalPresentationCapturesStatusBarAppearance
    firstResponderBelow = FirstResponderRestorer(in: presenting?.viewIfLoaded)
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    overrideTraitCollection = ModalSession.traits(isPage: transition.configuration.isPage, isNarrow: false)
    firstResponderBelow.remember()
  }

  /// The session, which is made when UIKit asks how the presentation runs, or begins without asking. It loads the
  /// view, and `viewDidLoad` may read the presentation controller: it is UIKit's by then.
  var session: ModalSession {
    if let madeSession { return madeSession }
    presentedViewController.loadViewIfNeeded()
    // `viewDidLoad` may ask for the session.
    if let madeSession { return madeSession }
    let session = ModalSession(of: presentedViewController, in: self, transition)
    madeSession = session
    if transition.configuration.coversStatusBar || presentedViewController.determinesStatusBar {
      presentedViewController.modalPresentationCapturesStatusBarAppearance = true
    }
    return session
  }

  /// Remembers the first responder below before UIKit makes it resign.
  ///
  /// - Parameter child: The controller in the presenter whose `present` was called.
  func prepareToPresent(on presenter: UIViewController, from child: UIViewController) {
    session.views.presentingChild = child
    firstResponderBelow = FirstResponderRestorer(in: presenter.viewIfLoaded)
    firstResponderBelow.remember()
  }

  override var presentedView: UIView? { session.card }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { session.layout(in: $0).frame } ?? .zero
  }

  // MARK: Presenting

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    // A keyboard that is up already sends no notification.
    let below = sequence(first: presentingViewController, next: \.presentingViewController)
    if let space = below.lazy.compactMap(\.knownKeyboard).first { session.keyboard.space.learn(from: space) }
    let screenBehind = ScreenBehind(
      viewBehind, of: presentingViewController, screenRadius: transition.configuration.presenter.cornerRadius)
    // Without a coordinator nothing is animated: UIKit puts the card in its place itself.
    let isAnimated = presentedViewController.transitionCoordinator != nil
    session.enter(containerView, over: screenBehind, isAnimated: isAnimated)
    overrideTraits(in: containerView)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { session.presentationDidEnd() } else { leave(wasPresented: false) }
  }

  // MARK: Dismissing

  override func dismissalTransitionWillBegin() {
    leavesAnimated = presentedViewController.transitionCoordinator?.isAnimated ?? false
    session.dismissalWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { leave(wasPresented: true) } }

  /// Of a stack that is dismissed at once, UIKit animates the front card alone, and then removes the
  /// others (F8). The screen behind each of them returns with a spring.
  private func leave(wasPresented: Bool) {
    let now = SharedState.systemNow
    let leavesWithStack = !leavesAnimated && now - uncoveredAt < Self.stackInterval
    session.leave(wasPresented: wasPresented, springsBehind: leavesWithStack)
    if leavesAnimated || leavesWithStack {
      presentingViewController.modalPresentationController?.uncoveredAt = now
    }
    presentedViewController.modalPresentationCapturesStatusBarAppearance = capturesStatusBar
    firstResponderBelow.restore()
    presentingViewController.modalSession?.keyboard.update()
  }

  // MARK: Size

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    guard let containerView else { return }
    let endSignpost = Signposts.begin(.layout)
    session.containerWillLayout(containerView)
    overrideTraits(in: containerView)
    endSignpost?()
  }

  private func overrideTraits(in container: UIView) {
    guard session.isNarrow(in: container) != isNarrow else { return }
    isNarrow.toggle()
    overrideTraitCollection = session.contentTraits(in: container)
  }

  /// Whether the traits that the kit has written last have the compact width class. Traits that the app writes
  /// afterwards stay until the width class changes.
  private var isNarrow = false

  // MARK: Announcements

  /// The traits of the container that UIKit has announced, until it has resized the container.
  private var announcedTraits: UITraitCollection?
  /// The size of the container, while UIKit announces it.
  private var announcedSize: CGSize?

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announcedTraits = below?.announcedTraits ?? newCollection
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.announcedTraits = nil }
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announcedSize = below?.announcedSize ?? size
    super.viewWillTransition(to: size, with: coordinator)
    announcedSize = nil
    // After the modal has heard of the size: it may lay itself out, and the container with it.
    session.prepareForResize()
  }

  /// The presentation on which this one lies. UIKit may hand the size of that card on (F450).
  private var below: ModalPresentationController? { presentingViewController.modalPresentationController }

  /// The modal hears of the size that its content will have at its detent.
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard container === presentedViewController, let containerView else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    let announcement = LayoutContext.Announcement(
      size: announcedSize ?? parentSize,
      sizeClass: LayoutContext.SizeClass(announcedTraits ?? containerView.windowTraits))
    return session.contentSize(in: containerView, after: announcement)
  }

  /// The view that scales back: the presenter's, or the card on which the modal is presented.
  private var viewBehind: UIView {
    let presenter = presentingViewController
    guard presenter.presentingViewController != nil else { return presenter.view }
    return presenter.presentationController?.presentedView ?? presenter.view
  }
}

extension ModalPresentationController: ModalHost {
  var presenter: UIViewController? { presentingViewController }
  var isComing: Bool { true }
  var isDismissing: Bool { presentedViewController.isBeingDismissed }
  var controllersOnTop: [UIViewController] {
    Array(sequence(first: presentedViewController) { $0.presentedViewController }.dropFirst())
  }

  /// UIKit calls the completion at the end of a dismissal that was called off, too.
  func dismiss(animated: Bool, onEnd: (() -> Void)?) {
    presentedViewController.endSearch()
    presentingViewController.dismiss(animated: animated) { [presentedViewController] in
      if presentedViewController.presentingViewController == nil { onEnd?() }
    }
  }
}

extension UIViewController {
  /// Where the keyboard is, if the kit knows it of this controller.
  fileprivate var knownKeyboard: KeyboardSafeArea? {
    let space = modalSession?.keyboard.space ?? (self as? ModalContainerController)?.keyboardSafeArea
    return space?.isKnown == true ? space : nil
  }

  /// The kit's presentation controller of this modal; `nil` for a controller that UIKit does not present for
  /// the kit.
  var modalPresentationController: ModalPresentationController? { modalHost as? ModalPresentationController }
}
