import Foundation

/// What the user does in a scene, as the scene keeps it across launches. Handoff, search and Siri are not modelled.
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  /// Values that can be archived (F615).
  public var userInfo: [AnyHashable: Any]?

  public init(activityType: String) { self.activityType = activityType }

  /// Returns what is left of the activity in an archive.
  ///
  /// - Parameter complain: Called with a sentence for each entry that cannot be archived.
  func archived(complain: (String) -> Void) -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo?.filter { entry in
      let isArchived = Self.canArchive(entry.value)
      if !isArchived { complain("The value of \(entry.key) in a user activity cannot be archived (F615)") }
      return isArchived
    }
    return copy
  }

  private static func canArchive(_ value: Any) -> Bool {
    switch value {
    case is String, is Data, is Date, is URL, is UUID, is NSNull, is Bool: true
    case is any BinaryInteger, is any BinaryFloatingPoint: true
    case let array as [Any]: array.allSatisfy(canArchive)
    case let entries as [AnyHashable: Any]: entries.values.allSatisfy(canArchive)
    default: false
    }
  }
}
