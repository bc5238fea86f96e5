import Foundation

/// The drawing of an SVG file: a picture that has no pixels.
public struct VectorDrawing: Hashable, Sendable {
  /// The elements in the file's outermost element. Their coordinates begin at nought.
  public let markup: String
  /// In points.
  public let size: CGSize

  /// - Parameter svg: The text of a file whose outermost element has a width and a height without units; `nil` for
  ///   another text.
  init?(svg: String) {
    guard let head = svg.firstMatch(of: /<svg\s[^>]*>/),
      let end = svg.range(of: "</svg>", options: .backwards),
      let width = head.output.firstMatch(of: /\swidth="([0-9.]+)"/).flatMap({ Double($0.1) }),
      let height = head.output.firstMatch(of: /\sheight="([0-9.]+)"/).flatMap({ Double($0.1) })
    else { return nil }
    markup = String(svg[head.range.upperBound..<end.lowerBound])
    size = CGSize(width: width, height: height)
  }

  /// - Parameter name: The name of an image set in the catalogue that lies among the resources of a target.
  init?(named name: String) {
    let files = FileManager.default
    let bundles =
      (try? files.contentsOfDirectory(at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)) ?? []
    let sets = bundles.filter { $0.pathExtension == "resources" }
      .map { $0.appendingPathComponent("Assets.xcassets/\(name).imageset") }
    let drawings = sets.flatMap {
      (try? files.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
    }
    guard let file = drawings.first(where: { $0.pathExtension == "svg" }),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return nil }
    self.init(svg: text)
  }
}
