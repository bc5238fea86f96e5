/// Lets changes be made one after another: what somebody asks for from within a callback comes after that.
@MainActor final class ContainerQueue {
  private enum State {
    case idle
    case busy(waiting: [() -> Void])
  }

  private var state = State.idle

  /// Makes a change: now, or after the one that is being made and those that wait.
  func perform(_ change: @escaping () -> Void) {
    switch state {
    case .busy(let waiting): state = .busy(waiting: waiting + [change])
    case .idle:
      state = .busy(waiting: [])
      change()
      performWaiting()
    }
  }

  /// Does what belongs to the change that is being made, or what is one of its own.
  func performNow(_ work: () -> Void) {
    switch state {
    case .busy: work()
    case .idle:
      state = .busy(waiting: [])
      work()
      performWaiting()
    }
  }

  private func performWaiting() {
    while case .busy(let waiting) = state, let next = waiting.first {
      state = .busy(waiting: Array(waiting.dropFirst()))
      next()
    }
    state = .idle
  }
}
