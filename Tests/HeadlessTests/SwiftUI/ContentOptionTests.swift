import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Options of a modal that its content chooses", .bothTransactions, .ownWorld) @MainActor
struct ContentOptionTests {
  @Observable final class Model {
    var isPresented = false
    var detent = ModalDetent.medium
    var isLow = true
    var hasOption = true
    var causes: [ModalOutcome.Cause] = []
  }

  private let model = Model()

  /// The card's upper edge in each frame until it rests.
  private func tops(on screen: ViewScreen) -> [CGFloat] {
    (0..<60).compactMap { _ in
      screen.run(for: 1 / 60)
      return screen.presented.isEmpty ? nil : screen.top.view.shown(CGPoint.zero).y.rounded()
    }
  }

  // MARK: Detents

  private struct Detented<Content: View>: View {
    @Bindable var model: Model
    var configuration = ModalConfiguration.mail
    @ViewBuilder let content: () -> Content

    var body: some View {
      Text("home").modal(isPresented: $model.isPresented, as: configuration) { content() }
    }
  }

  private struct Selecting: View {
    @Bindable var model: Model
    var body: some View { Text("panel").modalDetents([.medium, .large], selection: $model.detent) }
  }

  private func opening(_ home: some View) -> (tops: [CGFloat], screen: ViewScreen) {
    model.isPresented = false
    let screen = ViewScreen(home)
    model.isPresented = true
    return (tops(on: screen), screen)
  }

  @Test("a selection that is none of the detents is told by the names that the app knows")
  func unknownSelection() {
    var reports: [String] = []
    TransitionReport.onReport = { reports.append($0) }
    model.detent = .height(77)
    _ = opening(Detented(model: model) { Selecting(model: model) })
    let start =
      "the selection of modalDetents of ModalHostingController names “height 77.0”, which is not among"
    #expect(reports.count == 1 && reports.first?.hasPrefix(start) == true, "\(reports)")
  }

  @Test(
    "a modal opens at the content's detent as it opens at one of its configuration",
    arguments: [false, true])
  func opens(selects: Bool) {
    model.detent = .large
    let wanted = ModalConfiguration.mail.with {
      $0.detents = [.medium, .large]
      $0.initialDetent = selects ? .large : nil
    }
    let plain = opening(Detented(model: model, configuration: wanted) { Text("panel") })
    let chosen = opening(
      Detented(model: model) {
        if selects { Selecting(model: model) } else { Text("panel").modalDetents([.medium, .large]) }
      })
    #expect(chosen.screen.top.selectedModalDetent == (selects ? .large : .medium))
    #expect(chosen.tops.last == plain.tops.last)
    // Nothing leaps, nothing turns back.
    #expect(chosen.tops == chosen.tops.sorted(by: >), "\(chosen.tops) \(plain.tops)")
  }

  @Test("a name in the presenter's configuration that is among the content's detents is no mistake")
  func known() {
    var reports: [String] = []
    TransitionReport.onReport = { if !$0.hasPrefix("The status bar") { reports.append($0) } }
    let modal = opening(
      Detented(model: model, configuration: .undimmed([.large])) {
        Text("panel").modalDetents([.medium, .large])
      })
    #expect(modal.screen.top.selectedModalDetent == .medium && reports == [])
  }

  @Test("content that names a height has it from the start, also one that fits it") func fits() {
    let fitting = opening(
      Detented(model: model) {
        VStack(spacing: 0) { Text("panel").frame(height: 200) }.modalDetents([.fitContent, .large])
      })
    #expect(fitting.tops.last == 852 - 34 - 200 && fitting.tops == fitting.tops.sorted(by: >))
    #expect(fitting.screen.complaint == nil)
  }

  // MARK: The configuration

  private struct Configuring: View {
    let model: Model
    var body: some View {
      VStack {
        Button("Low") { withAnimation { model.isLow.toggle() } }
        if model.hasOption {
          Text("option").modalConfiguration {
            $0.detents = [.height(model.isLow ? 200 : 400, named: "own")]
            $0.card.background = .systemTeal
          }
        }
      }
    }
  }

  @Test(
    "a change of the content changes the modal in place, with a spring; without its view it is taken back")
  func configuration() {
    let screen = opening(Detented(model: model) { Configuring(model: model) }).screen
    let modal = screen.top
    #expect(screen.topFrame.minY == 852 - 34 - 200 && modal.view.backgroundColor == .clear)
    screen.touch("Low")
    screen.run(for: 0.1)
    let between = modal.view.shown(CGPoint.zero).y
    #expect(between < 617 && between > 419)
    #expect(abs(screen.settle().topFrame.minY - (852 - 34 - 400)) < 0.5)
    model.hasOption = false
    #expect(screen.settle().top === modal && modal.selectedModalDetent == .large)
    #expect(modal.view.backgroundColor == .systemBackground && screen.complaint == nil)
  }

  // MARK: An item

  struct Note: Identifiable {
    let id: Int
    var title: String
  }

  @Observable final class Notes { var note: Note? }

  private struct Editing: View {
    @Bindable var notes: Notes
    var body: some View {
      Text("home").modal(editing: $notes.note) { $note in
        Text(note.title)
        Button("Add") { note.title += "!" }
      }
    }
  }

  @Test("a binding to the item writes it; while the modal leaves it keeps the last one, and writes nothing")
  func item() {
    let notes = Notes()
    let screen = ViewScreen(Editing(notes: notes))
    notes.note = Note(id: 1, title: "one")
    #expect(screen.settle().texts.first == "one")
    screen.tap("Add")
    #expect(screen.texts.first == "one!" && notes.note?.title == "one!")
    let button = screen.all(UIButton.self).first
    notes.note = nil
    screen.run(for: 0.1)
    button?.sendActions(for: .primaryActionTriggered)
    #expect(screen.texts.first == "one!" && notes.note == nil)
    #expect(screen.settle().presented.isEmpty && notes.note == nil)
  }

  // MARK: The end

  private struct Nested: View {
    let depth: Int
    @Environment(\.modal) private var modal
    @State private var isPresented = true
    @State private var isCovered = false
    var body: some View {
      VStack {
        Text("\(depth)")
        Button("Root") { modal.dismissToRoot() }
      }
      .modal(isPresented: depth < 3 ? $isPresented : $isCovered) { AnyView(Nested(depth: depth + 1)) }
    }
  }

  @Test("dismissToRoot dismisses all modals, and outside of a modal nothing") func root() {
    let screen = ViewScreen(Nested(depth: 0))
    #expect(screen.settle().texts.first == "3" && screen.presented.count == 3)
    screen.tap("Root")
    #expect(screen.presented.isEmpty && screen.texts.first == "0" && screen.complaint == nil)
    screen.tap("Root")
    #expect(screen.presented.isEmpty)
  }

  @Test("dismissToRoot takes a controller of the app's own along, below and above") func foreign() {
    let root = UIViewController()
    let simulator = ViewScreen(root: root)
    let sheet = UIHostingController(rootView: Nested(depth: 2))
    root.present(sheet, animated: true)
    #expect(simulator.settle().presented.count == 2)
    simulator.tap("Root")
    #expect(simulator.presented.isEmpty && simulator.complaint == nil)
  }

  private struct Asking: View {
    let model: Model
    @Environment(\.modal) private var modal
    var body: some View {
      Button("Cancel") { modal.askToDismiss() }
        .modalDismissConfirmation(Text("Discard?")) {
          Button("Discard", role: .destructive) { modal.dismiss() }
        } message: {
          Text("message")
        }
        .onModalDismiss { model.causes.append($0) }
    }
  }

  @Test("a dialog's button lets the modal go for the cause of the question", arguments: [true, false])
  func cause(isDragged: Bool) async {
    let screen = ViewScreen(Presenting { Asking(model: model) })
    if isDragged { screen.grab().release() } else { screen.tap("Cancel") }
    await wait(for: "the dialog") {
      screen.idle()
      return screen.texts.contains("message")
    }
    screen.tap("Discard")
    await wait(for: "the end") {
      screen.idle()
      return !model.causes.isEmpty
    }
    #expect(model.causes == [isDragged ? .drag : .request] && screen.complaint == nil)
  }
}
