import Foundation

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

extension Socket {
  /// Bytes that the system buffers for a page that does not read. They are few, so that the server
  /// notices soon and the page gets no old state.
  private static let sendBuffer: Int32 = 64 * 1024

  /// Listens on the loopback address, where other machines cannot reach it.
  ///
  /// - Parameter port: Up to 65535; 0 for any that is free.
  static func listening(on port: Int) throws(HostError) -> Socket {
    let descriptor = FileDescriptor(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    descriptor.set(SO_REUSEADDR, 1, level: SOL_SOCKET)
    descriptor.set(SO_SNDBUF, sendBuffer, level: SOL_SOCKET)
    descriptor.set(TCP_NODELAY, 1, level: Int32(IPPROTO_TCP))
    guard bind(descriptor, to: port), listen(descriptor.number, SOMAXCONN) == 0 else {
      throw errno == EADDRINUSE
        ? HostError("Port \(port) is taken by another program; choose one with “--port”.")
        : HostError("Port \(port) cannot be opened: \(String(cString: strerror(errno))).")
    }
    return Socket(descriptor)
  }

  /// The next client that waits; it has the options of the listening socket.
  func accept() -> Socket? {
    let number = Foundation.accept(descriptor.number, nil, nil)
    return number < 0 ? nil : Socket(FileDescriptor(number))
  }

  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor.number, $0, &length)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func bind(_ descriptor: FileDescriptor, to port: Int) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        Foundation.bind(descriptor.number, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}

/// A system socket. It never blocks, and is closed with its last reference.
final class FileDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
  }

  deinit { _ = Foundation.close(number) }

  func set(_ option: Int32, _ value: Int32, level: Int32) {
    _ = withUnsafeBytes(of: value) { setsockopt(number, level, option, $0.baseAddress, socklen_t($0.count)) }
  }
}
