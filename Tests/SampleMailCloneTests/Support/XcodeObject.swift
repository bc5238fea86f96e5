/// One object of an Xcode project.
struct XcodeObject {
  let identifier: String
  let values: [String: Any]

  /// Its class, such as `PBXGroup`.
  var kind: String { string("isa") }

  /// The build settings that are single words; lists, such as search paths, are left out.
  var settings: [String: String] {
    (values["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  func string(_ key: String) -> String { values[key] as? String ?? "" }

  /// The texts under a key that holds one or a list of them.
  func strings(_ key: String) -> [String] {
    values[key] as? [String] ?? [values[key] as? String].compactMap(\.self)
  }
}
