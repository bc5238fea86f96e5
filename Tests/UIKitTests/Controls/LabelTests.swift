import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Labels", .ownWorld) struct LabelTests {
  @Test("a label is as large as its text, rounded up to pixels")
  func size() {
    _ = ViewDesk()
    let label = UILabel()
    label.text = "Hello"
    let size = label.sizeThatFits(.zero)
    #expect(abs(size.height - 61.0 / 3) < 1e-6)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: size.width, height: 0)) == size)
    label.text = "Hello Hello"
    #expect(label.sizeThatFits(CGSize(width: size.width, height: 0)).height > size.height * 1.9)
  }

  @Test("the text is vertically centred")
  func centred() throws {
    let desk = ViewDesk()
    let label = UILabel()
    label.text = "Hello"
    desk.show(label, frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    let line = try #require(label.shownText?.lines.first)
    #expect(abs(line.frame.midY - 50) < 0.5)
  }

  @Test("setting an equal text is free; a new text is no write")
  func ledger() {
    let desk = ViewDesk()
    let label = UILabel()
    label.text = "Hello"
    desk.show(label, frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    desk.simulator.ledger.reset()
    label.text = "Hello"
    label.textColor = .label
    #expect(desk.clock.isIdle)
    label.text = "Goodbye"
    #expect(!desk.clock.isIdle)
    desk.simulator.settleLayout()
    #expect(label.shownText?.lines.first?.string == "Goodbye")
    #expect(desk.simulator.ledger.writes == 0)
  }

  @Test("colours follow the traits")
  func dark() {
    let desk = ViewDesk()
    let label = UILabel()
    label.text = "Hello"
    desk.show(label, frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(label.shownText?.lines.first?.color == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    desk.simulator.userInterfaceStyle = .dark
    desk.simulator.settleLayout()
    #expect(label.shownText?.lines.first?.color == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }
}
