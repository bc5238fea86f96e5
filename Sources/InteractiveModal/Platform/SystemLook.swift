import UIKit

/// The system's design.
enum SystemLook: CaseIterable {
  /// Up to iOS 18.
  case classic
  /// From iOS 26 on: glass, and cards that float.
  case glass

  /// The design in which the system draws the app. An app can ask for the former one by a key of its
  /// Info.plist.
  static var current: SystemLook {
    let key = "UIDesignRequiresCompatibility"
    guard #available(iOS 26, visionOS 26, *), Bundle.main.object(forInfoDictionaryKey: key) as? Bool != true
    else { return .classic }
    return .glass
  }
}
