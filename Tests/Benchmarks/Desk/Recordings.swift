import Foundation

@testable import HeadlessHosts
@testable import UIKit

/// The fingers that the tests replay.
enum Recordings {
  static func all() throws(HostError) -> [GestureRecording] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Recordings")
    var recordings: [GestureRecording] = []
    for entry in try GestureFiles([folder.path]).entries {
      recordings.append(try GestureReader.recording(at: entry.path))
    }
    return recordings
  }
}
