import TestWorld
import Testing

@testable import SampleMailClone

@Suite("An answer that a task waits for", .ownWorld)
@MainActor struct PendingAnswerTests {
  @Test("the first answer counts", arguments: [true, false])
  func given(answer: Bool) async {
    #expect(
      await PendingAnswer.wait {
        $0(answer)
        $0(!answer)
      } == answer)
  }

  @Test("without a closure that can answer, the answer is no") func dropped() async {
    #expect(await PendingAnswer.wait { _ in } == false)
  }

  @Test("after a cancellation of the task, the answer is no") func cancelled() async {
    var give: ((Bool) -> Void)?
    let task = Task { await PendingAnswer.wait { give = $0 } }
    await wait(for: "the question") { give != nil }
    task.cancel()
    #expect(await task.value == false)
    give?(true)
  }
}
