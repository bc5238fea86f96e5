/// An object of an Xcode project.
struct XcodeObject {
  let identifier: String
  let values: [String: Any]

  /// Its class, such as `PBXGroup`.
  var kind: String { string("isa") }

  /// Build settings with one value; lists, such as search paths, are left out.
  var settings: [String: String] {
    (values["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  func string(_ key: String) -> String { values[key] as? String ?? "" }

  /// Returns the strings of a key that has one string or a list.
  func strings(_ key: String) -> [String] {
    values[key] as? [String] ?? [values[key] as? String].compactMap(\.self)
  }
}
