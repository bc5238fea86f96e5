import Foundation
import HeadlessHosts

/// The recorded fingers of `Tests/Recordings`.
enum RecordedFingers {
  private static let folder = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  .appendingPathComponent("Tests/Recordings")

  /// Each finger as it is, and upside down.
  static func bothWays() throws(HostError) -> [FingerPath] {
    try GestureReader.recordings(in: [folder.path]).flatMap {
      [FingerPath($0), FingerPath($0, isMirrored: true)]
    }
  }
}
