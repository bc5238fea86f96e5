import Foundation
import FoundationXML
import Testing

@Suite("The Xcode project")
struct ProjectTests {
  private let project: XcodeProject

  init() throws { project = try XcodeProject() }

  @Test("the file has the format of Xcode 16")
  func format() throws {
    #expect(project.objectVersion == "77")
    #expect(try project.object(project.rootIdentifier).kind == "PBXProject")
  }

  /// The keys by which objects name others, with the classes of these.
  private static let references: [String: Set<String>] = [
    "buildConfigurationList": ["XCConfigurationList"], "buildConfigurations": ["XCBuildConfiguration"],
    "buildPhases": ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"],
    "children": ["PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"],
    "fileRef": ["PBXFileReference"], "productReference": ["PBXFileReference"], "files": ["PBXBuildFile"],
    "fileSystemSynchronizedGroups": ["PBXFileSystemSynchronizedRootGroup"], "mainGroup": ["PBXGroup"],
    "productRefGroup": ["PBXGroup"], "productRef": ["XCSwiftPackageProductDependency"],
    "packageProductDependencies": ["XCSwiftPackageProductDependency"],
    "packageReferences": ["XCLocalSwiftPackageReference"], "targets": ["PBXNativeTarget"],
  ]

  @Test("every reference names an object of the right class, and every object has a reference")
  func references() {
    var named: Set = [project.rootIdentifier]
    for object in project.objects.values {
      for (key, kinds) in Self.references {
        for identifier in object.strings(key) {
          let kind = project.objects[identifier]?.kind ?? "nothing"
          #expect(kinds.contains(kind), "\(object.identifier) \(key): \(identifier)")
          named.insert(identifier)
        }
      }
    }
    #expect(named == Set(project.objects.keys))
  }

  @Test("identifiers are unique and have 24 hexadecimal digits")
  func identifiers() throws {
    #expect(project.objects.keys.allSatisfy { $0.wholeMatch(of: /[0-9A-F]{24}/) != nil })
    let text = try String(contentsOf: XcodeProject.file, encoding: .utf8)
    #expect(text.ranges(of: "isa = ").count == project.objects.count)
  }

  @Test("the only target is an app for phone and tablet, signed without a team, alike in Debug and Release")
  func target() throws {
    let target = try project.target()
    #expect(project.all("PBXNativeTarget").count == 1)
    #expect(target.string("name") == "SampleMailClone")
    #expect(target.string("productType") == "com.apple.product-type.application")
    #expect(try project.settings("Debug", of: target) == project.settings("Release", of: target))
    for configuration in ["Debug", "Release"] {
      let settings = try project.settings(configuration)
      #expect(settings["TARGETED_DEVICE_FAMILY"] == "1,2")
      #expect(settings["CODE_SIGN_STYLE"] == "Automatic" && settings["DEVELOPMENT_TEAM"] == nil)
    }
  }

  // MARK: Files

  @Test("every Swift file of the sample is in exactly one of the folders that the target builds")
  func sources() throws {
    let groups = project.all("PBXFileSystemSynchronizedRootGroup")
    let folders = groups.map { $0.string("path") }
    let files = try Repository.files(below: Repository.sample, suffix: ".swift")
    #expect(!files.isEmpty)
    for file in files { #expect(folders.filter { file.hasPrefix($0 + "/") }.count == 1, "\(file)") }
    let main = try project.object("mainGroup", of: project.object(project.rootIdentifier))
    let built = try Set(project.target().strings("fileSystemSynchronizedGroups"))
    #expect(built == Set(groups.map(\.identifier)) && built.isSubset(of: main.strings("children")))
  }

  @Test("every file and folder that the project names exists, and is listed once")
  func files() {
    let references = project.all("PBXFileReference").filter { $0.string("sourceTree") == "<group>" }
    #expect(!references.isEmpty)
    let paths = (references + project.all("PBXFileSystemSynchronizedRootGroup")).map { $0.string("path") }
    #expect(Set(paths).count == paths.count)
    for path in paths {
      #expect(Repository.exists(Repository.sample.appendingPathComponent(path)), "\(path)")
    }
  }

  // MARK: The package

  @Test("the path of its package is the folder of the manifest, and it links the products of the manifest")
  func package() throws {
    let packages = project.all("XCLocalSwiftPackageReference")
    let folders = packages.map { Repository.sample.appendingPathComponent($0.string("relativePath")) }
    #expect(folders.map(\.standardizedFileURL.path) == [Repository.root.path])
    let used = project.all("XCSwiftPackageProductDependency")
    #expect(
      Set(used.map { $0.string("productName") })
        == ["InteractiveModal", "InteractiveModalTesting", "InteractiveTransitions"])
    let manifest = try Repository.text("Package.swift")
    for product in used {
      #expect(manifest.contains(#".library(name: "\#(product.string("productName"))""#))
    }
    let identifiers = Set(used.map(\.identifier))
    #expect(try Set(project.target().strings("packageProductDependencies")) == identifiers)
    #expect(Set(project.all("PBXBuildFile").map { $0.string("productRef") }) == identifiers)
  }

  @Test("app and package have the same iOS and Swift versions", arguments: ["Debug", "Release"])
  func levels(configuration: String) throws {
    let settings = try project.settings(configuration)
    let manifest = try Repository.text("Package.swift")
    let system = manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/)?.1
    let language = manifest.firstMatch(of: /swiftLanguageModes: \[\.v(\d+)\]/)?.1
    #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == system.map { "\($0).0" })
    #expect(settings["SWIFT_VERSION"] == language.map { "\($0).0" })
  }

  // MARK: The scheme

  @Test("the scheme builds, runs and profiles the app, with the configurations of the project")
  func scheme() throws {
    let folder = XcodeProject.file.deletingLastPathComponent()
    let scheme = try XMLDocument(
      contentsOf: folder.appendingPathComponent("xcshareddata/xcschemes/SampleMailClone.xcscheme"))
    func values(_ attribute: String) throws -> [String] {
      try scheme.nodes(forXPath: "//@\(attribute)").compactMap(\.stringValue)
    }
    let target = try project.target()
    let product = try project.object("productReference", of: target)
    let expected = [
      "BlueprintIdentifier": target.identifier, "BlueprintName": target.string("name"),
      "BuildableName": product.string("path"), "ReferencedContainer": "container:\(folder.lastPathComponent)",
    ]
    for (attribute, value) in expected {
      #expect(try values(attribute) == [value, value, value], "\(attribute)")
    }
    let known = Set(project.all("XCBuildConfiguration").map { $0.string("name") })
    #expect(try Set(values("buildConfiguration")) == known)
  }
}
