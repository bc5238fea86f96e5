/// Somebody who writes and is written to.
struct Contact: Hashable {
  let name: String
  let address: String

  /// The first letters of the first two names.
  var initials: String {
    String(name.split(separator: " ").prefix(2).compactMap(\.first))
  }
}
