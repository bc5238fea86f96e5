import Foundation

/// The sample's asset catalogue.
enum AssetCatalog {
  static let folder = Repository.sample.appendingPathComponent("Resources/Assets.xcassets")

  static func icon(_ name: String) throws -> AppIconSet {
    try read(folder.appendingPathComponent("\(name).appiconset"))
  }

  static func color(_ name: String) throws -> ColorSet {
    try read(folder.appendingPathComponent("\(name).colorset"))
  }

  private static func read<Content: Decodable>(_ set: URL) throws -> Content {
    try JSONDecoder().decode(
      Content.self, from: Data(contentsOf: set.appendingPathComponent("Contents.json")))
  }
}
