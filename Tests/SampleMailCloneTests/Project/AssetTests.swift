import Foundation
import TestWorld
import Testing
import UIKit

@Suite("Icon and accent colour", .ownWorld)
struct AssetTests {
  private let settings: [String: String]

  init() throws { settings = try XcodeProject().settings("Release") }

  @Test("the icon is one image of 1024 × 1024 pixels without an alpha channel")
  func icon() throws {
    let name = try #require(settings["ASSETCATALOG_COMPILER_APPICON_NAME"])
    let images = try AssetCatalog.read("\(name).appiconset", as: AssetCatalog.Icon.self).images
    let image = try #require(images.first)
    #expect(images.count == 1)
    #expect(image["idiom"] == "universal" && image["platform"] == "ios" && image["size"] == "1024x1024")
    let file = AssetCatalog.folder.appendingPathComponent("\(name).appiconset/\(image["filename"] ?? "")")
    let data = try Data(contentsOf: file)
    // Signature, length and name of the first chunk; width, height, bits of a channel, and RGB.
    let header: [UInt8] =
      [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 4, 0, 0, 0, 4, 0, 8, 2]
    #expect(Array(data.prefix(26)) == header)
    #expect(data.range(of: Data("tRNS".utf8)) == nil)
  }

  @Test("the accent colour is the default tint of the headless UIKit", arguments: [false, true])
  @MainActor func accent(dark: Bool) throws {
    let name = try #require(settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"])
    let simulator = Simulator(device: .iPhone15)
    simulator.userInterfaceStyle = dark ? .dark : .light
    let tint = UIColor.tintColor.cgColor.components?.prefix(3).map { Int(($0 * 255).rounded()) }
    let color = try AssetCatalog.read("\(name).colorset", as: AssetCatalog.Color.self)
    #expect(color.channels(dark: dark) == tint)
  }
}

/// The sample's asset catalogue.
private enum AssetCatalog {
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
