/// Lets in what our own page asks, so that no page from elsewhere drives the app or reads it.
struct HTTPAdmission: Sendable {
  /// The names under which the page may know this server.
  private let hosts: Set<String>

  init(port: Int) {
    let names: Set = ["127.0.0.1", "localhost"]
    hosts = Set(names.map { "\($0):\(port)" }).union(port == 80 ? names : [])
  }

  func admit(_ request: HTTPRequest) throws(HTTPRefusal) {
    try checkHost(request.headers)
    try checkOrigin(request.headers)
    try checkSite(request)
    try checkMethod(request)
  }

  /// Another host is another's name that leads here: DNS rebinding.
  private func checkHost(_ headers: HTTPHeaders) throws(HTTPRefusal) {
    let named = headers.values(of: "Host")
    guard let host = named.first, named.count == 1 else {
      throw HTTPRefusal(.badRequest, "A request names one host.")
    }
    guard hosts.contains(host) else { throw .elsewhere }
  }

  private func checkOrigin(_ headers: HTTPHeaders) throws(HTTPRefusal) {
    let isOurs = headers.values(of: "Origin").allSatisfy { origin in
      origin.hasPrefix("http://") && hosts.contains(String(origin.dropFirst("http://".count)))
    }
    guard isOurs else { throw .elsewhere }
  }

  /// A link from elsewhere may lead to the front door: it shows nothing to the page that has it.
  private func checkSite(_ request: HTTPRequest) throws(HTTPRefusal) {
    let isOurs = request.headers.values(of: "Sec-Fetch-Site").allSatisfy(["same-origin", "none"].contains)
    let isLink =
      request.method == "GET" && request.path == "/" && request.headers["Sec-Fetch-Mode"] == "navigate"
      && request.headers["Sec-Fetch-Dest"] == "document"
    guard isOurs || isLink else { throw .elsewhere }
  }

  /// A page from elsewhere cannot send JSON without asking first by OPTIONS, and is not answered.
  private func checkMethod(_ request: HTTPRequest) throws(HTTPRefusal) {
    switch request.method {
    case "GET": return
    case "POST":
      let type = request.headers["Content-Type"]?.prefix { $0 != ";" && $0 != " " }
      guard type?.lowercased() == "application/json" else {
        throw HTTPRefusal(.unsupportedMediaType, "A POST carries application/json.")
      }
    default: throw HTTPRefusal(.methodNotAllowed, "This server knows GET and POST.")
    }
  }
}

extension HTTPRefusal {
  fileprivate static let elsewhere = HTTPRefusal(.forbidden, "This server serves its own page only.")
}
