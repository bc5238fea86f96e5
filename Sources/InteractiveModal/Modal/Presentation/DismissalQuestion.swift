import UIKit

/// The app's question whether the modal may leave, and the task that waits for the answer.
@MainActor final class DismissalQuestion {
  typealias Question = @MainActor @Sendable () async -> Bool

  private enum State {
    case none
    /// To be asked on release.
    case prepared(Question)
    case open(Task<Void, Never>)
  }

  private var state = State.none

  /// Whether the app has been asked, and has not answered.
  var isOpen: Bool {
    switch state {
    case .open: true
    case .none, .prepared: false
    }
  }

  /// Takes the app's permission for one gesture, in the machine's words.
  func prepare(_ permission: ModalPermission) -> DragState.Permission {
    state = .none
    switch permission {
    case .granted: return .granted
    case .refused: return .refused
    case .ask(let question):
      state = .prepared(question)
      return .pending
    }
  }

  /// Asks what was prepared; a question that is open already is not asked again.
  func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
    guard case .prepared(let question) = state else { return }
    state = .open(
      Task { [weak self] in
        let isGranted = await question()
        guard !Task.isCancelled, let self else { return }
        self.state = .none
        answer(isGranted)
      })
  }

  /// Nobody wants to know any more.
  func drop() {
    if case .open(let task) = state { task.cancel() }
    state = .none
  }
}
