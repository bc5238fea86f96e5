import Foundation

/// The folder with `Package.swift`.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the sample, with its Xcode project.
  static let sample = root.appendingPathComponent("SampleMailClone")

  /// Returns the text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the dictionary of a property list in any format, also the old one of Xcode projects.
  static func propertyList(_ file: URL) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    guard let dictionary = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    return dictionary
  }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Returns the files in a folder and its subfolders whose names end with a suffix.
  static func files(below folder: URL, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }
  }
}
