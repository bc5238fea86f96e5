import Foundation

/// An object of an Xcode project.
struct XcodeObject {
  let identifier: String
  let values: [String: Any]

  /// Its class, such as `PBXGroup`.
  var kind: String { string("isa") }

  /// Build settings with one value. Lists, such as search paths, are left out.
  var settings: [String: String] {
    (values["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  func string(_ key: String) -> String { values[key] as? String ?? "" }

  /// Returns the strings of a key that has one string or a list.
  func strings(_ key: String) -> [String] {
    values[key] as? [String] ?? [values[key] as? String].compactMap(\.self)
  }
}

/// The Xcode project of the sample: objects with identifiers.
struct XcodeProject {
  /// The project does not have an object that a test needs.
  struct Missing: Error {
    let name: String
  }

  static let file = Repository.sample.appendingPathComponent("SampleMailClone.xcodeproj/project.pbxproj")

  let objectVersion: String
  let rootIdentifier: String
  let objects: [String: XcodeObject]

  init() throws {
    let list = try Repository.propertyList(Self.file)
    objectVersion = list["objectVersion"] as? String ?? ""
    rootIdentifier = list["rootObject"] as? String ?? ""
    objects = (list["objects"] as? [String: [String: Any]] ?? [:])
      .reduce(into: [:]) { $0[$1.key] = XcodeObject(identifier: $1.key, values: $1.value) }
  }

  func all(_ kind: String) -> [XcodeObject] {
    objects.values.filter { $0.kind == kind }.sorted { $0.identifier < $1.identifier }
  }

  func object(_ identifier: String) throws -> XcodeObject {
    guard let object = objects[identifier] else { throw Missing(name: identifier) }
    return object
  }

  /// Returns the object that another object names by a key.
  func object(_ key: String, of owner: XcodeObject) throws -> XcodeObject {
    try object(owner.string(key))
  }

  func target() throws -> XcodeObject {
    guard let target = all("PBXNativeTarget").first else { throw Missing(name: "target") }
    return target
  }

  /// Returns the build settings of a configuration; the settings of the target have precedence.
  func settings(_ configuration: String) throws -> [String: String] {
    let project = try settings(configuration, of: object(rootIdentifier))
    return try project.merging(settings(configuration, of: target())) { _, target in target }
  }

  func settings(_ configuration: String, of owner: XcodeObject) throws -> [String: String] {
    let list = try object("buildConfigurationList", of: owner)
    let configurations = try list.strings("buildConfigurations").map(object)
    guard let match = configurations.first(where: { $0.string("name") == configuration }) else {
      throw Missing(name: configuration)
    }
    return match.settings
  }
}
