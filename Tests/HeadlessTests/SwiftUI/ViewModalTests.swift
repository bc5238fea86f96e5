import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal of SwiftUI", .bothTransactions, .ownWorld) @MainActor struct ViewModalTests {
  @Observable final class Model {
    var count = 0
    var detent = ModalDetent.medium
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

  /// Values that a presenter's view sets, and its content reads.
  private struct Looks: View {
    @Environment(\.self) private var values
    var body: some View {
      let flags = [
        values.scenePhase == .active, !values.isEnabled, values.redactionReasons == .privacy,
        values.multilineTextAlignment == .center, values.truncationMode == .head, values.lineSpacing == 3,
        values.allowsTightening, values.minimumScaleFactor == 0.5, values.textCase == .uppercase,
        values.autocorrectionDisabled, values.imageScale == .large, values.symbolVariants == .fill,
        values.controlSize == .mini,
        values.headerProminence == .increased, values.defaultMinListRowHeight == 60,
        values.defaultMinListHeaderHeight == 30,
      ]
      Text(String(flags.map { $0 ? "1" : "0" }.joined()))
    }
  }

  @Test("the looks of text, controls and lists and the phase of the scene arrive in the content")
  func looks() {
    let screen = ViewScreen(
      Presenting { Looks() }.transformEnvironment(\.self) {
        $0.scenePhase = .active
        $0.isEnabled = false
        $0.redactionReasons = .privacy
        $0.multilineTextAlignment = .center
        $0.truncationMode = .head
        $0.lineSpacing = 3
        $0.allowsTightening = true
        $0.minimumScaleFactor = 0.5
        $0.textCase = .uppercase
        $0.autocorrectionDisabled = true
        $0.imageScale = .large
        $0.symbolVariants = .fill
        $0.controlSize = .mini
        $0.headerProminence = .increased
        $0.defaultMinListRowHeight = 60
        $0.defaultMinListHeaderHeight = 30
      })
    #expect(screen.texts == [String(repeating: "1", count: 16)])
  }

  private struct Phased: View {
    let model: Model
    var body: some View {
      Presenting { Saving(model: model) }.environment(\.scenePhase, model.isPresented ? .active : .background)
    }
  }

  private struct Saving: View {
    let model: Model
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("draft").onChange(of: phase) { model.count += 1 } }
  }

  @Test("the content hears of another phase of the scene, in the background too", arguments: [true, false])
  func scenePhase(isForeground: Bool) {
    let model = Model()
    let screen = ViewScreen(Phased(model: model))
    if !isForeground { screen.simulator.enterBackground() }
    model.isPresented = false
    screen.simulator.clock.runTurns()
    if isForeground { screen.settle() }
    #expect(model.count == 1)
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

  private struct Counting: View {
    let seen: Seen
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Plain") { count += 1 }
        Button("Animated") { withAnimation { count += 1 } }
        Probe(count: count, seen: seen)
      }
      .modalCard(isPresented: .constant(true), as: .undimmed()) { Text("card") }
    }
  }

  private struct Accompanied: View {
    let seen: Seen
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Plain") { count += 1 }
        Button("Animated") { withAnimation { count += 1 } }
      }
      .modalAccessory { Probe(count: count, seen: seen).frame(width: 20, height: 20) }
    }
  }

  enum Rehosted: CaseIterable { case content, root, accessory }

  @Test(
    "an animation of the presenter's state animates what the kit hosts for it",
    arguments: Rehosted.allCases, RootViewTransaction.allCases)
  func transactions(of hosted: Rehosted, root: RootViewTransaction) {
    RootViewTransaction.$current.withValue(root) {
      let seen = Seen()
      let screen =
        switch hosted {
        case .content: ViewScreen(Animated(seen: seen))
        case .root: ViewScreen(Counting(seen: seen))
        case .accessory: ViewScreen(Accompanied(seen: seen))
        }
      screen.tap("Plain")
      #expect(seen.isAnimated.last == false)
      screen.tap("Animated")
      #expect(seen.isAnimated.last == true)
      screen.tap("Plain")
      #expect(seen.isAnimated.last == false)
    }
  }

  private struct Replacing: View {
    @Bindable var model: OffscreenPresenterTests.Model
    var body: some View { Text("home").modal(item: $model.draft, as: .mail) { Text($0.text) } }
  }

  @Test("an item that is replaced without animation goes, and the next one is there, at once")
  func replaced() {
    let model = OffscreenPresenterTests.Model()
    let screen = ViewScreen(Replacing(model: model))
    model.draft = .init(id: 1, text: "first")
    screen.settle()
    let rest = screen.topFrame
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.draft = .init(id: 2, text: "second") }
    screen.run(for: 0.1)
    #expect(screen.texts == ["second"] && screen.topFrame == rest && !screen.top.isBeingPresented)
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

  private struct Unfolding: View {
    @State private var height: CGFloat = 100
    var body: some View {
      Button("Unfold") { withAnimation { height = height == 100 ? 300 : 100 } }.frame(height: height)
    }
  }

  @Test(
    "a card as high as its content has its height after an animated change, whatever its frames call (F785)",
    arguments: SizeAnimation.allCases)
  func unfolds(_ animation: SizeAnimation) {
    SizeAnimation.$current.withValue(animation) {
      let screen = ViewScreen(Presenting(as: .mail.with { $0.detents = [.fitContent] }) { Unfolding() })
      @MainActor func height() -> CGFloat { (852 - 34 - screen.topFrame.minY).rounded() }
      screen.tap("Unfold")
      #expect(height() == 300)
      screen.touch("Unfold")
      screen.run(for: 0.1)
      screen.tap("Unfold")
      #expect(height() == 300)
      screen.tap("Unfold")
      #expect(height() == 100 && screen.complaint == nil)
    }
  }

  @Test("a card as high as its list has that height from its first frame on")
  func firstFrame() {
    struct Opening: View {
      @State private var isPresented = false
      var body: some View {
        Button("Open") { isPresented = true }
          .modal(isPresented: $isPresented, as: .mail.with { $0.detents = [.fitContent] }) {
            List { ForEach(0..<4) { Text("\($0)") } }
          }
      }
    }
    let screen = ViewScreen(Opening())
    screen.touch("Open")
    var heights: Set<CGFloat> = []
    for _ in 0..<60 {
      screen.run(for: 1 / 60)
      if screen.top !== screen.root, screen.top.view.window != nil {
        heights.insert(screen.top.view.bounds.height.rounded())
      }
    }
    screen.settle()
    let rest = screen.topFrame.height.rounded()
    #expect(heights == [rest])
    #expect(rest >= 4 * 44)
  }

  // MARK: Detents

  private struct Detented: View {
    @Bindable var model: Model
    var body: some View {
      Presenting { Text("panel").modalDetents([.medium, .large], selection: $model.detent) }
    }
  }

  private struct Computed: View {
    let model: Model
    var body: some View {
      Presenting(as: .twoDetents) {
        Text("panel").modalDetents(
          [.medium, .large], selection: Binding(get: { model.detent }, set: { model.detent = $0 }))
      }
    }
  }

  private struct Stateful: View {
    let model: Model
    @State private var detent = ModalDetent.medium
    var body: some View {
      Presenting(as: .twoDetents) { Text("panel").modalDetents([.medium, .large], selection: $detent) }
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
    model.detent = .height(200)
    screen.settle()
    #expect(model.detent == .medium, "a name that is no detent gives way to the one where the modal is")
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
    let screen = ViewScreen(Bound(model: model))
    screen.simulator.enterBackground()
    model.isPresented = false
    screen.simulator.clock.runTurns()
    #expect(screen.presented.isEmpty)
    screen.simulator.enterForeground()
    screen.settle()
    #expect(screen.presented.isEmpty && screen.complaint == nil)
  }

  private struct Bound: View {
    @Bindable var model: Model
    var body: some View { Text("home").modal(isPresented: $model.isPresented, as: .mail) { Text("modal") } }
  }
}

extension ModalConfiguration {
  fileprivate static var twoDetents: ModalConfiguration { .mail.with { $0.detents = [.medium, .large] } }
}
