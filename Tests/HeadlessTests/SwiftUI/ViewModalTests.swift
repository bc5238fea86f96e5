import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal of SwiftUI", .ownWorld) @MainActor struct ViewModalTests {
  @Observable final class Model {
    var count = 0
    var detent = ModalDetent.Identifier.medium
    var isPresented = true
  }

  // MARK: Environment

  private struct Inheriting: View {
    var body: some View {
      Presenting { Inherited() }
        .environment(\.locale, Locale(identifier: "de")).environment(\.layoutDirection, .rightToLeft)
        .environment(\.colorScheme, .dark).environment(\.dynamicTypeSize, .accessibility1).font(.title)
    }
  }

  private struct Inherited: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.font) private var font
    var body: some View { Text("\(locale.identifier) \(direction) \(scheme) \(size) \(font == .title)") }
  }

  @Test("the values of the environment that SwiftUI lets an app write arrive in the content")
  func environment() {
    let screen = ViewScreen(Inheriting())
    #expect(screen.texts == ["de rightToLeft dark accessibility1 true"])
  }

  private final class Store: ObservableObject { @Published var name = "store" }

  private struct Outer: View {
    let model: Model
    let store: Store
    var body: some View {
      Presenting { Nested() }
        .modalEnvironment { $0.environment(model) }
        .modalEnvironment { $0.environmentObject(store) }
    }
  }

  private struct Nested: View {
    @State private var isPresented = false
    var body: some View {
      VStack {
        Objects()
        Button("Open") { isPresented = true }
      }
      .modal(isPresented: $isPresented, as: .mail) { Objects() }
    }
  }

  private struct Objects: View {
    @Environment(Model.self) private var model
    @EnvironmentObject private var store: Store
    var body: some View { Text("\(model.count) \(store.name)") }
  }

  @Test("objects that the app names once reach each modal, and a modal in a modal")
  func objects() {
    let (model, store) = (Model(), Store())
    let screen = ViewScreen(Outer(model: model, store: store))
    #expect(screen.texts == ["0 store", "Open"])
    screen.tap("Open")
    #expect(screen.presented.count == 2 && screen.texts == ["0 store"])
    (model.count, store.name) = (5, "new")
    screen.settle()
    #expect(screen.texts == ["5 new"])
  }

  // MARK: Transactions

  private final class Seen { var isAnimated: [Bool] = [] }

  private struct Probe: UIViewRepresentable {
    let count: Int
    let seen: Seen
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {
      seen.isAnimated.append(context.transaction.animation != nil)
    }
  }

  private struct Animated: View {
    let seen: Seen
    @State private var isPresented = true
    @State private var count = 0
    var body: some View {
      Text("home").modal(isPresented: $isPresented, as: .mail) {
        VStack {
          Button("Plain") { count += 1 }
          Button("Animated") { withAnimation { count += 1 } }
          Probe(count: count, seen: seen)
        }
      }
    }
  }

  @Test("an animation of the presenter's state animates the content") func transactions() {
    let seen = Seen()
    let screen = ViewScreen(Animated(seen: seen))
    screen.tap("Plain")
    #expect(seen.isAnimated.last == false)
    screen.tap("Animated")
    #expect(seen.isAnimated.last == true)
  }

  // MARK: Sizes

  private func height<Content: View>(of content: Content) -> CGFloat {
    let screen = ViewScreen(Presenting(as: .mail.with { $0.detents = [.fitContent] }) { content })
    return screen.simulator.device.size.height - screen.topFrame.minY
      - (screen.simulator.window?.safeAreaInsets.bottom ?? 0)
  }

  private var rows: some View { ForEach(0..<3) { Text("\($0)").frame(height: 20) } }

  @Test("content that takes any height it is proposed is as high as what it shows")
  func fits() {
    #expect(height(of: VStack(spacing: 0) { rows }) == 60)
    #expect(
      height(
        of: VStack(spacing: 0) {
          rows; Spacer(minLength: 0)
        }) == 60)
    #expect(height(of: ScrollView { VStack(spacing: 0) { rows } }) == 60)
    #expect(height(of: List { rows }) == 132)
    #expect(height(of: Form { rows }) == 132)
    // A card is a point high at least, and a list has a margin.
    #expect(height(of: List { EmptyView() }) <= 10)
    #expect(height(of: ScrollView { EmptyView() }) == 1)
    #expect(
      height(
        of: VStack(spacing: 0) {
          Text("title").frame(height: 30); List { rows }
        }) == 162)
  }

  // MARK: Detents

  private struct Detented: View {
    @Bindable var model: Model
    var body: some View { Presenting(as: .twoDetents) { Text("panel").modalDetent($model.detent) } }
  }

  private struct Computed: View {
    let model: Model
    var body: some View {
      Presenting(as: .twoDetents) {
        Text("panel").modalDetent(Binding(get: { model.detent }, set: { model.detent = $0 }))
      }
    }
  }

  private struct Stateful: View {
    let model: Model
    @State private var detent = ModalDetent.Identifier.medium
    var body: some View {
      Presenting(as: .twoDetents) { Text("panel").modalDetent($detent) }
        .onChange(of: detent) { model.detent = detent }
        .onChange(of: model.detent) { detent = model.detent }
    }
  }

  enum Storage: CaseIterable { case observable, computed, state }

  @Test(
    "a finger that takes the modal to another detent writes it, and it stays there",
    arguments: Storage.allCases)
  func detent(_ storage: Storage) {
    let model = Model()
    let screen =
      switch storage {
      case .observable: ViewScreen(Detented(model: model))
      case .computed: ViewScreen(Computed(model: model))
      case .state: ViewScreen(Stateful(model: model))
      }
    #expect(screen.top.selectedModalDetent == .medium)
    screen.grab(-340).release()
    screen.settle()
    #expect(screen.top.selectedModalDetent == .large && model.detent == .large)
    model.detent = .medium
    screen.settle()
    #expect(screen.top.selectedModalDetent == .medium)
  }

  // MARK: Looks

  @Test("in dark mode the card's background is elevated, as its content is") func elevatedBackground() {
    let screen = ViewScreen(
      Presenting(as: .mail.with { $0.card.background = .systemBackground }) { Text("modal") })
    #expect(screen.top.view.backgroundColor == .clear, "the card's background is seen behind the content")
    for style in [.dark, .light, .dark] as [UIUserInterfaceStyle] {
      screen.simulator.userInterfaceStyle = style
      screen.idle()
      let background = UIColor.systemBackground.resolvedColor(with: screen.top.traitCollection)
      #expect(screen.top.traitCollection.userInterfaceLevel == .elevated)
      #expect(screen.top.view.superview?.layer.backgroundColor == background.cgColor)
    }
  }

  // MARK: SwiftUI's dismiss

  private struct Dismissable: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false
    var body: some View {
      Button("Ask") { asks = true }
        .toolbar { Button("Done") { dismiss() } }
        .alert("Discard?", isPresented: $asks) { Button("Discard", role: .destructive) { dismiss() } }
    }
  }

  @Test("SwiftUI's dismiss closes the modal, from a toolbar and from an alert") func dismisses() {
    let toolbar = ViewScreen(Presenting { NavigationStack { Dismissable() } })
    toolbar.press("Done")
    #expect(toolbar.presented.isEmpty)
    let alert = ViewScreen(Presenting { NavigationStack { Dismissable() } })
    alert.tap("Ask")
    alert.tap("Discard")
    #expect(alert.presented.isEmpty)
  }

  // MARK: Lifetime

  @Test("in the background, where there are no frames, the modal is gone at once")
  func inBackground() {
    let model = Model()
    let screen = ViewScreen(Rows(model: model))
    screen.simulator.enterBackground()
    model.isPresented = false
    screen.root.view.layoutIfNeeded()
    screen.simulator.clock.runTurns()
    #expect(screen.presented.isEmpty)
    screen.simulator.enterForeground()
    screen.settle()
    #expect(screen.presented.isEmpty && screen.complaint == nil)
  }

  private struct Rows: View {
    @Bindable var model: Model
    @State private var hasRow = true
    var body: some View {
      VStack {
        Button("Return") { hasRow = true }
        if hasRow {
          Text("row").modal(isPresented: $model.isPresented, as: .mail) {
            Button("Delete") { hasRow = false }
          }
        }
      }
    }
  }

  @Test("a source that goes takes its modal along with an animation, and resets the binding")
  func sourceGoes() {
    let model = Model()
    let screen = ViewScreen(Rows(model: model))
    screen.touch("Delete")
    screen.run(for: 0.1)
    #expect(screen.top !== screen.root && screen.top.isBeingDismissed)
    screen.settle()
    #expect(screen.presented.isEmpty && !model.isPresented && screen.complaint == nil)
    screen.tap("Return")
    #expect(screen.presented.isEmpty)
  }
}

extension ModalConfiguration {
  fileprivate static var twoDetents: ModalConfiguration { .mail.with { $0.detents = [.medium, .large] } }
}
