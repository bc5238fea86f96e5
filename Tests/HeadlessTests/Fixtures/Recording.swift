import Foundation
import HeadlessHosts
import Testing

@testable import UIKit

/// One recorded gesture, played one way: a case of a parameterised test.
struct Recording: Sendable, CustomTestStringConvertible {
  let gesture: GestureRecording
  var isMirrored = false
  var isLandscape = false

  var testDescription: String {
    gesture.name + (isMirrored ? ", mirrored" : "") + (isLandscape ? ", landscape" : "")
  }

  /// Every recording of `Tests/Recordings`.
  static let all: [Recording] = {
    let tests = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let folder = tests.appendingPathComponent("Recordings")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }.map(\.path).sorted().compactMap {
      (try? GestureReader.recording(at: $0)).map { Recording(gesture: $0) }
    }
  }()

  /// Every recording as it is and upside down, upright and on its side.
  static let everyWay: [Recording] = all.flatMap { recording in
    [(false, false), (true, false), (false, true), (true, true)].map {
      Recording(gesture: recording.gesture, isMirrored: $0.0, isLandscape: $0.1)
    }
  }

  static func named(_ name: String) -> Recording? { all.first { $0.gesture.name == name } }

  var path: FingerPath { FingerPath(gesture, isMirrored: isMirrored) }
}
