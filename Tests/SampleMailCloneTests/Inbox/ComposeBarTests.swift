import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The bar at the foot of the inbox")
struct ComposeBarTests {
  private func bar(on desk: MailDesk) -> ComposeBar? {
    desk.inbox?.view.visibleTree.lazy.compactMap { $0 as? ComposeBar }.first
  }

  /// Puts a finger on the bar and pulls it up.
  private func pull(_ points: CGFloat, from x: CGFloat = 100, on desk: MailDesk) -> Finger {
    let finger = desk.simulator.makeFinger()
    let frame = bar(on: desk).map { $0.convert($0.bounds, to: nil) } ?? .null
    finger.down(at: CGPoint(x: x, y: frame.minY + 20))
    for step in 1...20 {
      desk.simulator.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: x, y: frame.minY + 20 - points * CGFloat(step) / 20))
    }
    return finger
  }

  @Test("a draft can be pulled out of it, also by its button", arguments: [100.0, 363])
  func pulledOut(x: CGFloat) {
    let desk = MailDesk()
    let finger = pull(400, from: x, on: desk)
    #expect(desk.draft != nil)
    finger.up()
    desk.settle()
    desk.simulator.type("ada")
    #expect(desk.simulator.complaints == [])
    desk.tap("cancel")
    #expect(desk.front is UIAlertController, "it is written to, like any other")
  }

  @Test("pushed back in, it was never there, and the next one is the same")
  func pushedBack() throws {
    let desk = MailDesk()
    let finger = pull(400, on: desk)
    desk.simulator.clock.advance(by: 0.5)
    let view = try #require(desk.draft?.navigationController?.view)
    #expect(abs(view.convert(CGPoint.zero, to: nil).y - finger.location.y) < 0.001)
    finger.cancel()
    desk.settle()
    #expect(desk.draft == nil && desk.front is InboxViewController)
    #expect(desk.simulator.complaints == [])
    desk.openDraft()
    #expect(desk.draft != nil)
  }

  @Test("a tap beside the button and a finger across it do nothing, and the list above scrolls as ever")
  func otherFingers() {
    let desk = MailDesk()
    let frame = bar(on: desk).map { $0.convert($0.bounds, to: nil) } ?? .null
    desk.tap(at: CGPoint(x: 100, y: frame.minY + 20))
    let finger = desk.simulator.makeFinger()
    finger.down(at: CGPoint(x: 50, y: frame.minY + 20))
    for step in 1...10 {
      desk.simulator.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: 50 + 20 * CGFloat(step), y: frame.minY + 20))
    }
    finger.up()
    finger.down(at: CGPoint(x: 100, y: frame.minY - 40))
    for step in 1...10 {
      desk.simulator.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: 100, y: frame.minY - 40 - 20 * CGFloat(step)))
    }
    finger.up()
    desk.settle()
    #expect(desk.draft == nil)
    let table = desk.list?.tableView
    #expect((table?.contentOffset.y ?? 0) > 100)
  }

  @Test(
    "it stands at the foot of the screen, above the safe area, below the list",
    arguments: TextSizeTests.stages)
  func place(device: Device, orientation: UIInterfaceOrientation) throws {
    let desk = MailDesk(device, orientation)
    let bar = try #require(self.bar(on: desk))
    let lists = try #require(desk.inbox?.lists.view)
    let window = try #require(desk.simulator.window)
    #expect(bar.frame.maxY == window.bounds.maxY && bar.frame.width == window.bounds.width)
    #expect(bar.frame.height == 44 + window.safeAreaInsets.bottom)
    #expect(lists.frame.maxY == bar.frame.minY)
  }
}
