import Foundation
import TestWorld

@testable import HeadlessHosts

/// A client with a connection of its own. It blocks on its own queue only, so the server can run.
@MainActor final class LoopbackClient {
  private var connection: LoopbackConnection?
  private let queue = DispatchQueue(label: "client")

  init(port: Int) throws {
    // How long a failure may hang, in seconds.
    connection = try LoopbackConnection(port: port, patience: 1500)
    set(SO_RCVBUF, Int32(32 * 1024))
  }

  /// `false` if the server does not take it all.
  @discardableResult func send(_ text: String) async -> Bool { await send(Array(text.utf8)) }

  @discardableResult func send(_ bytes: [UInt8]) async -> Bool {
    await blocking { try $0.send(bytes) } != nil
  }

  /// The next answer; `nil` if none comes.
  func reply() async -> HTTPReply? {
    await blocking { connection in
      var reply = HTTPReply(head: try connection.receive("\r\n\r\n"))
      reply.body = try connection.receive(Int(reply.headers["Content-Length"] ?? "0") ?? 0)
      return reply
    }
  }

  /// Sends a request and returns the status of the answer; `nil` if none comes.
  func status(of request: String) async -> Int? {
    await send(request)
    return await reply()?.status
  }

  /// The text of the next event.
  func event() async -> String? { await blocking { try $0.receive("\n\n") } }

  /// All that still comes.
  func rest() async -> String {
    await blocking { connection in
      while (try? connection.read()) != nil {}
      return try connection.receive(connection.received.count)
    } ?? ""
  }

  /// Says that no more will come.
  func finish() { if let connection { shutdown(connection.descriptor, Int32(SHUT_WR)) } }

  func close() { connection = nil }

  /// Breaks the connection off.
  func reset() {
    set(SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    close()
  }

  private func blocking<Result: Sendable>(
    _ work: @escaping @Sendable (LoopbackConnection) throws -> Result
  ) async -> Result? {
    guard let connection else { return nil }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: try? work(connection)) }
    }
  }

  private func set<Value>(_ option: Int32, _ value: Value) {
    guard let connection else { return }
    _ = withUnsafeBytes(of: value) {
      setsockopt(connection.descriptor, SOL_SOCKET, option, $0.baseAddress, socklen_t($0.count))
    }
  }
}

extension LoopbackConnection {
  /// Waits for so many bytes.
  fileprivate func receive(_ count: Int) throws -> String {
    while received.count < count { try read() }
    defer { received.removeFirst(count) }
    return String(decoding: received.prefix(count), as: UTF8.self)
  }
}

/// What a client got for a request.
struct HTTPReply: Equatable, Sendable {
  var status: Int
  var headers: [String: String]
  var body = ""

  /// - Parameter head: As it came, up to the empty line.
  init(head: String) {
    let lines = head.split(separator: "\r\n")
    status = Int(lines[0].split(separator: " ")[1]) ?? 0
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      headers[String(line[..<colon])] = line[colon...].dropFirst(2).description
    }
  }
}
