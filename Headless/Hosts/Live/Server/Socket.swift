import UIKit

/// A socket that never blocks, and waits for one thing at a time.
///
/// Each wait makes a dispatch source and cancels it afterwards. No source is ever suspended.
@MainActor final class Socket {
  enum Readiness { case readable, writable }

  /// The most that is read at a time.
  private static let readLimit = 16 * 1024

  let descriptor: FileDescriptor
  private var wait: (readiness: Readiness, source: any DispatchSourceProtocol)?

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  /// Calls the handler on the main queue as long as the socket is ready, until something else is waited for.
  func wait(for readiness: Readiness, _ handler: @escaping @MainActor () -> Void) {
    guard wait?.readiness != readiness else { return }
    stopWaiting()
    let source = source(for: readiness)
    source.setEventHandler { MainActor.assumeIsolated(handler) }
    source.setCancelHandler { [descriptor] in withExtendedLifetime(descriptor) {} }
    source.activate()
    wait = (readiness, source)
  }

  /// Nothing is called any more; the socket is closed as soon as it is let go of.
  func stopWaiting() {
    wait?.source.cancel()
    wait = nil
  }

  private func source(for readiness: Readiness) -> any DispatchSourceProtocol {
    switch readiness {
    case .readable: DispatchSource.makeReadSource(fileDescriptor: descriptor.number, queue: .main)
    case .writable: DispatchSource.makeWriteSource(fileDescriptor: descriptor.number, queue: .main)
    }
  }

  /// The bytes that have arrived, possibly none; `nil` at the end of the stream.
  func read() -> [UInt8]? {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.readLimit) { buffer, count in
      result = recv(descriptor.number, buffer.baseAddress, buffer.count, 0)
      count = max(0, result)
    }
    return result > 0 || result < 0 && Self.isPassing(errno) ? bytes : nil
  }

  /// How many of the bytes the system took, which may be none; `nil` when it takes none any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { buffer in
      send(descriptor.number, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
    }
    return count >= 0 ? count : Self.isPassing(errno) ? 0 : nil
  }

  /// Tells the other side that no more will come.
  func finish() { _ = shutdown(descriptor.number, Int32(SHUT_WR)) }

  private static func isPassing(_ error: Int32) -> Bool { [EAGAIN, EWOULDBLOCK, EINTR].contains(error) }
}
