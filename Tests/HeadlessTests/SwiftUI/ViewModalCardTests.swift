import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A card beside a view of SwiftUI", .bothTransactions, .ownWorld) @MainActor struct ViewModalCardTests {
  @Observable @MainActor final class Model {
    var isPresented = true
    var isOther = false
    var height: CGFloat = 120
    var count = 0
    var detent = ModalDetent.height(120, named: "peek")
    var hasScreen = true
    var place: Place?
    var isLocked = false
    /// What binding and callbacks did, in order.
    var journal: [String] = []

    /// A binding that notes what is written.
    func noted(_ keyPath: ReferenceWritableKeyPath<Model, Bool>, _ name: String) -> Binding<Bool> {
      Binding(
        get: { self[keyPath: keyPath] },
        set: {
          self[keyPath: keyPath] = $0
          self.journal.append("\(name) \($0)")
        })
    }
  }

  struct Place: Identifiable {
    let id: Int
    var name: String
  }

  private final class Store: ObservableObject { @Published var name = "store" }

  private struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      if model.hasScreen {
        Map(model: model)
          .modalCard(
            isPresented: model.noted(\.isPresented, "search"), as: .undimmed()
          ) {
            Search(model: model)
          }
          .modalCard(item: $model.place, as: .peeking) { Text("place \($0.name)") }
      } else {
        Text("nothing")
      }
    }
  }

  private struct Map: View {
    let model: Model
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("map \(taps)") { taps += 1 }
        Spacer()
        Text("foot")
      }
    }
  }

  private struct Search: View {
    @Bindable var model: Model
    @Environment(\.modal) private var modal
    @State private var taps = 0

    var body: some View {
      VStack {
        Button("search \(taps) \(model.count)") { taps += 1 }
        Button("Close") { modal.dismiss() }
      }
      .modalDetents(
        [.height(model.height, named: "peek"), .medium, .large], selection: $model.detent
      )
      .onModalDismiss { model.journal.append("gone by \($0)") }
      .modalDismissDisabled(model.isLocked, onAttempt: { model.journal.append("attempt") })
      .modalCard(isPresented: model.noted(\.isOther, "other"), as: .peeking) { Text("other") }
    }
  }

  private let model = Model()

  private func show(_ view: some View) throws -> (screen: ViewScreen, container: ModalContainerController) {
    let screen = ViewScreen(view)
    return (screen, try #require(screen.root.children.first as? ModalContainerController))
  }

  private func top(_ card: UIViewController?) -> CGFloat { card?.view.shown(CGPoint.zero).y ?? 852 }

  private func distance(_ one: CGFloat, _ other: CGFloat) -> CGFloat { abs(one - other) }

  /// Drags the first card by its bar.
  private func drag(_ card: UIViewController?, on screen: ViewScreen, by points: CGFloat) {
    screen.finger.down(at: CGPoint(x: 200, y: top(card) + 12))
    screen.drag(by: CGVector(dx: 0, dy: points), over: 0.1)
  }

  // MARK: Beside

  @Test("a card that is there from the beginning is at its detent with the second frame")
  func initial() throws {
    let simulator = Simulator()
    let root = UIHostingController(rootView: Screen(model: model))
    simulator.launch(root: root)
    simulator.clock.advance(by: 2.0 / 60)
    let container = try #require(root.children.first as? ModalContainerController)
    #expect(container.cards.count == 1 && distance(top(container.cards.first), 852 - 34 - 120) < 0.01)
    #expect(simulator.complaints.isEmpty)
  }

  @Test("the view stays in use beside it, fills the screen, and its safe area ends at the card")
  func beside() throws {
    let (screen, container) = try show(Screen(model: model))
    #expect(screen.presented.isEmpty && container.view.frame == screen.root.view.bounds)
    func footIsAtCard() -> Bool {
      screen.frame(of: "foot").map { distance($0.maxY, top(container.cards.first)) < 0.5 } ?? false
    }
    #expect(footIsAtCard())
    let button = screen.root.view.hitTest(CGPoint(x: 196, y: 70), with: nil) as? UIButton
    #expect(button?.currentTitle == "map 0")
    screen.tap("map 0")
    #expect(button?.currentTitle == "map 1")
    screen.tap("search 0 0")
    model.count = 3
    screen.settle()
    #expect(screen.all(UIButton.self).contains { $0.currentTitle == "search 1 3" })
    model.detent = .medium
    screen.settle()
    #expect(container.cards.first?.selectedModalDetent == .medium && footIsAtCard())
    #expect(screen.complaint == nil)
  }

  @Test("what the view presents covers view and card")
  func covered() throws {
    struct Opening: View {
      @State private var isPresented = false
      var body: some View {
        Button("Open") { isPresented = true }
          .modal(isPresented: $isPresented, as: .mail) { Text("draft") }
          .modalCard(isPresented: .constant(true), as: .peeking) { Text("card") }
      }
    }
    let (screen, container) = try show(Opening())
    screen.tap("Open")
    #expect(screen.presented.count == 1 && screen.texts == ["draft"] && container.cards.count == 1)
    screen.top.dismissModal()
    screen.settle()
    #expect(screen.presented.isEmpty && screen.complaint == nil)
  }

  // MARK: The binding

  @Test("the card follows the binding, with a spring, or at once if the transaction says so")
  func follows() throws {
    let (screen, container) = try show(Screen(model: model))
    var atOnce = Transaction()
    atOnce.disablesAnimations = true
    for isAnimated in [true, false] {
      withTransaction(isAnimated ? Transaction() : atOnce) { model.isPresented = false }
      screen.run(for: 0.1)
      #expect(container.cards.count == (isAnimated ? 1 : 0))
      screen.settle()
      #expect(container.cards.isEmpty && model.journal == ["gone by code"])
      withTransaction(isAnimated ? Transaction() : atOnce) { model.isPresented = true }
      screen.run(for: 0.1)
      #expect(container.cards.count == 1)
      #expect((distance(top(container.cards.first), 852 - 34 - 120) < 0.01) != isAnimated)
      screen.settle()
      model.journal = []
    }
    #expect(screen.complaint == nil)
  }

  @Test("a finger that closes the card writes false once, when it is gone, and one that returns it nothing")
  func dragged() throws {
    let (screen, container) = try show(Screen(model: model))
    drag(container.cards.first, on: screen, by: 20)
    screen.release()
    #expect(model.journal == [] && container.cards.count == 1)
    drag(container.cards.first, on: screen, by: 130)
    screen.finger.up()
    #expect(model.isPresented)
    screen.settle()
    #expect(model.journal == ["search false", "gone by drag"] && container.cards.isEmpty)
    screen.settle()
    #expect(!model.isPresented && screen.complaint == nil)
  }

  @Test("a finger that catches a card for which the binding asks no more cannot keep it")
  func caught() throws {
    let (screen, container) = try show(Screen(model: model))
    model.detent = .medium
    screen.settle()
    model.isPresented = false
    screen.run(for: 0.1)
    screen.finger.down(at: CGPoint(x: 200, y: top(container.cards.first) + 30))
    screen.drag(by: CGVector(dx: 0, dy: -200))
    screen.finger.up()
    screen.settle()
    #expect(container.cards.isEmpty && model.journal == ["gone by code"] && screen.complaint == nil)
  }

  @Test("a configuration that the state changes changes the card in place")
  func configuration() throws {
    let (screen, container) = try show(Screen(model: model))
    let card = container.cards.first
    model.height = 200
    screen.settle()
    #expect(distance(top(card), 852 - 34 - 200) < 0.01)
    #expect(container.cards.first === card)
  }

  @Test("a card whose content refuses stays, and hears of the attempt; its button closes it")
  func refused() throws {
    model.isLocked = true
    let (screen, container) = try show(Screen(model: model))
    drag(container.cards.first, on: screen, by: 130)
    screen.lift()
    #expect(container.cards.count == 1 && model.journal == ["attempt"])
    screen.tap("Close")
    #expect(container.cards.isEmpty && model.journal == ["attempt", "search false", "gone by code"])
  }

  @Test("a view that goes takes its card along; the binding is reset, and onDismiss called")
  func viewGoes() {
    let screen = ViewScreen(Screen(model: model))
    weak var container: UIViewController?
    container = screen.root.children.first
    #expect(container is ModalContainerController)
    model.hasScreen = false
    screen.settle()
    #expect(screen.texts == ["nothing"] && !model.isPresented && container == nil)
    #expect(model.journal.sorted() == ["gone by code", "search false"] && screen.complaint == nil)
  }

  private struct Paged: View {
    let model: Model
    var body: some View {
      VStack {
        if model.hasScreen {
          Text("page").modalCard(
            isPresented: model.noted(\.isOther, "other"), as: .peeking
          ) {
            Text("other").onModalDismiss { model.journal.append("gone by \($0)") }
          }
        }
      }
      .modalCard(isPresented: .constant(true), as: .peeking) { Text("card") }
    }
  }

  @Test("a page that goes takes its own card along with an animation, and no other")
  func pageGoes() throws {
    let (screen, container) = try show(Paged(model: model))
    model.isOther = true
    screen.settle()
    #expect(container.cards.count == 2)
    model.hasScreen = false
    screen.run(for: 0.1)
    #expect(container.cards.count == 2 && !model.isOther)
    screen.settle()
    #expect(container.cards.count == 1 && model.journal == ["other false", "gone by code"])
    #expect(screen.texts == ["card"] && screen.complaint == nil)
  }

  // MARK: Several cards

  @Test("modifiers on the view, and in the content of a card, show their cards in one container")
  func several() throws {
    let (screen, container) = try show(Screen(model: model))
    model.place = Place(id: 1, name: "one")
    screen.settle()
    #expect(container.cards.count == 2 && screen.texts.contains("place one"))
    let card = container.cards.last
    model.place?.name = "first"
    screen.settle()
    #expect(container.cards.last === card && screen.texts.contains("place first"))
    model.place = Place(id: 2, name: "two")
    screen.settle()
    #expect(container.cards.count == 2 && container.cards.last !== card)
    #expect(screen.texts.contains("place two"))
    model.isOther = true
    screen.settle()
    #expect(container.cards.count == 3 && screen.texts.contains("other"))
    (model.place, model.isOther) = (nil, false)
    screen.settle()
    #expect(container.cards.count == 1 && screen.complaint == nil)
  }

  // MARK: Environment

  private struct Inheriting: View {
    @StateObject private var store = Store()
    @State private var language = "de"
    var body: some View {
      VStack {
        Inherited(name: "root")
        Button("English") { language = "en" }
      }
      .modalCard(isPresented: .constant(true), as: .peeking) { Inherited(name: "card") }
      .environmentObject(store)
      .modalEnvironment { $0.environmentObject(store) }
      .environment(\.locale, Locale(identifier: language))
    }
  }

  private struct Inherited: View {
    let name: String
    @EnvironmentObject private var store: Store
    @Environment(\.locale) private var locale
    var body: some View { Text("\(name) \(store.name) \(locale.identifier)") }
  }

  @Test("the view has its whole environment, and the card what a modal has; changes arrive")
  func environment() {
    let screen = ViewScreen(Inheriting())
    #expect(screen.texts == ["root store de", "English", "card store de"])
    screen.tap("English")
    #expect(screen.texts == ["root store en", "English", "card store en"])
  }

  @Test("a card whose container is not around its view is presented")
  func presented() {
    struct Sheet: View {
      let reference = ModalContainerReference()
      var body: some View {
        Text("sheet").modalCard(isPresented: .constant(true), as: .peeking) { Text("card") }
          .environment(\.modalContainer, reference)
      }
    }
    let screen = ViewScreen(Sheet())
    #expect(screen.presented.count == 1 && screen.texts == ["card"])
  }
}

extension ModalConfiguration {
  fileprivate static var peeking: ModalConfiguration {
    .undimmed([.height(120, named: "peek"), .medium, .large])
  }
}
