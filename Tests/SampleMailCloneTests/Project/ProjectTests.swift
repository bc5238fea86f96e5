import Foundation
import Testing

@Suite("The Xcode project")
struct ProjectTests {
  @Test("the file has the format of Xcode 16")
  func format() throws {
    let project = try XcodeProject()
    #expect(project.objectVersion == "77")
    #expect(try project.object(project.rootIdentifier).kind == "PBXProject")
  }

  @Test("every reference names an object of the right class", arguments: XcodeReference.allCases)
  func resolves(reference: XcodeReference) throws {
    let project = try XcodeProject()
    for object in project.objects.values {
      for identifier in object.strings(reference.rawValue) {
        let kind = project.objects[identifier]?.kind ?? "nothing"
        #expect(reference.kinds.contains(kind), "\(object.identifier) \(reference): \(identifier)")
      }
    }
  }

  @Test("every object has a reference")
  func referenced() throws {
    let project = try XcodeProject()
    let named = project.objects.values.flatMap { object in
      XcodeReference.allCases.flatMap { object.strings($0.rawValue) }
    }
    #expect(Set(named + [project.rootIdentifier]) == Set(project.objects.keys))
  }

  @Test("identifiers are unique and have 24 hexadecimal digits")
  func identifiers() throws {
    let project = try XcodeProject()
    let wrong = project.objects.keys.filter { $0.wholeMatch(of: /[0-9A-F]{24}/) == nil }
    #expect(wrong.isEmpty)
    let text = try String(contentsOf: XcodeProject.file, encoding: .utf8)
    #expect(text.ranges(of: "isa = ").count == project.objects.count)
  }

  @Test("the only target is an app for phone and tablet with the same settings in Debug and Release")
  func target() throws {
    let project = try XcodeProject()
    let target = try project.target()
    #expect(project.all("PBXNativeTarget").count == 1)
    #expect(target.string("name") == "SampleMailClone")
    #expect(target.string("productType") == "com.apple.product-type.application")
    #expect(try project.settings("Debug")["TARGETED_DEVICE_FAMILY"] == "1,2")
    #expect(try project.settings("Debug", of: target) == project.settings("Release", of: target))
  }

  @Test("signing is automatic, without a team", arguments: ["Debug", "Release"])
  func signing(configuration: String) throws {
    let settings = try XcodeProject().settings(configuration)
    #expect(settings["CODE_SIGN_STYLE"] == "Automatic")
    #expect(settings["DEVELOPMENT_TEAM"] == nil)
  }
}
