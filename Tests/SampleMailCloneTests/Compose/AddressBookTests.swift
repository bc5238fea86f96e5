import Testing

@testable import SampleMailClone
@testable import UIKit

@Suite("The address book") @MainActor struct AddressBookTests {
  private func open() -> (desk: MailDesk, list: UIScrollView)? {
    let desk = MailDesk()
    desk.openDraft()
    desk.tap("addRecipient")
    let list = desk.front?.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    return list.map { (desk, $0) }
  }

  private func drag(_ finger: Finger, by points: CGFloat, on desk: MailDesk) {
    for _ in 1...20 {
      desk.simulator.clock.advance(by: 1.0 / 120)
      finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + points / 20))
    }
  }

  @Test("is longer than a screen")
  func long() throws {
    let (_, list) = try #require(open())
    #expect(list.contentSize.height > list.bounds.height * 1.5)
  }

  @Test("scrolled up and pulled down again past its top, it goes away with its card, under one finger")
  func pulled() throws {
    let (desk, list) = try #require(open())
    let top = list.contentOffset.y
    let finger = desk.simulator.makeFinger()
    finger.down(at: CGPoint(x: 200, y: 500))
    drag(finger, by: -200, on: desk)
    #expect(list.contentOffset.y > top + 150)
    drag(finger, by: 400, on: desk)
    #expect(list.contentOffset.y == top)
    #expect(list.convert(CGPoint.zero, to: nil).y > 150)
    finger.up()
    desk.settle()
    #expect(desk.front is ComposeViewController)
    #expect(desk.simulator.complaints.isEmpty)
  }
}
