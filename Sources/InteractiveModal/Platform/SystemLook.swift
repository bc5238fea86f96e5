import UIKit

/// The system's design.
enum SystemLook: CaseIterable {
  /// Up to iOS 18.
  case classic
  /// From iOS 26 on: glass, and cards that float.
  case glass

  /// The design in which the system draws the app.
  static var current: SystemLook {
    guard #available(iOS 26, visionOS 26, *) else { return .classic }
    return SystemLook(ofAppWith: Bundle.main.infoDictionary ?? [:])
  }

  /// The design of an app on iOS 26 or later, by its Info.plist.
  ///
  /// The system draws an app in the former design that was built with an older SDK. An app that was
  /// built with the SDK of iOS 26 can ask for it by a key, which later SDKs ignore (F595).
  /// Without a version of the SDK, 26 counts.
  init(ofAppWith info: [String: Any]) {
    let version = (info["DTPlatformVersion"] as? String)?.prefix { $0 != "." }
    let sdk = version.flatMap { Int($0) } ?? 26
    let asksForFormer = info["UIDesignRequiresCompatibility"] as? Bool == true
    self = sdk < 26 || (sdk == 26 && asksForFormer) ? .classic : .glass
  }
}
