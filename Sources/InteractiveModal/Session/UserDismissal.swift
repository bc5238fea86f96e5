import UIKit

/// Dismisses a modal for its user, after asking the app.
@MainActor final class UserDismissal {
  private enum State {
    case idle
    /// The question is to be asked on release.
    case prepared(@MainActor @Sendable () async -> Bool)
    /// The app was asked and has not answered.
    case open(Task<Void, Never>)
    /// The app permits a dismissal, and the modal has not set out: a finger may hold it.
    case granted(by: ModalOutcome.Cause)
  }

  private unowned let session: ModalSession
  private var state = State.idle

  init(_ session: ModalSession) { self.session = session }

  /// Asks the app whether the user may dismiss the modal; once per gesture, and not while a
  /// question is open.
  func permission() -> DragState.Permission {
    if isAsking { return .pending }
    state = .idle
    switch session.app.permission(toDismiss: session.modal) {
    case .granted: return .granted
    case .refused: return .refused
    case .ask(let question):
      state = .prepared(question)
      return .pending
    }
  }

  /// Tells the app that the user tried to dismiss a modal that may not be dismissed.
  func tellOfAttempt() { session.app.tell(.attempted, of: session.modal) }

  /// Asks the prepared question; a question that is open is not asked again.
  func ask(for cause: ModalOutcome.Cause) {
    guard case .prepared(let question) = state else { return }
    state = .open(
      Task { [weak self] in
        let isGranted = await question()
        guard !Task.isCancelled, let self else { return }
        self.answer(isGranted, for: cause)
      })
  }

  /// Cancels the question: the modal is gone.
  func drop() {
    if case .open(let task) = state { task.cancel() }
    state = .idle
  }

  /// Whether the app was asked and has not answered.
  var isAsking: Bool { if case .open = state { true } else { false } }

  /// Passes the app's answer on. A finger that holds the modal goes on from where it is, without
  /// the resistance.
  func answer(_ isGranted: Bool, for cause: ModalOutcome.Cause) {
    // The answer may end the session, as that of a card in a container.
    let session = session
    state = isGranted ? .granted(by: cause) : .idle
    if session.dock.leavesSideways(isGranted) { return }
    session.send(.answered(isGranted))
    if session.interaction.isHeld { session.finger.rebase() } else { _ = takeCause() }
  }

  /// Returns why the modal leaves now, once; `nil` if a finger sends it away.
  func takeCause() -> ModalOutcome.Cause? {
    guard case .granted(let cause) = state else { return nil }
    state = .idle
    return cause
  }

  /// A finger drags the modal: it decides, and not what the app has permitted before.
  func dragDidBegin() { if case .granted = state { state = .idle } }

  /// The modal has left the dock to the side, by a finger if nothing else sent it there.
  func leave() {
    if case .granted = state {} else { state = .granted(by: .drag) }
    let session = session
    session.send(.sent(to: .dismissed))
    session.send(.placed(.dismissed))
  }

  // MARK: Without a drag

  /// Dismisses the modal by VoiceOver, a key, or a tap outside, if the app
  /// permits it. A finger that drags has asked already.
  ///
  /// - Returns: Whether this modal has reacted; `false` if it presents another controller, or has gone.
  @discardableResult func dismiss(by cause: ModalOutcome.Cause) -> Bool {
    guard session.modal.coveringController == nil else { return false }
    switch session.interaction.phase {
    case .resting(.dismissed): return false
    case .asking, .settling(_, to: .dismissed): break
    case .dragged(let drag): dismiss(with: drag.permission, cause)
    case .resting(.detent), .settling(_, to: .detent), .caught: dismiss(with: permission(), cause)
    }
    return true
  }

  /// Lets VoiceOver close the modal outside the card, if a tap there dismisses it now.
  func offerClosing() {
    let configuration = session.configuration
    guard configuration.dismissal.onTapOutside else { return session.views.offer(nil) }
    session.views.offer(
      PassthroughView.CloseElement(
        label: configuration.strings.close,
        isOffered: { [weak self] in self?.session.modal.coveringController == nil },
        close: { [weak self] in self?.dismiss(by: .accessibilityAction) ?? false }))
  }

  /// Dismisses the modal by a tap outside. A second tap on the button that presented the modal
  /// does not count, nor does a tap on the strip that the largest card leaves.
  func dismissByTapOutside() {
    guard session.configuration.dismissal.onTapOutside else { return }
    let interaction = session.interaction
    guard case .resting(.detent) = interaction.phase,
      session.layout.leavesSpaceBeside || interaction.detent != interaction.stops.highest.stop
    else { return }
    dismiss(by: .tapOutside)
  }

  private func dismiss(with permission: DragState.Permission, _ cause: ModalOutcome.Cause) {
    switch permission {
    case .granted:
      // The app may end the session as the modal sets out.
      let session = session
      state = .granted(by: cause)
      if session.dock.leavesSideways(true) { return }
      session.send(.sent(to: .dismissed))
      session.finger.cancel()
    case .refused: tellOfAttempt()
    case .pending: ask(for: cause)
    }
  }
}
