import UIKit

/// A modal that is to be shown, until it is gone: tells once how that ended.
///
/// A modal that is presented waits for its turn. A card is added to its container at once.
@MainActor final class ModalRequest: ModalListener {
  private enum State {
    /// Not started, or waiting for its turn.
    case waiting
    /// UIKit was asked, and the modal has not been in a window. The time is that of the last sign
    /// of it.
    case asked(lastSign: TimeInterval)
    case shown
    /// The modal has left its window: it is covered, or gone with the window.
    case hidden(lastSign: TimeInterval)
    /// The app has cancelled; the modal is to be dismissed.
    case calledOff(lastSign: TimeInterval, isAnimated: Bool)
    case over
  }

  /// The requests that wait, in the order of the calls.
  private static var queue: [ModalRequest] = []

  let modal: UIViewController
  private let caller: UIViewController?
  /// Whether a container shows the modal as a card.
  private var isCard: Bool { caller == nil }
  /// Whether the modal comes over what the caller presents.
  private let isOnTop: Bool
  /// The controller that presents the modal, or would present it now; `nil` for a card.
  private var presenter: UIViewController?
  private let show: () -> ModalTransition?
  /// The transition of the modal; `nil` until its turn has come.
  private(set) var transition: ModalTransition?
  private var onEnd: ((ModalOutcome) -> Void)?
  /// UIKit does not tell when another controller is gone, so a request that waits looks again and again.
  private lazy var timer = RepeatingTimer { [weak self] in self?.look() }
  private var state = State.waiting

  /// - Parameters:
  ///   - caller: The controller that presents the modal; `nil` for a card.
  ///   - show: Presents the modal, or adds the card; called when it is its turn. It must not retain
  ///     a container: that has the view whose binding asks for the card.
  init(
    for modal: UIViewController, from caller: UIViewController?, onTop isOnTop: Bool = false,
    show: @escaping () -> ModalTransition?
  ) {
    self.modal = modal
    (self.caller, self.isOnTop, presenter) = (caller, isOnTop, caller)
    self.show = show
  }

  /// Shows the modal, when it can be shown.
  ///
  /// - Parameter onEnd: Called once. The modal's transition may be about to end then.
  func start(onEnd: @escaping (ModalOutcome) -> Void) {
    self.onEnd = onEnd
    guard !Self.queue.contains(where: { $0.modal === modal }) else {
      modal.reportRefusal(
        "an earlier presentUntilDismissed(_:as:) waits to present it: create a new \(type(of: modal)) for each call"
      )
      return end(.notPresented(because: .modalIsInUse))
    }
    Self.queue.append(self)
    if !isCard { timer.start() }
    look()
  }

  /// Whether UIKit or a container was asked to show the modal.
  var isUnderWay: Bool {
    switch state {
    case .waiting: false
    case .asked, .shown, .hidden, .calledOff, .over: true
    }
  }

  /// Looks at once whether requests that wait have their turn: a transition has ended in the background, where the
  /// app switcher's picture is taken before the next look.
  static func lookAtOnce() { queue.forEach { $0.look() } }

  /// Dismisses the modal; a finger that brings it back cannot keep it.
  func cancel(animated: Bool = true) {
    switch state {
    case .waiting: end(.cancelled)
    case .asked, .shown, .hidden, .calledOff:
      state = .calledOff(lastSign: SharedState.systemNow, isAnimated: animated)
      timer.start()
      if isCard { modal.dismissModal(animated: animated) } else { look() }
    case .over: break
    }
  }

  // MARK: Looking

  private func look() {
    let time = SharedState.systemNow
    switch state {
    case .waiting: takeTurn(at: time)
    case .asked where givesSign: state = .asked(lastSign: time)
    case .hidden where givesSign: state = .hidden(lastSign: time)
    case .asked(let since): if isOverdue(since, at: time) { end(.notPresented(because: .system)) }
    case .hidden(let since): if isOverdue(since, at: time) { end(.dismissed(by: .code)) }
    case .calledOff(let since, let isAnimated): dismiss(lastSign: since, at: time, animated: isAnimated)
    case .shown, .over: timer.stop()
    }
  }

  private var givesSign: Bool {
    modal.presentingViewController != nil && (modal.isStackInWindow || presenter?.isInWindow == true)
  }

  private func isOverdue(_ since: TimeInterval, at time: TimeInterval) -> Bool {
    time - since > Patience.short
  }

  /// Dismisses as soon as UIKit takes it, also a modal that a finger has brought back.
  private func dismiss(lastSign since: TimeInterval, at time: TimeInterval, animated: Bool) {
    if isCard {
      if modal.modalSession?.lifecycle.state == .idle { modal.dismissModal(animated: animated) }
      return
    }
    // UIKit asks how it presents the modal.
    if transition == nil { return }
    guard let presenting = modal.presentingViewController else { return end(.cancelled) }
    if modal.isStackInTransition {
      state = .calledOff(lastSign: time, isAnimated: animated)
      if modal.isBeingPresented || modal.isBeingDismissed {
        modal.modalSession?.dismissForApp(animated: animated)
      }
    } else if modal.isStackInWindow {
      presenting.dismiss(animated: animated && !isOverdue(since, at: time))
    } else if isOverdue(since, at: time) {
      end(.cancelled)
    }
  }

  // MARK: The turn

  private func takeTurn(at time: TimeInterval) {
    if isOnTop { presenter = caller?.frontController }
    switch turn {
    case .notYet: break
    case .never(let reason):
      if reason == .modalIsInUse, let use = presenter?.refusal(toUse: modal) { modal.reportRefusal(use) }
      end(.notPresented(because: reason))
    case .now:
      Self.queue.removeAll { $0 === self }
      state = isCard ? .shown : .asked(lastSign: time)
      transition = show()
      guard let transition else { return end(.notPresented(because: .system)) }
      transition.request = self
      if case .calledOff = state { return look() }
      // UIKit may have put it on the screen within the call, or the app may have dismissed the card.
      if modal.isInWindow { modalDidMove(toWindow: true) }
      if isCard, modal.parent == nil { end(.dismissed(by: .code)) }
    }
  }

  private enum Turn {
    case notYet, now
    case never(ModalOutcome.Refusal)
  }

  private var turn: Turn {
    guard let presenter else { return .now }
    let root = presenter.root
    if modal.isBeingDismissed { return .notYet }
    if modal.isInWindow || presenter.refusal(toUse: modal) != nil { return .never(.modalIsInUse) }
    if !root.isStackInWindow, !root.isBeingPresented { return .never(.presenterIsOffScreen) }
    if presenter.isOccupied { return .notYet }
    if Self.queue.first(where: { $0.presenter?.root === root }) !== self { return .notYet }
    return presenter.isInWindow ? .now : .never(.presenterIsOffScreen)
  }

  // MARK: The modal

  func modal(_ modal: UIViewController, did event: ModalEvent) {
    guard modal === self.modal else { return }
    switch event {
    case .moved(let isInWindow): modalDidMove(toWindow: isInWindow)
    case .left(let cause, _): modalDidLeave(by: cause)
    case .asked, .attempted, .willDismiss, .didDismiss, .updated, .entered: break
    }
  }

  private func modalDidMove(toWindow isInWindow: Bool) {
    // A container that leaves the screen takes its cards along, and brings them back.
    if isCard { return }
    switch state {
    case .asked, .shown, .hidden:
      state = isInWindow ? .shown : .hidden(lastSign: SharedState.systemNow)
      if !isInWindow { timer.start() }
    case .waiting, .calledOff, .over: break
    }
  }

  private func modalDidLeave(by cause: ModalOutcome.Cause) {
    switch state {
    case .asked, .shown, .hidden: end(.dismissed(by: cause))
    case .calledOff: end(.cancelled)
    case .waiting, .over: break
    }
  }

  private func end(_ outcome: ModalOutcome) {
    state = .over
    Self.queue.removeAll { $0 === self }
    onEnd?(outcome)
    onEnd = nil
  }
}

/// Why a modal is not shown: the rule of a presentation, and what a container and a request that waits share of it.
extension UIViewController {
  /// Returns why this controller cannot present a modal now, and the cure after a colon; `nil` if it can.
  func refusal(toPresent modal: UIViewController, onTop: Bool) -> String? {
    let presenter = "its presenter \(reportedName)"
    if onTop, isBeingPresented {
      return
        "\(presenter) is being presented itself: use presentUntilDismissed(_:as:), which waits until that is over "
        + "and then presents"
    }
    if !isInWindow {
      return "\(presenter) is not on the screen: call present in the presenter's viewDidAppear, or later"
    }
    if let other = presentedViewController {
      let cure = "use presentUntilDismissed(_:as:), which waits until that one is gone and then presents"
      return other.isBeingDismissed
        ? "\(presenter) still dismisses \(other.reportedName): \(cure)"
        : "\(presenter) presents \(other.reportedName) already: pass onTop: true to cover that one, or \(cure)"
    }
    return refusal(toShow: modal)
  }

  /// Returns why this controller can neither present nor add a modal; `nil` if nothing speaks against it.
  func refusal(toShow modal: UIViewController) -> String? {
    if modal is UIAlertController { return "an alert cannot be a card: use UIKit's present(_:animated:)" }
    return refusal(toUse: modal)
  }

  /// Reports why this modal is not presented.
  func reportRefusal(_ reason: String) {
    TransitionReport.report("\(reportedName) is not presented, because \(reason)")
  }

  /// Returns why a modal has a place already; `nil` if it is free.
  fileprivate func refusal(toUse modal: UIViewController) -> String? {
    if modal === self {
      return "a controller cannot present itself: call the method on the controller that it is to cover"
    }
    if let container = modal.parent as? ModalContainerController, container.cards.contains(modal) {
      return
        "it is a card of \(container.reportedName) already: call undockModal() on it to open it from the dock, "
        + "or create a new \(type(of: modal)) for another card"
    }
    if let other = modal.parent {
      return "it is a child of \(other.reportedName): pass that controller instead of its child"
    }
    return modal.presentingViewController.map {
      "\($0.reportedName) presents it already: create a new \(type(of: modal)) for each presentation"
    }
  }

  /// The outermost of this controller's parents, which carries its presentations.
  fileprivate var root: UIViewController { parent?.root ?? self }

  /// This controller, the one that it presents, the one that this presents, and so on.
  private var stack: [UIViewController] { Array(sequence(first: self) { $0.presentedViewController }) }

  fileprivate var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Whether its root presents another controller, or is presented or dismissed now.
  fileprivate var isOccupied: Bool {
    root.presentedViewController != nil || root.isBeingPresented || root.isBeingDismissed
  }

  /// Whether it is on the screen, and free to present a modal. A search that it presents leaves its root free.
  var canPresentNow: Bool { isInWindow && presentedViewController == nil && !isOccupied }

  fileprivate var isStackInWindow: Bool { stack.contains { $0.isInWindow } }

  fileprivate var isStackInTransition: Bool { stack.contains { $0.isBeingPresented || $0.isBeingDismissed } }
}
