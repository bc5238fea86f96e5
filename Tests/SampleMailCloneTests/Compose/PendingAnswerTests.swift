import Testing

@testable import SampleMailClone

@Suite("An answer that somebody waits for")
@MainActor struct PendingAnswerTests {
  @Test("it is the first that is given", arguments: [true, false])
  func given(answer: Bool) async {
    #expect(
      await PendingAnswer.wait {
        $0(answer)
        $0(!answer)
      } == answer)
  }

  @Test("if nobody can give it, it is no") func dropped() async {
    #expect(await PendingAnswer.wait { _ in } == false)
  }

  @Test("if its task is cancelled, it is no, whoever could still give it") func cancelled() async {
    var give: ((Bool) -> Void)?
    let task = Task { await PendingAnswer.wait { give = $0 } }
    while give == nil { await Task.yield() }
    task.cancel()
    #expect(await task.value == false)
    give?(true)
  }
}
