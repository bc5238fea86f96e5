import Foundation

extension Socket {
  /// Bytes that the system buffers for a page that does not read. They are few, so that the server
  /// notices soon and the page gets no old state.
  private static let sendBuffer: Int32 = 64 * 1024

  /// Listens on the loopback address, where other machines cannot reach it.
  ///
  /// - Parameter port: 0 for any that is free.
  static func listening(on port: Int) throws(HostError) -> Socket {
    guard let number = UInt16(exactly: port) else { throw HostError("There is no port \(port).") }
    let descriptor = FileDescriptor(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    descriptor.set(SO_REUSEADDR, 1, level: SOL_SOCKET)
    descriptor.set(SO_SNDBUF, sendBuffer, level: SOL_SOCKET)
    descriptor.set(TCP_NODELAY, 1, level: Int32(IPPROTO_TCP))
    guard bind(descriptor, to: number), listen(descriptor.number, SOMAXCONN) == 0 else {
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

  /// Whether the last failure was that the system has no room for one more.
  static var isOutOfRoom: Bool { [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) }

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

  private static func bind(_ descriptor: FileDescriptor, to port: UInt16) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        Foundation.bind(descriptor.number, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}

extension FileDescriptor {
  fileprivate func set(_ option: Int32, _ value: Int32, level: Int32) {
    _ = withUnsafeBytes(of: value) { setsockopt(number, level, option, $0.baseAddress, socklen_t($0.count)) }
  }
}
