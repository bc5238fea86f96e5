import Foundation

/// The sample's Xcode project: objects that name each other by identifier.
struct XcodeProject {
  /// The project lacks something that these tests ask for.
  struct Missing: Error {
    let what: String
  }

  static let file = Repository.sample.appendingPathComponent("SampleMailClone.xcodeproj/project.pbxproj")

  let objectVersion: String
  let rootIdentifier: String
  let objects: [String: XcodeObject]

  init() throws {
    let list = try PropertyList.dictionary(at: Self.file)
    objectVersion = list["objectVersion"] as? String ?? ""
    rootIdentifier = list["rootObject"] as? String ?? ""
    objects = (list["objects"] as? [String: [String: Any]] ?? [:])
      .reduce(into: [:]) { $0[$1.key] = XcodeObject(identifier: $1.key, values: $1.value) }
  }

  func all(_ kind: String) -> [XcodeObject] {
    objects.values.filter { $0.kind == kind }.sorted { $0.identifier < $1.identifier }
  }

  func object(_ identifier: String) throws -> XcodeObject {
    guard let object = objects[identifier] else { throw Missing(what: identifier) }
    return object
  }

  /// The one object that another names under a key.
  func object(_ key: String, of owner: XcodeObject) throws -> XcodeObject {
    try object(owner.string(key))
  }

  func target() throws -> XcodeObject {
    guard let target = all("PBXNativeTarget").first else { throw Missing(what: "target") }
    return target
  }

  /// What is built by default in a configuration: the project's settings under the target's.
  func settings(_ configuration: String) throws -> [String: String] {
    let project = try settings(configuration, of: object(rootIdentifier))
    return try project.merging(settings(configuration, of: target())) { _, target in target }
  }

  func settings(_ configuration: String, of owner: XcodeObject) throws -> [String: String] {
    let list = try object("buildConfigurationList", of: owner)
    let configurations = try list.strings("buildConfigurations").map(object)
    guard let match = configurations.first(where: { $0.string("name") == configuration }) else {
      throw Missing(what: configuration)
    }
    return match.settings
  }
}
