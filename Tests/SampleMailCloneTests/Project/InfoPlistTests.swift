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
    plist = try PropertyList.dictionary(at: Repository.sample.appendingPathComponent(name))
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

  @Test(
    "it asks for 120 Hz, indirect input events and iOS",
    arguments: [
      "CADisableMinimumFrameDurationOnPhone", "UIApplicationSupportsIndirectInputEvents",
      "LSRequiresIPhoneOS",
    ])
  func flags(key: String) { #expect(plist[key] as? Bool == true) }

  @Test(
    "phone and tablet support every orientation",
    arguments: ["UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad"])
  func orientations(key: String) {
    let orientations = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    #expect(plist[key] as? [String] == orientations.map { "UIInterfaceOrientation\($0)" })
  }

  @Test("the app does not require the full screen of a tablet")
  func sharing() { #expect(plist["UIRequiresFullScreen"] == nil) }

  @Test("the launch screen has the system background")
  func launchScreen() { #expect((plist["UILaunchScreen"] as? [String: Any])?.isEmpty == true) }

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
