import Foundation

/// A connection to this machine that waits for what it wants. One thread uses it at a time.
public final class LoopbackConnection: @unchecked Sendable {
  public let descriptor: Int32
  public var received: [UInt8] = []

  /// - Parameter patience: Longest time that an answer may take, in seconds.
  public init(port: Int, patience: Int = 10) throws {
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
    guard isOpen else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  public func send(_ text: String) throws { try send(Array(text.utf8)) }

  public func send(_ bytes: [UInt8]) throws {
    guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw POSIXError(.ECONNRESET)
    }
  }

  /// Waits until `end` has come, and takes all up to it.
  @discardableResult public func receive(_ end: String) throws -> String {
    while true {
      if let range = received.firstRange(of: Array(end.utf8)) {
        defer { received = Array(received[range.upperBound...]) }
        return String(decoding: received[..<range.upperBound], as: UTF8.self)
      }
      try read()
    }
  }

  /// Waits for more.
  public func read() throws {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { throw POSIXError(.ECONNRESET) }
    received += buffer[..<count]
  }
}
