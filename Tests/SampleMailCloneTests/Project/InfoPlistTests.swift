import Foundation
import Testing
import UIKit

@testable import SampleMailClone

@Suite("The app's Info.plist")
struct InfoPlistTests {
  private let plist: [String: Any]

  init() throws {
    let settings = try XcodeProject().settings("Release")
    #expect(settings["GENERATE_INFOPLIST_FILE"] == "NO")
    let name = settings["INFOPLIST_FILE"] ?? ""
    plist = try PropertyList.dictionary(at: Repository.sample.appendingPathComponent(name))
  }

  @Test("its scene is the one that the code asks for")
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
    "it asks for 120 Hz, for pointers as pointers, and for iOS",
    arguments: [
      "CADisableMinimumFrameDurationOnPhone", "UIApplicationSupportsIndirectInputEvents",
      "LSRequiresIPhoneOS",
    ])
  func flags(key: String) { #expect(plist[key] as? Bool == true) }

  @Test(
    "phone and tablet may turn every way",
    arguments: ["UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad"])
  func orientations(key: String) {
    let ways = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    #expect(plist[key] as? [String] == ways.map { "UIInterfaceOrientation\($0)" })
  }

  @Test("a tablet may share its screen, so the app does not ask for all of it")
  func sharing() { #expect(plist["UIRequiresFullScreen"] == nil) }

  @Test("the launch screen is the system's own background, as the inbox's is")
  func launchScreen() { #expect((plist["UILaunchScreen"] as? [String: Any])?.isEmpty == true) }

  @Test("a build setting that it asks for is the project's or one that Xcode derives")
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
