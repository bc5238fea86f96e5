import Foundation

/// The folder with `Package.swift`, found from this file's place in it.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The sample's folder, in which the Xcode project lies.
  static let sample = root.appendingPathComponent("SampleMailClone")

  static func manifest() throws -> String {
    try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
  }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// The paths of the files below a folder whose names end so, relative to it.
  static func files(below folder: URL, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }
  }
}
