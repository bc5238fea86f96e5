import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// What an app may take for granted that had `sheet` where it has `modal` now.
@Suite("What an app is used to from sheet", .bothTransactions, .ownWorld) @MainActor struct SheetHabitsTests {
  @MainActor private final class Journal { var entries: [String] = [] }

  // MARK: The content's life

  private struct Home: View {
    let journal: Journal
    @State private var isPresented = false
    private func end() { journal.entries.append("dismissed, \(isPresented)") }
    var body: some View {
      Button("Open") { isPresented = true }
        .modal(isPresented: $isPresented, as: .mail, onDismiss: end) { Living(journal: journal) }
    }
  }

  private struct Living: View {
    let journal: Journal
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    var body: some View {
      VStack {
        Button("\(count)") { count += 1 }
        Button("Done") { dismiss() }
      }
      .onAppear { journal.entries.append("appears") }
      .onDisappear { journal.entries.append("disappears") }
    }
  }

  @Test("the content appears and disappears once, onDismiss follows the binding, and state begins anew")
  func life() {
    let journal = Journal()
    let screen = ViewScreen(Home(journal: journal))
    for usesFinger in [false, true] {
      journal.entries = []
      screen.tap("Open")
      #expect(screen.texts.first == "0")
      screen.tap("0")
      #expect(screen.texts.first == "1")
      if usesFinger { screen.grab().release() } else { screen.tap("Done") }
      screen.settle()
      #expect(screen.presented.isEmpty)
      #expect(journal.entries.first == "appears" && journal.entries.count == 3)
      #expect(Set(journal.entries.dropFirst()) == ["disappears", "dismissed, false"])
    }
  }

  private struct Working: View {
    let journal: Journal
    @State private var isPresented = true
    var body: some View {
      Text("home").modal(isPresented: $isPresented, as: .mail) {
        Button("Done") { isPresented = false }.task {
          journal.entries.append("begins")
          let (stream, continuation) = AsyncStream<Void>.makeStream()
          for await _ in stream {}
          _ = continuation
          journal.entries.append(Task.isCancelled ? "cancelled" : "ends")
        }
      }
    }
  }

  @Test("a task of the content is cancelled when the modal is closed") func task() async {
    let journal = Journal()
    let screen = ViewScreen(Working(journal: journal))
    await wait(for: "the task") { journal.entries == ["begins"] }
    screen.tap("Done")
    await wait(for: "its end") { journal.entries == ["begins", "cancelled"] }
    #expect(screen.presented.isEmpty)
  }

  // MARK: Items

  private struct Draft: Identifiable {
    let id: Int
    var text: String
  }

  private struct Drafts: View {
    @State private var draft: Draft?
    var body: some View {
      Button("Open") { draft = Draft(id: 1, text: "one") }
        .modal(item: $draft, as: .mail) { draft in
          Editor(text: draft.text) {
            Button("Rename") { self.draft?.text = "renamed" }
            Button("Next") { self.draft = Draft(id: 2, text: "two") }
            Button("Delete") { self.draft = nil }
          }
        }
    }
  }

  private struct Editor<Buttons: View>: View {
    let text: String
    @ViewBuilder let buttons: Buttons
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(text) \(count)")
        Button("Count") { count += 1 }
        buttons
      }
    }
  }

  @Test("a changed item keeps the content's state, another has its own, and the last stays to the end")
  func items() {
    let screen = ViewScreen(Drafts())
    screen.tap("Open")
    screen.tap("Count")
    let modal = screen.top
    screen.tap("Rename")
    #expect(screen.texts.first == "renamed 1" && screen.top === modal)
    screen.tap("Next")
    #expect(screen.texts.first == "two 0" && screen.top !== modal && screen.presented.count == 1)
    screen.touch("Delete")
    screen.run(for: 0.1)
    #expect(screen.texts.first == "two 0" && screen.top.isBeingDismissed)
    screen.settle()
    #expect(screen.presented.isEmpty && screen.complaint == nil)
  }

  // MARK: Several

  private struct Siblings: View {
    @State private var count = 0
    @State private var showsFirst = false
    @State private var showsSecond = false
    var body: some View {
      VStack {
        Button("First") { showsFirst = true }
          .modal(isPresented: $showsFirst, as: .mail) {
            Button("Second") { (showsFirst, showsSecond) = (false, true) }
          }
        Text("sibling")
          .modal(isPresented: $showsSecond, as: .mail) {
            Inner(count: $count)
          }
      }
    }
  }

  private struct Inner: View {
    @Binding var count: Int
    @Environment(\.dismiss) private var dismiss
    @State private var showsThird = false
    var body: some View {
      VStack {
        Text("second \(count)")
        Button("Third") { showsThird = true }
        Button("Close second") { dismiss() }
      }
      .modal(isPresented: $showsThird, as: .mail) {
        Button("third \(count)") { count += 1 }
        Closer()
      }
    }
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close third") { dismiss() } }
  }

  @Test("a sibling's modal follows the first; a modal in it reads the page's state, and closes alone")
  func several() {
    let screen = ViewScreen(Siblings())
    screen.tap("First")
    screen.tap("Second")
    #expect(screen.texts.first == "second 0" && screen.presented.count == 1)
    screen.tap("Third")
    #expect(screen.presented.count == 2)
    screen.tap("third 0")
    #expect(screen.texts.first == "third 1")
    screen.tap("Close third")
    #expect(screen.texts.first == "second 1" && screen.presented.count == 1)
    screen.tap("Close second")
    #expect(screen.presented.isEmpty && screen.complaint == nil)
  }
}
