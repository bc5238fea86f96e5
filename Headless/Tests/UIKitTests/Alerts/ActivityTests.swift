import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The share sheet", .ownWorld) final class ActivityTests {
  private lazy var stage = Stage()

  private func present(anchor: UIBarButtonItem? = nil) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: ["A subject", "A text"], applicationActivities: nil)
    if let anchor { sheet.popoverPresentationController?.barButtonItem = anchor }
    stage.root.present(sheet, animated: true)
    stage.clock.runUntilIdle()
    return sheet
  }

  @Test(
    "it is at the bottom, above the safe area, and every button dismisses it",
    arguments: ["AirDrop", "Copy", "Close"])
  func buttons(title: String) throws {
    let sheet = present()
    let panel = try #require(sheet.view.subviews.first)
    let last = try #require(sheet.view.view(identified: "Copy"))
    #expect(panel.frame.maxY == 852 && panel.frame.width == 393)
    #expect(abs(last.convert(last.bounds, to: nil).maxY - (852 - 34)) < 1e-9)
    stage.tap(try #require(sheet.view.view(identified: title)))
    stage.clock.runUntilIdle()
    #expect(stage.root.presentedViewController == nil && stage.simulator.complaints == [])
  }

  @Test("on an iPad it needs an anchor (F326)", arguments: [true, false])
  func source(isGiven: Bool) {
    stage = Stage(.iPadAir)
    _ = present(anchor: isGiven ? UIBarButtonItem(systemItem: .reply) : nil)
    #expect(stage.simulator.complaints.count == (isGiven ? 0 : 1))
  }
}
