import Foundation

/// The gesture files that paths stand for.
struct GestureFiles: Equatable {
  /// One file, and whether a folder brought it in, whose other files go on without it.
  struct Entry: Equatable {
    var path: String
    var isFromFolder: Bool
  }

  let entries: [Entry]

  /// A folder stands for all `*.json` in it, by name; the folders in it do not count.
  init(_ paths: [String]) throws(HostError) {
    var entries: [Entry] = []
    for path in paths { entries += try Self.entries(at: path) }
    self.entries = entries
  }

  private static func entries(at path: String) throws(HostError) -> [Entry] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw HostError("There is no file or folder “\(path)”.")
    }
    return isFolder(path) ? try expand(path) : [Entry(path: path, isFromFolder: false)]
  }

  private static func expand(_ folder: String) throws(HostError) -> [Entry] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let files = try names(in: folder).filter { $0.hasSuffix(".json") }.sorted().map { prefix + $0 }
      .filter { !isFolder($0) }
    if files.isEmpty { throw HostError("The folder “\(folder)” holds no gesture: no *.json is in it.") }
    return files.map { Entry(path: $0, isFromFolder: true) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func names(in folder: String) throws(HostError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw HostError("The folder “\(folder)” cannot be read.")
    }
  }
}
