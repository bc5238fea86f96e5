/// A yes or no that somebody waits for. One that can no longer come, because nobody is left to give it, is a no; so is
/// one that is waited for in a task that is cancelled.
final class PendingAnswer: Sendable {
  private let answers: AsyncStream<Bool>
  private let continuation: AsyncStream<Bool>.Continuation

  private init() { (answers, continuation) = AsyncStream.makeStream() }

  deinit { continuation.finish() }

  private func give(_ answer: Bool) { continuation.yield(answer) }

  /// Asks, and waits for the first answer.
  ///
  /// - Parameter question: Is given what takes the answer, and nobody else has it.
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
