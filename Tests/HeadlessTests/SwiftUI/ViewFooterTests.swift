import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// The content of a card ends where the screen does, so a footer needs nothing of the kit.
@Suite("A footer in SwiftUI", .bothTransactions, .ownWorld) @MainActor struct ViewFooterTests {
  private func makeScreen(_ detents: [ModalDetent]) -> ViewScreen {
    ViewScreen(
      Presenting(as: .mail.with { $0.detents = detents }) {
        List { ForEach(0..<3) { Text("row \($0)") } }
          .safeAreaInset(edge: .bottom, spacing: 0) { Text("footer").frame(height: 50) }
      })
  }

  private func shown(on screen: ViewScreen) -> CGRect {
    screen.all(UILabel.self).first { $0.text == "footer" }.map { $0.shown($0.bounds) } ?? .zero
  }

  @Test("is at the foot of the screen at each height and under a finger, above the safe area")
  func pinned() {
    let screen = makeScreen([.medium, .large])
    let middle: CGFloat = 818 - 25
    #expect(abs(shown(on: screen).midY - middle) < 0.5 && screen.topFrame.minY > 300)
    screen.grab(-200)
    screen.simulator.settleLayout()
    #expect(abs(shown(on: screen).midY - middle) < 0.5)
    screen.finger.up()
    screen.settle()
    screen.top.selectModalDetent(.large)
    screen.settle()
    #expect(abs(shown(on: screen).midY - middle) < 0.5 && screen.topFrame.minY < 120)
  }

  @Test("counts when the modal fits its content, and the list below it can scroll free of it")
  func counted() throws {
    let screen = makeScreen([.fitContent])
    #expect(abs(screen.topFrame.minY - (818 - 3 * 44 - 50)) < 0.5)
    let list = try #require(screen.all(UIScrollView.self).first)
    #expect(list.adjustedContentInset.bottom == 84)
  }
}
