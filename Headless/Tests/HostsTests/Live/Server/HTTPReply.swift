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
