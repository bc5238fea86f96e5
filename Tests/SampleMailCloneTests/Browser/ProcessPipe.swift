import Foundation

/// A named pipe, for a process that needs a file descriptor.
struct ProcessPipe {
  let path: String

  init(_ name: String, in folder: URL) throws {
    path = folder.appendingPathComponent(name).path
    guard mkfifo(path, 0o600) == 0 else { throw BrowserError("\(path) cannot be created.") }
  }

  /// Opens the pipe; waits until the other end is open.
  func open(_ flags: Int32) throws -> Int32 {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw BrowserError("\(path) cannot be opened.") }
    return descriptor
  }
}
