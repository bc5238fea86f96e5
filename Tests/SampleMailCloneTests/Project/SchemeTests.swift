import Foundation
import Testing

@Suite("The Xcode scheme")
struct SchemeTests {
  @Test("it builds, runs and profiles the app")
  func references() throws {
    let project = try XcodeProject()
    let target = try project.target()
    let product = try project.object("productReference", of: target)
    let container = XcodeProject.file.deletingLastPathComponent().lastPathComponent
    let expected = [
      "BlueprintIdentifier": target.identifier, "BlueprintName": target.string("name"),
      "BuildableName": product.string("path"), "ReferencedContainer": "container:\(container)",
    ]
    for (attribute, value) in expected {
      #expect(try XcodeScheme().values(attribute) == [value, value, value], "\(attribute)")
    }
  }

  @Test("its configurations are those of the project")
  func configurations() throws {
    let named = try Set(XcodeScheme().values("buildConfiguration"))
    let known = try Set(XcodeProject().all("XCBuildConfiguration").map { $0.string("name") })
    #expect(named == known)
  }
}
