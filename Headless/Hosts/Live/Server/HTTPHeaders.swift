/// The header fields of a request.
struct HTTPHeaders: Equatable, Sendable {
  private var fields: [String: [String]] = [:]

  /// The first value of a field; upper and lower case are the same.
  subscript(name: String) -> String? { values(of: name).first }

  /// All values of a field, in the order in which they came.
  func values(of name: String) -> [String] { fields[name.lowercased()] ?? [] }

  mutating func add(_ value: String, to name: String) {
    fields[name.lowercased(), default: []].append(value)
  }
}
