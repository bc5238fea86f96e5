import Foundation

/// A system socket. It never blocks, and is closed with its last reference.
final class FileDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
  }

  deinit { _ = Foundation.close(number) }
}
