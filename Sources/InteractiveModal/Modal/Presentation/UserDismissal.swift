import UIKit

/// Dismisses a modal for its user, after asking the app.
@MainActor final class UserDismissal {
  private enum State {
    case idle
    /// The question is to be asked on release.
    case prepared(ModalPermission.Question)
    /// The app was asked and has not answered.
    case open(Task<Void, Never>)
    /// The app permits a dismissal, and the modal has not set out: a finger may hold it.
    case granted(by: ModalOutcome.Cause)
  }

  private let driver: ModalDriver
  private let transitions: PresentationTransitions
  private let keyboard: ModalKeyboard
  private let app: ModalTransition
  private var state = State.idle

  init(
    _ driver: ModalDriver, _ transitions: PresentationTransitions, _ keyboard: ModalKeyboard,
    app: ModalTransition
  ) {
    self.driver = driver
    self.transitions = transitions
    self.keyboard = keyboard
    self.app = app
  }

  private var finger: ModalFinger { driver.finger }
  private var views: ModalViews { driver.views }

  /// Asks the app whether the user may dismiss the modal; once per gesture, and not while a
  /// question is open.
  func permission() -> DragState.Permission {
    if case .open = state { return .pending }
    state = .idle
    switch app.permission(toDismiss: driver.modal) {
    case .granted: return .granted
    case .refused: return .refused
    case .ask(let question):
      state = .prepared(question)
      return .pending
    }
  }

  /// Tells the app that the user tried to dismiss a modal that may not be dismissed.
  func tellOfAttempt() { app.didAttemptToDismiss(driver.modal) }

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
    state = isGranted ? .granted(by: cause) : .idle
    driver.handle(.answered(isGranted, at: SharedState.now))
    if finger.isHeld { finger.rebase() } else { _ = takeCause() }
  }

  /// Returns why the modal leaves now, once; `nil` if a finger sends it away.
  func takeCause() -> ModalOutcome.Cause? {
    guard case .granted(let cause) = state else { return nil }
    state = .idle
    return cause
  }

  /// A finger drags the modal: it decides, and not what the app has permitted before.
  func dragDidBegin() { if case .granted = state { state = .idle } }

  // MARK: With a drag

  /// Asks UIKit for the dismissal that the finger drives, if it has dragged the modal beyond its lowest
  /// detent. Called with each move.
  ///
  /// UIKit would take the keyboard away, and it refuses under another controller, also under a
  /// search. Then the release decides, as it does for a modal that may not be dismissed. On another
  /// modal it decides too: while UIKit dismisses this one, an app that calls `dismiss` would dismiss
  /// the one below (F433).
  func beginIfDraggedOut() {
    guard transitions.lifecycle.state == .idle, driver.configuration.dismissalBegins == .withDrag else {
      return
    }
    let interaction = driver.interaction
    guard case .dragged(let drag) = interaction.phase, drag.permission == .granted,
      interaction.progress < interaction.stops.lowestProgress, driver.modal.presentedViewController == nil,
      driver.modal.presentingViewController?.presentingViewController == nil, !keyboard.isUp
    else { return }
    transitions.send(.draggedOut)
  }

  // MARK: Without a drag

  /// Dismisses the modal by VoiceOver, a key, or a tap outside, if the app
  /// permits it. A finger that drags has asked already.
  ///
  /// - Returns: Whether this modal has reacted; `false` if it presents another controller, or has gone.
  @discardableResult func dismiss(by cause: ModalOutcome.Cause) -> Bool {
    guard driver.modal.coveringController == nil else { return false }
    switch driver.interaction.phase {
    case .resting(.dismissed): return false
    case .asking, .settling(_, to: .dismissed): break
    case .dragged(let drag): dismiss(with: drag.permission, cause)
    case .resting(.detent), .settling(_, to: .detent), .caught: dismiss(with: permission(), cause)
    }
    return true
  }

  /// Lets VoiceOver close the modal outside the card, if a tap there dismisses it now.
  func offerClosing() {
    let configuration = driver.configuration
    guard configuration.dismissesOnTapOutside else { return views.offer(nil) }
    views.offer(
      PassthroughView.CloseElement(
        label: configuration.strings.close,
        isOffered: { [weak self] in self?.driver.modal.coveringController == nil },
        close: { [weak self] in self?.dismiss(by: .accessibilityAction) ?? false }))
  }

  /// Dismisses the modal by a tap outside. A second tap on the button that presented the modal
  /// does not count, nor does a tap on the strip that the largest card leaves.
  func dismissByTapOutside() {
    guard driver.configuration.dismissesOnTapOutside else { return }
    let interaction = driver.interaction
    guard case .resting(.detent) = interaction.phase,
      driver.layout.leavesSpaceBeside || interaction.detent != interaction.stops.highest.stop
    else { return }
    dismiss(by: .tapOutside)
  }

  private func dismiss(with permission: DragState.Permission, _ cause: ModalOutcome.Cause) {
    switch permission {
    case .granted:
      state = .granted(by: cause)
      driver.handle(.sent(to: .dismissed, at: SharedState.now))
      finger.cancel()
    case .refused: tellOfAttempt()
    case .pending: ask(for: cause)
    }
  }
}
