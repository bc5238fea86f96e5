import Foundation

/// The folder with `Package.swift`.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the sample, with its Xcode project.
  static let sample = root.appendingPathComponent("SampleMailClone")

  static func manifest() throws -> String {
    try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
  }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// Returns the files in a folder and its subfolders whose names end with a suffix.
  static func files(below folder: URL, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }
  }
}
