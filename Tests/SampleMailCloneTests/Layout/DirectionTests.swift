import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Right-to-left layout", .ownWorld)
struct DirectionTests {
  @Test(
    "every screen is the mirror image of its left-to-right layout",
    arguments: TextSizeTests.stages, TextSizeTests.Page.allCases)
  func mirrored(stage: (Device, UIInterfaceOrientation), page: TextSizeTests.Page) throws {
    let app = MailApp(stage.0, stage.1)
    page.open(on: app)
    let window = try #require(app.simulator.window)
    for size in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
      app.simulator.preferredContentSizeCategory = size
      app.simulator.userInterfaceLayoutDirection = .leftToRight
      app.settle()
      let before = frames(in: window)
      app.simulator.userInterfaceLayoutDirection = .rightToLeft
      app.settle()
      let after = frames(in: window)
      #expect(before.count > 20 && Set(before.keys) == Set(after.keys))
      // Layout rounds to whole points or pixels in both directions.
      for (view, one) in before {
        let mirrored = CGRect(
          x: window.bounds.width - one.maxX, y: one.minY, width: one.width, height: one.height)
        #expect(
          after[view].map { mirrored.isNear($0, within: 1.01) } == true,
          "\(view) \(one) \(after[view] ?? .null)")
      }
    }
  }

  private func frames(in window: UIWindow) -> [UIView: CGRect] {
    let frames = window.visibleTree.map { ($0, $0.shown($0.bounds)) }
    return Dictionary(uniqueKeysWithValues: frames)
  }

  @Test("the layout direction may change while the user types into a draft")
  func openDraft() {
    let app = MailApp()
    app.openDraft()
    app.simulator.type("ada")
    app.simulator.userInterfaceLayoutDirection = .rightToLeft
    app.simulator.type("@")
    app.settle()
    app.tap("body")
    app.simulator.type("Hi")
    app.tap("cancel")
    #expect(app.front is UIAlertController)
  }
}
