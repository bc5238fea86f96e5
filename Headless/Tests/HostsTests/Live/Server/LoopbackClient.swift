import Foundation

/// A client with a socket of its own. It blocks on its own queue only, so the server can run.
@MainActor final class LoopbackClient {
  struct Refused: Error {}

  /// How long a failure may hang.
  private static let patience = timeval(tv_sec: 1500, tv_usec: 0)

  private let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  private let queue = DispatchQueue(label: "client")
  private var received: [UInt8] = []
  private var isOpen = true

  init(port: Int) throws {
    set(SO_RCVTIMEO, Self.patience)
    set(SO_SNDTIMEO, Self.patience)
    set(SO_RCVBUF, Int32(32 * 1024))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let result = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { connect(number, $0.baseAddress, socklen_t(bytes.count)) }
    }
    if result != 0 { throw Refused() }
  }

  deinit { if isOpen { Foundation.close(number) } }

  @discardableResult func send(_ text: String) async -> Bool {
    await send(Array(text.utf8))
  }

  /// `false` if the server does not take it all.
  @discardableResult func send(_ bytes: [UInt8]) async -> Bool {
    await blocking { number in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// The next answer; `nil` if none comes.
  func reply() async -> HTTPReply? {
    while received.firstRange(of: Array("\r\n\r\n".utf8)) == nil { guard await receive() else { return nil } }
    guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    guard var reply = HTTPReply(head: take(end.upperBound)) else { return nil }
    let length = Int(reply.headers["Content-Length"] ?? "0") ?? 0
    while received.count < length { guard await receive() else { return nil } }
    reply.body = take(length)
    return reply
  }

  /// Sends a request and returns the status of the answer; `nil` if none comes.
  func status(of request: String) async -> Int? {
    await send(request)
    return await reply()?.status
  }

  /// The text of the next event.
  func event() async -> String? {
    while received.firstRange(of: Array("\n\n".utf8)) == nil { guard await receive() else { return nil } }
    guard let end = received.firstRange(of: Array("\n\n".utf8)) else { return nil }
    return take(end.upperBound)
  }

  /// All that still comes.
  func rest() async -> String {
    while await receive() {}
    return take(received.count)
  }

  /// Says that no more will come.
  func finish() { _ = shutdown(number, Int32(SHUT_WR)) }

  func close() {
    isOpen = false
    _ = Foundation.close(number)
  }

  /// Breaks the connection off.
  func reset() {
    set(SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    close()
  }

  private func receive() async -> Bool {
    let bytes = await blocking { number in
      [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, count in
        count = max(0, recv(number, buffer.baseAddress, buffer.count, 0))
      }
    }
    received += bytes
    return !bytes.isEmpty
  }

  private func take(_ count: Int) -> String {
    defer { received.removeFirst(count) }
    return String(decoding: received.prefix(count), as: UTF8.self)
  }

  private func blocking<Result: Sendable>(_ work: @escaping @Sendable (Int32) -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { [number] in continuation.resume(returning: work(number)) }
    }
  }

  private func set<Value>(_ option: Int32, _ value: Value) {
    _ = withUnsafeBytes(of: value) {
      setsockopt(number, SOL_SOCKET, option, $0.baseAddress, socklen_t($0.count))
    }
  }
}

/// What a client got for a request.
struct HTTPReply: Equatable, Sendable {
  var status: Int
  var headers: [String: String]
  var body = ""

  /// - Parameter head: As it came, up to the empty line.
  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    guard let line = lines.first, let status = Int(line.split(separator: " ")[1]) else { return nil }
    self.status = status
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      headers[String(line[..<colon])] = line[colon...].dropFirst(2).description
    }
  }
}
