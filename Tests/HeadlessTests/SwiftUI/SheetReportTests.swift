import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What users have reported of sheets in SwiftUI", .bothTransactions, .ownWorld) @MainActor
struct SheetReportTests {
  /// The card's upper edge in each frame.
  private func tops(on screen: ViewScreen, for seconds: Double = 1) -> [CGFloat] {
    (0..<Int(seconds * 60)).compactMap { _ in
      screen.run(for: 1 / 60)
      return screen.presented.isEmpty ? nil : screen.top.view.shown(CGPoint.zero).y.rounded()
    }
  }

  private struct Hinting: View {
    @State private var hint: String?
    @State private var isPresented = false
    var body: some View {
      Button("Help") {
        hint = "hint"
        isPresented = true
      }
      .modal(isPresented: $isPresented) { if let hint { Text(LocalizedStringKey(hint)) } }
    }
  }

  @Test("state that the same action sets is in the content from the first frame on") func hint() {
    let screen = ViewScreen(Hinting())
    screen.touch("Help")
    for _ in 0..<30 {
      screen.run(for: 1 / 60)
      #expect(screen.presented.isEmpty || screen.texts == ["hint"])
    }
  }

  private struct Selecting: View {
    @State private var isPresented = false
    var body: some View {
      Button("Open") { isPresented = true }.modal(isPresented: $isPresented) { Editor() }
    }

    struct Editor: View {
      @State private var detent = ModalDetent.medium
      var body: some View {
        Text("editor").modalDetents([.medium, .large], selection: $detent).onAppear { detent = .large }
      }
    }
  }

  @Test("a detent that is selected as the content appears is the first one") func onAppear() {
    let screen = ViewScreen(Selecting())
    screen.touch("Open")
    let tops = tops(on: screen)
    #expect(screen.top.selectedModalDetent == .large && tops == tops.sorted(by: >))
  }

  private struct Paged: View {
    @State private var isPresented = false
    var body: some View {
      Button("Open") { isPresented = true }
        .modal(isPresented: $isPresented) {
          NavigationStack {
            Text("page").navigationTitle("Page")
              .modalDetents([ModalDetent("third") { $0.maximumHeight / 3 }, .large])
              .modalDismissDisabled()
          }
        }
    }
  }

  @Test("a page of a navigation stack chooses the heights, also computed ones, and refuses") func page() {
    let screen = ViewScreen(Paged())
    screen.touch("Open")
    let tops = tops(on: screen)
    #expect(screen.top.selectedModalDetent == "third" && tops == tops.sorted(by: >))
    screen.grab().release()
    #expect(screen.settle().presented.count == 1)
  }

  private struct Toggling: View {
    @State private var isPresented = true
    var body: some View {
      Text("home").modal(isPresented: $isPresented, onDismiss: { isPresented = false }) { Toggle() }
    }

    struct Toggle: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isOn = false
      @State private var hasMedium = true
      var body: some View {
        VStack {
          Button(isOn ? "On" : "Off") { isOn.toggle() }
          Button("Only Large") { withAnimation { hasMedium = false } }
          Button("Done") { dismiss() }
        }
        .modalDetents(hasMedium ? [.medium, .large] : [.large])
      }
    }
  }

  @Test("a change of the content, and of the app's phase, leaves the modal at its detent") func stays() {
    let screen = ViewScreen(Toggling())
    screen.grab(-340).release()
    #expect(screen.settle().top.selectedModalDetent == .large)
    screen.tap("Off")
    #expect(screen.texts.contains("On") && screen.top.selectedModalDetent == .large)
    screen.top.selectModalDetent(.medium)
    screen.settle()
    screen.simulator.enterBackground()
    screen.simulator.enterForeground()
    #expect(screen.settle().top.selectedModalDetent == .medium)
  }

  @Test("a detent that the content takes away gives way to the next with a spring") func unavailable() {
    let screen = ViewScreen(Toggling())
    let before = screen.topFrame.minY
    screen.touch("Only Large")
    screen.run(for: 0.1)
    let between = screen.top.view.shown(CGPoint.zero).y
    let after = screen.settle().topFrame.minY
    #expect(after < before - 200 && between < before - 1 && between > after + 1)
  }

  @Test("the content's dismiss resets the binding, and its end is told") func dismiss() {
    let screen = ViewScreen(Toggling())
    screen.tap("Done")
    #expect(screen.settle().presented.isEmpty && screen.texts == ["home"] && screen.complaint == nil)
  }

  private struct Typing: View {
    @State private var isPresented = true
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      Text("home").modal(isPresented: $isPresented) {
        TextField("Text", text: $text).focused($isFocused).onAppear { isFocused = true }
          .modalDetents([.height(325)])
      }
    }
  }

  @Test(
    "a drag under the keyboard closes the modal without turning back, and a drag that returns brings the keyboard"
  )
  func keyboard() throws {
    let screen = ViewScreen(Typing())
    let field = try #require(screen.all(UITextField.self).first)
    #expect(field.isFirstResponder)
    screen.grab(40).release()
    #expect(screen.settle().presented.count == 1 && field.isFirstResponder)
    screen.grab(300)
    screen.finger.up()
    let tops = tops(on: screen)
    #expect(tops == tops.sorted() && screen.presented.isEmpty && screen.complaint == nil)
  }

  private struct Branching: View {
    @State private var isWide = false
    @State private var isPresented = true
    var body: some View {
      if isWide {
        Text("wide").modal(isPresented: $isPresented) { content }
      } else {
        Text(isPresented ? "narrow" : "free").modal(isPresented: $isPresented) { content }
      }
    }

    private var content: some View { Button("Turn") { isWide.toggle() } }
  }

  @Test("a modal goes with its branch of an if, and the other branch begins without one") func branches() {
    let screen = ViewScreen(Branching())
    screen.tap("Turn")
    #expect(screen.settle().presented.isEmpty && screen.texts == ["wide"] && screen.complaint == nil)
  }

  private struct Covered: View {
    @State private var taps = 0
    @State private var isPresented = false
    var body: some View {
      Button("\(taps)") { taps += 1 }
        .modal(isPresented: $isPresented) { Text("modal") }
        .modalDismissDisabled().modalDetents([.large]).modalDragDisabled()
        .onModalDismiss { _ in }
    }
  }

  @Test("the modifiers take no touches from the view that has them") func touches() {
    let screen = ViewScreen(Covered())
    screen.press("0")
    #expect(screen.texts == ["1"])
  }
}
