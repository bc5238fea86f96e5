import Foundation

/// Passes what modals do on to whoever reads a sequence of it.
@MainActor final class UpdateBroadcaster {
  /// Updates that wait for a slow reader; older ones make room.
  private static let depth = 256

  private struct Reader {
    let modal: ObjectIdentifier
    let continuation: AsyncStream<ModalUpdate>.Continuation
  }

  private var readers: [Reader] = []

  deinit {
    for reader in readers { reader.continuation.finish() }
  }

  func stream(of modal: ObjectIdentifier) -> AsyncStream<ModalUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ModalUpdate.self, bufferingPolicy: .bufferingNewest(Self.depth))
    readers.append(Reader(modal: modal, continuation: continuation))
    return stream
  }

  func send(_ update: ModalUpdate, of modal: ObjectIdentifier) {
    let isLast = update.phase == .resting(.dismissed)
    readers.removeAll { reader in
      guard reader.modal == modal else { return false }
      let result = reader.continuation.yield(update)
      if isLast { reader.continuation.finish() }
      return isLast || result.isTerminated
    }
  }
}

extension AsyncStream.Continuation.YieldResult {
  /// Nobody reads any more.
  fileprivate var isTerminated: Bool {
    switch self {
    case .terminated: true
    case .enqueued, .dropped: false
    @unknown default: false
    }
  }
}
