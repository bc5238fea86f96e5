import Foundation
import TestWorld
import Testing
import UIKit

@Suite("Icon and accent colour", .ownWorld)
struct AssetTests {
  private let settings: [String: String]

  init() throws { settings = try XcodeProject().settings("Release") }

  @Test("each folder of the catalogue has a valid `Contents.json`")
  func json() throws {
    let files = try Repository.files(below: AssetCatalog.folder, suffix: "Contents.json")
    #expect(files.count == 3)
    for file in files {
      let data = try Data(contentsOf: AssetCatalog.folder.appendingPathComponent(file))
      #expect(try JSONSerialization.jsonObject(with: data) is [String: Any], "\(file)")
    }
  }

  @Test("the icon is one image of 1024 × 1024 pixels without an alpha channel")
  func icon() throws {
    let name = try #require(settings["ASSETCATALOG_COMPILER_APPICON_NAME"])
    let images = try AssetCatalog.icon(name).images
    #expect(images.map(\.idiom) == ["universal"])
    #expect(images.map(\.platform) == ["ios"])
    #expect(images.map(\.size) == ["1024x1024"])
    let folder = AssetCatalog.folder.appendingPathComponent("\(name).appiconset")
    for image in images {
      let data = try Data(contentsOf: folder.appendingPathComponent(image.filename))
      let header = try #require(PNGHeader(data))
      #expect(header.width == 1024 && header.height == 1024)
      #expect(header.bitDepth == 8 && header.colorType == .rgb)
      #expect(data.range(of: Data("tRNS".utf8)) == nil)
    }
  }

  @Test("the accent colour is the default tint of the headless UIKit", arguments: [false, true])
  @MainActor func accent(dark: Bool) throws {
    let name = try #require(settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"])
    let simulator = Simulator(device: .iPhone15)
    simulator.userInterfaceStyle = dark ? .dark : .light
    let tint = UIColor.tintColor.cgColor.components?.prefix(3).map { Int(($0 * 255).rounded()) }
    #expect(try AssetCatalog.color(name).channels(dark: dark) == tint)
  }
}
