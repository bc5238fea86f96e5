import Foundation

/// A named pipe in a folder of its own, for a process that wants a descriptor rather than a stream.
struct ProcessPipe {
  let path: String

  init(_ name: String, in folder: URL) throws {
    path = folder.appendingPathComponent(name).path
    guard mkfifo(path, 0o600) == 0 else { throw BrowserError("\(path) cannot be made.") }
  }

  /// Waits for the other end.
  func open(_ flags: Int32) throws -> Int32 {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw BrowserError("\(path) cannot be opened.") }
    return descriptor
  }
}
