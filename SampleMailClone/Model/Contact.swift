/// A person with a mail address.
struct Contact: Hashable {
  let name: String
  let address: String

  /// First letters of the first two words of the name.
  var initials: String {
    String(name.split(separator: " ").prefix(2).compactMap(\.first))
  }
}
