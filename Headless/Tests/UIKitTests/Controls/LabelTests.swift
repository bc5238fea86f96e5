import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Labels", .ownWorld) struct LabelTests {
  private let stage = Stage()
  private let label = UILabel()
  private var line: TextLayout.Line? { label.shownText?.lines.first }

  init() {
    label.text = "Hello"
    stage.show(label, frame: CGRect(x: 10, y: 10, width: 200, height: 100))
  }

  @Test("a label is as large as its text, rounded up to pixels, and centres it vertically")
  func size() {
    #expect(abs((line?.frame.midY ?? 0) - 50) < 0.5)
    let size = label.sizeThatFits(.zero)
    #expect(abs(size.height - 61.0 / 3) < 1e-6)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: size.width, height: 0)) == size)
    label.text = "Hello Hello"
    #expect(label.sizeThatFits(CGSize(width: size.width, height: 0)).height > size.height * 1.9)
  }

  @Test("setting an equal text is free; a new text is no write; colours follow the traits")
  func ledger() {
    stage.simulator.ledger.reset()
    label.text = "Hello"
    label.textColor = .label
    #expect(stage.clock.isIdle && line?.color == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    label.text = "Goodbye"
    #expect(!stage.clock.isIdle)
    stage.simulator.settleLayout()
    #expect(line?.string == "Goodbye" && stage.simulator.ledger.writes == 0)
    stage.simulator.userInterfaceStyle = .dark
    stage.simulator.settleLayout()
    #expect(line?.color == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }
}
