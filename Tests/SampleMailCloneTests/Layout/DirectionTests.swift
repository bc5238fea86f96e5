import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("From right to left")
struct DirectionTests {
  @Test(
    "every page is the mirror image of what it is from left to right",
    arguments: TextSizeTests.stages, TextSizeTests.Page.allCases)
  func mirrored(stage: (Device, UIInterfaceOrientation), page: TextSizeTests.Page) throws {
    let desk = MailDesk(stage.0, stage.1)
    page.open(on: desk)
    let window = try #require(desk.simulator.window)
    for size in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
      desk.simulator.preferredContentSizeCategory = size
      desk.simulator.userInterfaceLayoutDirection = .leftToRight
      desk.settle()
      let before = places(in: window)
      desk.simulator.userInterfaceLayoutDirection = .rightToLeft
      desk.settle()
      let after = places(in: window)
      #expect(before.count > 20 && Set(before.keys) == Set(after.keys))
      for (view, one) in before {
        let mirrored = CGRect(
          x: window.bounds.width - one.maxX, y: one.minY, width: one.width, height: one.height)
        #expect(after[view].map { mirrored.isNear($0) } == true, "\(view) \(one) \(after[view] ?? .null)")
      }
    }
  }

  private func places(in window: UIWindow) -> [UIView: CGRect] {
    let places = window.visibleTree.map { ($0, $0.convert($0.bounds, to: nil)) }
    return Dictionary(uniqueKeysWithValues: places)
  }

  @Test("a draft that is open when the way of reading changes goes on, caret and all")
  func openDraft() {
    let desk = MailDesk()
    desk.openDraft()
    desk.simulator.type("ada")
    desk.simulator.userInterfaceLayoutDirection = .rightToLeft
    desk.simulator.type("@")
    desk.settle()
    desk.tap("body")
    desk.simulator.type("Hi")
    desk.tap("cancel")
    #expect(desk.front is UIAlertController && desk.simulator.complaints.isEmpty)
  }
}

extension CGRect {
  /// Places are rounded to whole points or pixels, to either side.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let edges = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return edges.allSatisfy { abs($0) <= 1.01 }
  }
}
