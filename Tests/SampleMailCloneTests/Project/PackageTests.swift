import Foundation
import Testing

@Suite("The package in the Xcode project")
struct PackageTests {
  @Test("its path is the folder of the manifest")
  func path() throws {
    let packages = try XcodeProject().all("XCLocalSwiftPackageReference")
    #expect(packages.count == 1)
    for package in packages {
      let folder = Repository.sample.appendingPathComponent(package.string("relativePath"))
      #expect(Repository.exists(folder.appendingPathComponent("Package.swift")))
      #expect(folder.standardizedFileURL.path == Repository.root.path)
    }
  }

  @Test("the app links a product of the manifest")
  func product() throws {
    let project = try XcodeProject()
    let offered = try Repository.manifest().matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    let used = project.all("XCSwiftPackageProductDependency")
    #expect(used.map { $0.string("productName") } == ["InteractiveModal"])
    #expect(used.allSatisfy { offered.contains($0.string("productName")) })
    #expect(try project.target().strings("packageProductDependencies") == used.map(\.identifier))
    #expect(project.all("PBXBuildFile").map { $0.string("productRef") } == used.map(\.identifier))
  }

  @Test("app and package have the same iOS and Swift versions", arguments: ["Debug", "Release"])
  func levels(configuration: String) throws {
    let settings = try XcodeProject().settings(configuration)
    let manifest = try Repository.manifest()
    let system = manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/)?.1
    let language = manifest.firstMatch(of: /swiftLanguageModes: \[\.v(\d+)\]/)?.1
    #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == system.map { "\($0).0" })
    #expect(settings["SWIFT_VERSION"] == language.map { "\($0).0" })
  }
}
