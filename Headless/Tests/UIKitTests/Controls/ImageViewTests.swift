import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("An image view", .ownWorld) struct ImageViewTests {
  /// The size of the envelope: 131 by 101.
  private let image = UIImage(
    systemName: "envelope", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))

  nonisolated static let places: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 262, height: 404)),
    (.redraw, CGRect(x: 0, y: 0, width: 262, height: 404)),
    (.scaleAspectFit, CGRect(x: 0, y: 101, width: 262, height: 202)),
    (.scaleAspectFill, CGRect(x: -131, y: 0, width: 524, height: 404)),
    (.center, CGRect(x: 65.5, y: 151.5, width: 131, height: 101)),
    (.top, CGRect(x: 65.5, y: 0, width: 131, height: 101)),
    (.bottom, CGRect(x: 65.5, y: 303, width: 131, height: 101)),
    (.left, CGRect(x: 0, y: 151.5, width: 131, height: 101)),
    (.right, CGRect(x: 131, y: 151.5, width: 131, height: 101)),
    (.topLeft, CGRect(x: 0, y: 0, width: 131, height: 101)),
    (.topRight, CGRect(x: 131, y: 0, width: 131, height: 101)),
    (.bottomLeft, CGRect(x: 0, y: 303, width: 131, height: 101)),
    (.bottomRight, CGRect(x: 131, y: 303, width: 131, height: 101)),
  ]

  @Test("draws its image where the content mode says", arguments: places)
  func draws(mode: UIView.ContentMode, place: CGRect) {
    let stage = Stage()
    let view = stage.add(UIImageView(image: image), frame: CGRect(x: 10, y: 10, width: 262, height: 404))
    #expect(view.contentMode == .scaleToFill)
    view.contentMode = mode
    stage.simulator.settleLayout()
    guard case .symbol(_, _, let frame)? = view.layer.contents as? LayerContents else {
      Issue.record("no image")
      return
    }
    #expect(abs(frame.minX - place.minX) < 1e-9 && abs(frame.minY - place.minY) < 1e-9)
    #expect(abs(frame.maxX - place.maxX) < 1e-9 && abs(frame.maxY - place.maxY) < 1e-9)
  }
}
