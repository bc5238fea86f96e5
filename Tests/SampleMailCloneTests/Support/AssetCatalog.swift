import Foundation

/// The sample's asset catalogue.
enum AssetCatalog {
  static let folder = Repository.sample.appendingPathComponent("Resources/Assets.xcassets")

  /// `Contents.json` of an app icon.
  struct Icon: Decodable {
    let images: [[String: String]]
  }

  /// `Contents.json` of a colour with its dark variant.
  struct Color: Decodable {
    struct Entry: Decodable {
      struct Components: Decodable {
        let components: [String: String]
      }

      let appearances: [[String: String]]?
      let color: Components
    }

    let colors: [Entry]

    /// Red, green and blue from 0 to 255.
    func channels(dark: Bool) -> [Int] {
      let entry = colors.first { ($0.appearances?.first?["value"] == "dark") == dark }
      return ["red", "green", "blue"].compactMap { name in
        entry?.color.components[name].flatMap { Int($0.dropFirst(2), radix: 16) }
      }
    }
  }

  static func read<Content: Decodable>(_ set: String, as type: Content.Type = Content.self) throws -> Content
  {
    let file = folder.appendingPathComponent("\(set)/Contents.json")
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }
}
