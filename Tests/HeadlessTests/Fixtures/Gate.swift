/// An answer that comes when the test gives it.
@MainActor final class Gate {
  private var continuation: CheckedContinuation<Bool, Never>?
  private(set) var visitors = 0
  /// Whether the task that waits here was cancelled.
  private(set) var isCancelled = false

  /// Waits for the answer; one that is cancelled is not kept.
  func answer() async -> Bool {
    visitors += 1
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in self.open(false) }
    }
    isCancelled = Task.isCancelled
    return answer
  }

  func open(_ answer: Bool) {
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
