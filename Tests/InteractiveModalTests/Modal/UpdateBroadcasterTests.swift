import Testing
import UIKit

@testable import InteractiveModal

@Suite("The stream of updates") @MainActor
struct UpdateBroadcasterTests {
  private let modal = UIViewController()
  private let other = UIViewController()

  private func update(_ number: Int, phase: ModalUpdate.Phase = .held) -> ModalUpdate {
    ModalUpdate(phase: phase, progress: CGFloat(number), velocity: 0, wouldDismiss: false)
  }

  private var last: ModalUpdate { update(-1, phase: .resting(.dismissed)) }

  private func send(_ updates: [ModalUpdate], of modal: UIViewController, on broadcast: UpdateBroadcaster) {
    for update in updates { broadcast.modal(modal, did: .updated(update)) }
  }

  private func all(of stream: AsyncStream<ModalUpdate>) async -> [ModalUpdate] {
    var updates: [ModalUpdate] = []
    for await update in stream { updates.append(update) }
    return updates
  }

  @Test("updates come in order, and end with the one in which the modal is gone")
  func order() async {
    let broadcast = UpdateBroadcaster()
    let stream = broadcast.stream(of: modal)
    let phases: [ModalUpdate.Phase] = [
      .held, .resting(.presented), .settling(.presented), .settling(.dismissed),
    ]
    let story = (0..<100).map { update($0, phase: phases[$0 % 4]) } + [last]
    send(story + [update(7)], of: modal, on: broadcast)
    #expect(await all(of: stream) == story)
  }

  @Test("a slow reader gets the newest updates, and always the last")
  func slowReader() async {
    let broadcast = UpdateBroadcaster()
    let stream = broadcast.stream(of: modal)
    let story = (0..<1000).map { update($0) } + [last]
    send(story, of: modal, on: broadcast)
    #expect(await all(of: stream) == Array(story.suffix(256)))
  }

  @Test("two readers of one modal get the same updates, each at its own pace")
  func twoReaders() async {
    let broadcast = UpdateBroadcaster()
    let (one, two) = (broadcast.stream(of: modal), broadcast.stream(of: modal))
    var early = one.makeAsyncIterator()
    send([update(1), update(2)], of: modal, on: broadcast)
    #expect(await early.next() == update(1))
    #expect(await early.next() == update(2))
    send([last], of: modal, on: broadcast)
    #expect(await early.next() == last)
    #expect(await early.next() == nil)
    #expect(await all(of: two) == [update(1), update(2), last])
  }

  @Test("a reader gets the updates of its modal only, from the moment at which it begins to read")
  func twoModals() async {
    let broadcast = UpdateBroadcaster()
    let stream = broadcast.stream(of: modal)
    send([update(1), last], of: other, on: broadcast)
    send([update(2)], of: modal, on: broadcast)
    let late = broadcast.stream(of: modal)
    send([last], of: modal, on: broadcast)
    #expect(await all(of: stream) == [update(2), last])
    #expect(await all(of: late) == [last])
  }

  @Test("the stream ends when the transition is gone")
  func transitionGone() async throws {
    var broadcast: UpdateBroadcaster? = UpdateBroadcaster()
    weak let gone = broadcast
    let stream = try #require(broadcast?.stream(of: modal))
    broadcast?.modal(modal, did: .updated(update(1)))
    broadcast = nil
    #expect(gone == nil)
    #expect(await all(of: stream) == [update(1)])
  }

  @Test("a reader that stops does not affect the others")
  func readerLeft() async {
    let broadcast = UpdateBroadcaster()
    let stream = broadcast.stream(of: modal)
    let reader = Task { await all(of: broadcast.stream(of: modal)) }
    reader.cancel()
    #expect(await reader.value == [])
    send([update(1), last], of: modal, on: broadcast)
    #expect(await all(of: stream) == [update(1), last])
  }
}
