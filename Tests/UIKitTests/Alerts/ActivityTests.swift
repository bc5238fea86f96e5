import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The share sheet", .ownWorld) final class ActivityTests {
  private lazy var desk = ViewDesk()

  private func present(_ sheet: UIActivityViewController) {
    desk.root.present(sheet, animated: true)
    desk.clock.runUntilIdle()
  }

  private func sheet() -> UIActivityViewController {
    UIActivityViewController(activityItems: ["A subject", "A text"], applicationActivities: nil)
  }

  @Test("every button dismisses the sheet", arguments: ["AirDrop", "Copy", "Close"])
  func buttons(title: String) throws {
    let sheet = sheet()
    present(sheet)
    desk.tap(try #require(sheet.view.view(identified: title)))
    desk.clock.runUntilIdle()
    #expect(desk.root.presentedViewController == nil && desk.simulator.complaints == [])
  }

  @Test("it is at the bottom, with its buttons above the safe area")
  func layout() throws {
    let sheet = sheet()
    present(sheet)
    let panel = try #require(sheet.view.subviews.first)
    let last = try #require(sheet.view.view(identified: "Copy"))
    #expect(panel.frame.maxY == 852 && panel.frame.width == 393)
    #expect(abs(last.convert(last.bounds, to: nil).maxY - (852 - 34)) < 1e-9)
  }

  @Test("on an iPad it needs an anchor (F326)", arguments: [true, false])
  func source(isGiven: Bool) {
    desk = ViewDesk(device: .iPadAir)
    let sheet = sheet()
    if isGiven { sheet.popoverPresentationController?.barButtonItem = UIBarButtonItem(systemItem: .reply) }
    present(sheet)
    #expect(desk.simulator.complaints.count == (isGiven ? 0 : 1))
  }

  @Test("the former first responder gets the keyboard (F205)")
  func keyboard() {
    let field = desk.show(UITextField(), frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.becomeFirstResponder()
    let sheet = sheet()
    present(sheet)
    #expect(!field.isFirstResponder)
    sheet.dismiss(animated: true)
    desk.clock.runUntilIdle()
    #expect(field.isFirstResponder)
  }
}
