import Foundation
import Testing

@Suite("The package that the Xcode project uses")
struct PackageTests {
  @Test("its path leads to the folder with the manifest")
  func path() throws {
    let packages = try XcodeProject().all("XCLocalSwiftPackageReference")
    #expect(packages.count == 1)
    for package in packages {
      let folder = Repository.sample.appendingPathComponent(package.string("relativePath"))
      #expect(Repository.exists(folder.appendingPathComponent("Package.swift")))
      #expect(folder.standardizedFileURL.path == Repository.root.path)
    }
  }

  @Test("the manifest offers the product, and the app links it")
  func product() throws {
    let project = try XcodeProject()
    let offered = try Repository.manifest().matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    let used = project.all("XCSwiftPackageProductDependency")
    #expect(used.map { $0.string("productName") } == ["InteractiveModal"])
    #expect(used.allSatisfy { offered.contains($0.string("productName")) })
    #expect(try project.target().strings("packageProductDependencies") == used.map(\.identifier))
    #expect(project.all("PBXBuildFile").map { $0.string("productRef") } == used.map(\.identifier))
  }

  @Test("app and package ask for the same iOS and the same Swift", arguments: ["Debug", "Release"])
  func levels(configuration: String) throws {
    let settings = try XcodeProject().settings(configuration)
    let manifest = try Repository.manifest()
    let system = manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/)?.1
    let language = manifest.firstMatch(of: /swiftLanguageModes: \[\.v(\d+)\]/)?.1
    #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == system.map { "\($0).0" })
    #expect(settings["SWIFT_VERSION"] == language.map { "\($0).0" })
  }
}
