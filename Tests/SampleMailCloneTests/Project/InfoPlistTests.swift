import Foundation
import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@Suite("Info.plist", .ownWorld)
struct InfoPlistTests {
  private let plist: [String: Any]

  init() throws {
    let settings = try XcodeProject().settings("Release")
    #expect(settings["GENERATE_INFOPLIST_FILE"] == "NO")
    let name = settings["INFOPLIST_FILE"] ?? ""
    plist = try Repository.propertyList(Repository.sample.appendingPathComponent(name))
  }

  @Test("its scene configuration is that of the app delegate")
  @MainActor func scene() throws {
    let simulator = Simulator(device: .iPhone15)
    simulator.launch(AppDelegate.self)
    let asked = simulator.windowScene.session.configuration
    let manifest = plist["UIApplicationSceneManifest"] as? [String: Any]
    let scenes = manifest?["UISceneConfigurations"] as? [String: [[String: String]]]
    let module = try XcodeProject().target().string("name")
    let delegate = try NSStringFromClass(#require(asked.delegateClass))
      .replacing("\(module).", with: "$(PRODUCT_MODULE_NAME).")
    #expect(
      scenes == [
        asked.role.rawValue: [
          ["UISceneConfigurationName": asked.name ?? "", "UISceneDelegateClassName": delegate]
        ]
      ])
  }

  @Test("it asks for 120 Hz, indirect input events and iOS, and does not require the full screen")
  func flags() {
    #expect(plist["CADisableMinimumFrameDurationOnPhone"] as? Bool == true)
    #expect(plist["UIApplicationSupportsIndirectInputEvents"] as? Bool == true)
    #expect(plist["LSRequiresIPhoneOS"] as? Bool == true)
    #expect(plist["UIRequiresFullScreen"] == nil)
    #expect((plist["UILaunchScreen"] as? [String: Any])?.isEmpty == true, "it has the system background")
  }

  @Test(
    "phone and tablet support every orientation",
    arguments: ["UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad"])
  func orientations(key: String) {
    let orientations = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    #expect(plist[key] as? [String] == orientations.map { "UIInterfaceOrientation\($0)" })
  }

  @Test("every build setting in it is in the project, or Xcode derives it")
  func variables() throws {
    let derived: Set = [
      "DEVELOPMENT_LANGUAGE", "EXECUTABLE_NAME", "PRODUCT_BUNDLE_PACKAGE_TYPE", "PRODUCT_MODULE_NAME",
    ]
    let known = try derived.union(XcodeProject().settings("Release").keys)
    let asked = "\(plist)".matches(of: /\$\((\w+)\)/).map { String($0.1) }
    #expect(asked.count == 8)
    #expect(known.isSuperset(of: asked))
  }
}
