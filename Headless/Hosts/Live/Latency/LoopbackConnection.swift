import Foundation

/// A connection to this machine that waits for what it wants. One thread uses it at a time.
final class LoopbackConnection: @unchecked Sendable {
  let descriptor: Int32
  var received: [UInt8] = []

  /// - Parameter patience: Longest time that an answer may take, in seconds.
  init(port: Int, patience: Int = 10) throws(HostError) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    let isOpen = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isOpen else { throw HostError("The page’s port \(port) does not answer.") }
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws(HostError) { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws(HostError) {
    guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw HostError("The page’s connection is broken.")
    }
  }

  /// Waits until `end` has come, and takes all up to it.
  @discardableResult func receive(_ end: String) throws(HostError) -> String {
    while true {
      if let range = received.firstRange(of: Array(end.utf8)) {
        defer { received = Array(received[range.upperBound...]) }
        return String(decoding: received[..<range.upperBound], as: UTF8.self)
      }
      try read(0)
    }
  }

  /// Forgets what has come unasked.
  func discard() throws(HostError) {
    received = []
    while try read(Int32(MSG_DONTWAIT)) {}
    received = []
  }

  /// Returns false if nothing has come, which only a read that does not wait tells.
  @discardableResult func read(_ flags: Int32) throws(HostError) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, flags)
    if count > 0 { received += buffer[..<count] }
    if count <= 0, flags == 0 || count == 0 { throw HostError("The page’s connection is broken.") }
    return count > 0
  }
}
