/// A yes or no that a task waits for.
///
/// The answer is no if the task is cancelled, or if the closure that takes the answer is released.
final class PendingAnswer: Sendable {
  private let answers: AsyncStream<Bool>
  private let continuation: AsyncStream<Bool>.Continuation

  private init() { (answers, continuation) = AsyncStream.makeStream() }

  deinit { continuation.finish() }

  private func give(_ answer: Bool) { continuation.yield(answer) }

  /// Asks a question and waits for the first answer.
  ///
  /// - Parameter question: Gets a closure that takes the answer. Nothing else retains this closure.
  @MainActor static func wait(for question: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    for await answer in answers(to: question) { return answer }
    return false
  }

  @MainActor private static func answers(to question: (@escaping (Bool) -> Void) -> Void) -> AsyncStream<Bool>
  {
    let pending = PendingAnswer()
    question { pending.give($0) }
    return pending.answers
  }
}
