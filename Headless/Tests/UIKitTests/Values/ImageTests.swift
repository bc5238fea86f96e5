import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Images", .ownWorld) struct ImageTests {
  @Test("an SVG file has a size and elements; a text without them is no drawing")
  func drawing() {
    let drawing = VectorDrawing(
      svg: "<?xml?>\n<svg viewBox=\"0 0 3 2\" width=\"30\" height=\"20.5\"><g/></svg>\n")
    #expect(drawing?.size == CGSize(width: 30, height: 20.5) && drawing?.markup == "<g/>")
    for text in ["", "<svg width=\"30\"><g/></svg>", "<svg width=\"30\" height=\"20\">"] {
      #expect(VectorDrawing(svg: text) == nil, "\(text)")
    }
  }

  @Test("a name that is not in the asset catalogue has no image")
  func unknown() {
    #expect(UIImage(named: "Nothing") == nil && UIImage(systemName: "Nothing") == nil)
  }

  @Test("bars change the size of a symbol that has none of its own")
  func sized() {
    let symbol = UIImage(systemName: "tray")
    #expect(symbol?.sized(22)?.size.width == 1.3 * 22)
    let large = UIImage(systemName: "tray", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
    #expect(large?.sized(22) === large)
  }
}
