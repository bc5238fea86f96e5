import InteractiveModal

/// Makes changes one after another. A change that a callback requests waits for the present one.
@MainActor final class ContainerQueue {
  private enum State {
    case idle
    case busy(waiting: [() -> Void])
  }

  private var state = State.idle

  /// Makes a change: now, or after the present change and those that wait.
  func perform(_ change: @escaping () -> Void) {
    switch state {
    case .busy(let waiting): state = .busy(waiting: waiting + [change])
    case .idle: run(change)
    }
  }

  /// Makes a change now: as a part of the present change, or by itself if there is none.
  func performNow(_ change: () -> Void) {
    switch state {
    case .busy: change()
    case .idle: run(change)
    }
  }

  private func run(_ change: () -> Void) {
    state = .busy(waiting: [])
    change()
    while case .busy(let waiting) = state, let next = waiting.first {
      state = .busy(waiting: Array(waiting.dropFirst()))
      next()
    }
    state = .idle
  }
}
