import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// The kit raises the card, and SwiftUI keeps its views clear of the keyboard (F455).
@Suite("The keyboard over a modal of SwiftUI", .ownWorld) @MainActor struct ViewKeyboardTests {
  private struct Editor: View {
    @State private var text = ""
    @State private var lines = 1
    let fills: Bool
    var body: some View {
      VStack(spacing: 0) {
        Button("Add") { lines += 1 }.frame(height: 60)
        TextField("name", text: $text).frame(height: 40)
        Text("lines").frame(height: 20 * CGFloat(lines))
        if fills { Spacer() }
        Text("foot").frame(height: 40)
      }
    }
  }

  private func makeScreen(_ detents: [ModalDetent], fills: Bool) -> ViewScreen {
    let screen = ViewScreen(Presenting(as: .mail.with { $0.detents = detents }) { Editor(fills: fills) })
    screen.simulator.hasHardwareKeyboard = false
    return screen
  }

  private func foot(on screen: ViewScreen) -> CGFloat { screen.frame(of: "foot")?.midY ?? 0 }

  @Test(
    "a card as high as its content rises by the keyboard, is as high as before above it, and grows with it",
    arguments: KeyboardInSize.allCases)
  func fits(_ answer: KeyboardInSize) throws {
    try KeyboardInSize.$current.withValue(answer) {
      let screen = makeScreen([.fitContent], fills: false)
      let top = screen.topFrame.minY
      #expect(abs(top - (852 - 34 - 160)) < 0.5)
      let field = try #require(screen.all(UITextField.self).first)
      field.becomeFirstResponder()
      screen.settle()
      #expect(abs(screen.topFrame.minY - (top - 302)) < 0.5 && abs(foot(on: screen) - (852 - 336 - 20)) < 1)
      screen.tap("Add")
      #expect(abs(screen.topFrame.minY - (top - 322)) < 0.5 && abs(foot(on: screen) - (852 - 336 - 20)) < 1)
      field.resignFirstResponder()
      screen.settle()
      #expect(abs(screen.topFrame.minY - (top - 20)) < 0.5 && abs(foot(on: screen) - (852 - 34 - 20)) < 1)
      #expect(screen.complaint == nil)
    }
  }

  @Test("the content of a card with heights of its own ends at the keyboard", arguments: [true, false])
  func ends(isLow: Bool) throws {
    let screen = makeScreen(isLow ? [.medium, .large] : [.large], fills: true)
    let top = screen.topFrame.minY
    try #require(screen.all(UITextField.self).first).becomeFirstResponder()
    screen.settle()
    #expect(abs(screen.topFrame.minY - (isLow ? top - 302 : top)) < 0.5)
    #expect(abs(foot(on: screen) - (852 - 336 - 20)) < 1 && screen.complaint == nil)
    #expect(screen.top.additionalSafeAreaInsets == .zero)
  }
}
