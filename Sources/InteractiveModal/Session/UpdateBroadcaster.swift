import UIKit

/// Sends the updates of modals to the sequences that read them.
@MainActor final class UpdateBroadcaster: ModalListener {
  /// Number of updates that wait for a slow reader; newer ones replace the oldest.
  private static let depth = 256

  private struct Reader {
    weak var modal: UIViewController?
    let continuation: AsyncStream<ModalUpdate>.Continuation
  }

  private var readers: [Reader] = []

  deinit {
    for reader in readers { reader.continuation.finish() }
  }

  func stream(of modal: UIViewController) -> AsyncStream<ModalUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ModalUpdate.self, bufferingPolicy: .bufferingNewest(Self.depth))
    readers.append(Reader(modal: modal, continuation: continuation))
    return stream
  }

  func needsFrames(of modal: UIViewController) -> Bool { readers.contains { $0.modal === modal } }

  func modal(_ modal: UIViewController, did event: ModalEvent) {
    guard !readers.isEmpty, case .updated(let update) = event else { return }
    let isLast = update.phase == .resting(.dismissed)
    readers.removeAll { reader in
      guard reader.modal === modal else { return false }
      let result = reader.continuation.yield(update)
      if isLast { reader.continuation.finish() }
      // The reader has stopped reading.
      if case .terminated = result { return true }
      return isLast
    }
  }
}
