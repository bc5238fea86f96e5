import Testing

@testable import UIKit

/// F325, F326.
@MainActor @Suite("The share sheet") final class ActivityTests {
  private lazy var desk = ViewDesk()

  private func present(_ sheet: UIActivityViewController) {
    desk.root.present(sheet, animated: true)
    desk.clock.runUntilIdle()
  }

  private func sheet() -> UIActivityViewController {
    UIActivityViewController(activityItems: ["A subject", "A text"], applicationActivities: nil)
  }

  @Test(
    "it goes first, then tells what was chosen, or that nothing was",
    arguments: [("Copy", UIActivity.ActivityType.copyToPasteboard), ("AirDrop", .airDrop), ("Close", nil)])
  func chosen(button: String, type: UIActivity.ActivityType?) throws {
    let sheet = sheet()
    var told: [UIActivity.ActivityType?] = []
    sheet.completionWithItemsHandler = { [root = desk.root] chosen, completed, items, error in
      told.append(chosen)
      #expect(completed == (chosen != nil) && items == nil && error == nil)
      #expect(root.presentedViewController == nil)
    }
    present(sheet)
    desk.tap(try #require(sheet.view.view(identified: button)))
    #expect(told.isEmpty)
    desk.clock.runUntilIdle()
    #expect(told == [type] && desk.simulator.complaints == [])
  }

  @Test("services that the app excludes are not offered")
  func excluded() {
    let sheet = sheet()
    sheet.excludedActivityTypes = [.airDrop]
    present(sheet)
    #expect(sheet.view.view(identified: "AirDrop") == nil && sheet.view.view(identified: "Copy") != nil)
  }

  @Test("it stands at the foot, above what the device needs there")
  func layout() throws {
    let sheet = sheet()
    present(sheet)
    let panel = try #require(sheet.view.subviews.first)
    let last = try #require(sheet.view.view(identified: "Copy"))
    #expect(panel.frame.maxY == 852 && panel.frame.width == 393)
    #expect(abs(last.convert(last.bounds, to: nil).maxY - (852 - 34)) < 1e-9)
  }

  @Test("on an iPad it must point at something", arguments: [true, false])
  func source(isGiven: Bool) {
    desk = ViewDesk(device: .iPadAir)
    let sheet = sheet()
    if isGiven { sheet.popoverPresentationController?.sourceView = desk.root.view }
    present(sheet)
    #expect(desk.simulator.complaints.count == (isGiven ? 0 : 1))
  }

  @Test("the keyboard comes back to who had it")
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
