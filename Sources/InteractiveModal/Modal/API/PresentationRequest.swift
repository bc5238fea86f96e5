import UIKit

/// A wish to present a modal: waits for its turn, presents it, and tells once how that ended.
@MainActor final class PresentationRequest {
  private enum State {
    /// Not started, or waiting for its turn.
    case waiting
    /// UIKit was asked. Not seen in a window yet; since when there is no sign of it.
    case asked(silentSince: TimeInterval)
    case shown
    /// Out of its window: covered, or lost with it.
    case hidden(silentSince: TimeInterval)
    /// Called off; to be dismissed.
    case calledOff(silentSince: TimeInterval)
    case over
  }

  /// How long UIKit may show no sign of the modal, or of dismissing it, in seconds.
  private static let patience: TimeInterval = 1
  /// All that wait, in the order of the calls.
  private static var line: [PresentationRequest] = []

  let modal: UIViewController
  private let presenter: UIViewController
  private let present: () -> ModalTransition?
  private var onEnd: ((ModalOutcome) -> Void)?
  private var state = State.waiting
  private lazy var clock = DisplayLink { [weak self] in self?.look(at: $0) }

  /// - Parameter present: Presents the modal; called when it is its turn.
  init(
    for modal: UIViewController, from presenter: UIViewController, present: @escaping () -> ModalTransition?
  ) {
    self.modal = modal
    self.presenter = presenter
    self.present = present
  }

  /// - Parameter onEnd: Called once. UIKit may be about to end the modal's transition then.
  func start(onEnd: @escaping (ModalOutcome) -> Void) {
    self.onEnd = onEnd
    guard !Self.line.contains(where: { $0.modal === modal }) else {
      return end(.notPresented(because: .modalIsInUse))
    }
    Self.line.append(self)
    clock.start()
    look(at: DisplayLink.now)
  }

  func cancel() {
    switch state {
    case .waiting: end(.cancelled)
    case .asked, .shown, .hidden:
      state = .calledOff(silentSince: DisplayLink.now)
      clock.start()
      look(at: DisplayLink.now)
    case .calledOff, .over: break
    }
  }

  // MARK: Looking

  /// UIKit tells nobody that something else is gone, so a request that waits looks once a frame.
  private func look(at time: TimeInterval) {
    switch state {
    case .waiting: takeTurn(at: time)
    case .asked(let since): state = .asked(silentSince: silence(since, at: time))
    case .hidden(let since): state = .hidden(silentSince: silence(since, at: time))
    case .calledOff(let since): dismiss(silentSince: since, at: time)
    case .shown, .over: clock.stop()
    }
    giveUp(at: time)
  }

  /// Since when there has been no sign of the modal.
  private func silence(_ since: TimeInterval, at time: TimeInterval) -> TimeInterval {
    modal.presentingViewController != nil && (modal.isStackInWindow || presenter.isInWindow) ? time : since
  }

  private func giveUp(at time: TimeInterval) {
    switch state {
    case .asked(let since) where time - since > Self.patience: end(.notPresented(because: .system))
    case .hidden(let since) where time - since > Self.patience: end(.dismissed(by: .code))
    case .waiting, .asked, .shown, .hidden, .calledOff, .over: break
    }
  }

  /// Dismisses as soon as UIKit takes it; a finger that brings the modal back cannot keep it.
  private func dismiss(silentSince since: TimeInterval, at time: TimeInterval) {
    guard let presenting = modal.presentingViewController else { return end(.cancelled) }
    if modal.isStackInTransition {
      state = .calledOff(silentSince: time)
    } else if modal.isStackInWindow {
      presenting.dismiss(animated: time - since < Self.patience)
    } else if time - since > Self.patience {
      end(.cancelled)
    }
  }

  // MARK: The turn

  private func takeTurn(at time: TimeInterval) {
    switch turn {
    case .notYet: break
    case .never(let reason): end(.notPresented(because: reason))
    case .now:
      Self.line.removeAll { $0 === self }
      state = .asked(silentSince: time)
      guard let transition = present() else { return end(.notPresented(because: .system)) }
      transition.request = self
      // UIKit may have put it on the screen within the call.
      if modal.isInWindow { modalDidMove(toWindow: true) }
    }
  }

  private enum Turn {
    case notYet, now
    case never(ModalOutcome.Refusal)
  }

  private var turn: Turn {
    let root = presenter.root
    if modal.isBeingDismissed { return .notYet }
    if isModalInUse { return .never(.modalIsInUse) }
    if !root.isStackInWindow, !root.isBeingPresented { return .never(.presenterIsOffScreen) }
    if root.presentedViewController != nil || root.isBeingPresented || root.isBeingDismissed {
      return .notYet
    }
    if Self.line.first(where: { $0.presenter.root === root }) !== self { return .notYet }
    return presenter.isInWindow ? .now : .never(.presenterIsOffScreen)
  }

  private var isModalInUse: Bool {
    modal === presenter || modal.parent != nil || modal.presentingViewController != nil || modal.isInWindow
  }

  // MARK: The modal

  func modalDidMove(toWindow isInWindow: Bool) {
    switch state {
    case .asked, .shown, .hidden:
      state = isInWindow ? .shown : .hidden(silentSince: DisplayLink.now)
      if !isInWindow { clock.start() }
    case .waiting, .calledOff, .over: break
    }
  }

  func modalDidLeave(by cause: ModalOutcome.Cause) {
    switch state {
    case .asked, .shown, .hidden: end(.dismissed(by: cause))
    case .calledOff: end(.cancelled)
    case .waiting, .over: break
    }
  }

  private func end(_ outcome: ModalOutcome) {
    state = .over
    clock.stop()
    Self.line.removeAll { $0 === self }
    onEnd?(outcome)
    onEnd = nil
  }
}
