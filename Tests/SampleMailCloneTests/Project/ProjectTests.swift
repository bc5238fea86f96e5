import Foundation
import Testing

@Suite("The Xcode project")
struct ProjectTests {
  @Test("the file is of the format of Xcode 16")
  func format() throws {
    let project = try XcodeProject()
    #expect(project.objectVersion == "77")
    #expect(try project.object(project.rootIdentifier).kind == "PBXProject")
  }

  @Test("a reference leads to an object of its class", arguments: XcodeReference.allCases)
  func resolves(reference: XcodeReference) throws {
    let project = try XcodeProject()
    for object in project.objects.values {
      for identifier in object.strings(reference.rawValue) {
        let kind = project.objects[identifier]?.kind ?? "nothing"
        #expect(reference.kinds.contains(kind), "\(object.identifier) \(reference): \(identifier)")
      }
    }
  }

  @Test("no object is left that nothing refers to")
  func referenced() throws {
    let project = try XcodeProject()
    let named = project.objects.values.flatMap { object in
      XcodeReference.allCases.flatMap { object.strings($0.rawValue) }
    }
    #expect(Set(named + [project.rootIdentifier]) == Set(project.objects.keys))
  }

  @Test("identifiers are 24 hexadecimal digits, and none stands for two objects")
  func identifiers() throws {
    let project = try XcodeProject()
    let wrong = project.objects.keys.filter { $0.wholeMatch(of: /[0-9A-F]{24}/) == nil }
    #expect(wrong.isEmpty)
    let text = try String(contentsOf: XcodeProject.file, encoding: .utf8)
    #expect(text.ranges(of: "isa = ").count == project.objects.count)
  }

  @Test("the one target is an app, for phone and tablet, with Debug and Release")
  func target() throws {
    let project = try XcodeProject()
    let target = try project.target()
    #expect(project.all("PBXNativeTarget").count == 1)
    #expect(target.string("name") == "SampleMailClone")
    #expect(target.string("productType") == "com.apple.product-type.application")
    #expect(try project.settings("Debug")["TARGETED_DEVICE_FAMILY"] == "1,2")
    #expect(try project.settings("Debug", of: target) == project.settings("Release", of: target))
  }

  @Test("the app is signed automatically, by no team in particular", arguments: ["Debug", "Release"])
  func signing(configuration: String) throws {
    let settings = try XcodeProject().settings(configuration)
    #expect(settings["CODE_SIGN_STYLE"] == "Automatic")
    #expect(settings["DEVELOPMENT_TEAM"] == nil)
  }
}
