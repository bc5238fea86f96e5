import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Drafts of SwiftUI in the dock", .bothTransactions, .ownWorld) @MainActor struct ViewDockTests {
  private struct Draft: Identifiable {
    let id: Int
  }

  @Observable @MainActor fileprivate final class Model {
    /// The open drafts.
    var drafts: [Int] = []
    var count = 0
    var journal: [String] = []
  }

  private struct Inbox: View {
    let model: Model
    @State private var taps = 0

    var body: some View {
      let open = model.drafts
      VStack {
        Button("New") {
          model.drafts.append(model.count)
          model.count += 1
        }
        Button("Inbox \(taps)") { taps += 1 }
        ForEach((0..<model.count).map(Draft.init)) { draft in
          Text("").modal(
            isPresented: Binding(
              get: { open.contains(draft.id) }, set: { if !$0 { model.drafts.removeAll { $0 == draft.id } } }),
            as: .docking,
            onDismiss: { model.journal.append("gone \(draft.id)") }
          ) { Editor(id: draft.id) }
        }
        Spacer()
      }
    }
  }

  private struct Editor: View {
    let id: Int
    @State private var edits = 0
    var body: some View {
      VStack {
        Button("draft \(id) edited \(edits)") { edits += 1 }
        Spacer()
      }
    }
  }

  private let model = Model()

  private func card(_ screen: ViewScreen) throws -> ModalContainerController {
    try #require(screen.root.children.first as? ModalContainerController)
  }

  /// Draws the open draft down slowly.
  private func dock(_ screen: ViewScreen, _ container: ModalContainerController) throws {
    let card = try #require(container.cards.last?.modalSession?.card)
    screen.finger.down(at: CGPoint(x: 200, y: card.shown.box.minY + 12))
    screen.drag(by: CGVector(dx: 0, dy: 500), over: 1.5)
    screen.release()
  }

  @Test("a binding stays true while its draft is docked, a tap brings the draft back, its button closes it")
  func binding() throws {
    let screen = ViewScreen(Inbox(model: model).modalDock())
    let container = try card(screen)
    screen.tap("New")
    #expect(screen.presented.isEmpty && container.cards.count == 1)
    screen.tap("draft 0 edited 0")
    try dock(screen, container)
    #expect(container.dockedCards.count == 1 && model.drafts == [0])
    screen.tap("Inbox 0")
    screen.finger.down(at: CGPoint(x: 150, y: 790))
    screen.finger.up()
    screen.settle()
    #expect(container.dockedCards.isEmpty && screen.texts.contains("draft 0 edited 1"))
    try dock(screen, container)
    let bar = try #require(screen.all(DockBar.self).first)
    #expect(bar.onClose?() == true)
    screen.settle()
    #expect(model.drafts.isEmpty && model.journal == ["gone 0"] && container.cards.isEmpty)
    #expect(screen.complaint == nil)
  }

  @Test("each draft of a list has a bar of its own, and leaves with its item")
  func several() throws {
    let screen = ViewScreen(Inbox(model: model).modalDock())
    let container = try card(screen)
    for _ in 0..<3 {
      screen.tap("New")
      try dock(screen, container)
    }
    #expect(container.dockedCards.count == 3)
    container.isDockSpread = true
    screen.settle()
    let tops = container.cards.compactMap { $0.modalSession?.card.shown(CGPoint.zero).y }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 > 80 } && tops.count == 3, "\(tops)")
    container.isDockSpread = false
    screen.settle()
    model.drafts.remove(at: 1)
    screen.settle()
    #expect(container.dockedCards.count == 2 && model.journal == ["gone 1"])
    model.drafts = []
    screen.settle()
    #expect(container.cards.isEmpty && screen.complaint == nil)
  }
}

extension ModalConfiguration {
  fileprivate static var docking: ModalConfiguration {
    var docking = ModalConfiguration.mail
    docking.dock = .minimizes
    return docking
  }
}
