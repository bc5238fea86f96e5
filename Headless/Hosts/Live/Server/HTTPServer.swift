import Foundation

/// Answers what the server lets in: knows the routes.
@MainActor protocol HTTPHandler: AnyObject {
  func response(to request: HTTPRequest) -> HTTPResponse
}

/// Serves one page to the browsers of this machine, on the main queue.
@MainActor final class HTTPServer {
  static let connectionLimit = 32

  /// The port it listens on.
  let port: Int
  private var listener: Socket?
  private let admission: HTTPAdmission
  private let handler: any HTTPHandler
  private let patience: DispatchTimeInterval
  private(set) var connections: [HTTPConnection] = []

  /// Serves until `close()`.
  ///
  /// - Parameter port: 0 for any that is free.
  /// - Parameter patience: How long a request may take to come.
  init(port: Int, handler: any HTTPHandler, patience: DispatchTimeInterval = .seconds(10)) throws(HostError) {
    let listener = try Socket.listening(on: port)
    self.listener = listener
    self.port = listener.port
    admission = HTTPAdmission(port: listener.port)
    self.handler = handler
    self.patience = patience
    listener.wait(for: .readable) { [weak self] in self?.accept() }
  }

  func close() {
    listener?.stopWaiting()
    listener = nil
    connections.forEach { $0.close() }
  }

  private func accept() {
    guard let socket = listener?.accept() else { return }
    while connections.count >= Self.connectionLimit, closeIdlest() {}
    let isFull = connections.count >= Self.connectionLimit
    let connection = HTTPConnection(socket, patience: patience) { [weak self] in
      self?.response(to: $0) ?? .noContent
    }
    connections.append(connection)
    connection.onClose = { [weak self, weak connection] in
      self?.connections.removeAll { $0 === connection }
    }
    if isFull { connection.refuse(HTTPRefusal(.serviceUnavailable, "Too many pages are open.")) }
  }

  /// Closes the connection that has been silent for longest; `false` if all of them are streams.
  private func closeIdlest() -> Bool {
    let idlest = connections.filter { !$0.isStream }.min { $0.lastHeard < $1.lastHeard }
    idlest?.close()
    return idlest != nil
  }

  private func response(to request: HTTPRequest) -> HTTPResponse {
    do throws(HTTPRefusal) {
      try admission.admit(request)
      return handler.response(to: request)
    } catch {
      return .refusal(error)
    }
  }
}
