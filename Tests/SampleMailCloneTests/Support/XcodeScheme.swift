import Foundation
import FoundationXML

/// The shared scheme of the sample's Xcode project.
struct XcodeScheme {
  static let file = XcodeProject.file.deletingLastPathComponent()
    .appendingPathComponent("xcshareddata/xcschemes/SampleMailClone.xcscheme")

  private let document: XMLDocument

  init() throws { document = try XMLDocument(contentsOf: Self.file) }

  /// Returns all values of an attribute, with duplicates.
  func values(_ attribute: String) throws -> [String] {
    try document.nodes(forXPath: "//@\(attribute)").compactMap(\.stringValue)
  }
}
