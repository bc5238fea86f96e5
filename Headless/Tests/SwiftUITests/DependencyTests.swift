import SwiftUI
import TestWorld
import Testing
import UIKit

@Suite("What a view depends on", .ownWorld) @MainActor struct DependencyTests {
  @Observable final class Model { var count = 0 }

  final class Store: ObservableObject { @Published var count = 0 }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test("state that a body reads updates the view") func state() {
    let screen = ViewScreen(Counter())
    screen.tap("0")
    screen.tap("1")
    #expect(screen.texts == ["2"])
  }

  private struct Late: View {
    @State private var count = 0
    let box: Box
    var body: some View {
      box.content = { "\(count)" }
      return Button("Count") { count += 1 }
    }
  }

  private final class Box { var content: () -> String = { "" } }

  @Test("state that is read outside of an update has its value, and updates nothing (F581)") func late() {
    let box = Box()
    let screen = ViewScreen(Late(box: box))
    screen.tap("Count")
    #expect(box.content() == "1")
    box.content = { "not evaluated again" }
    screen.tap("Count")
    #expect(box.content() == "not evaluated again")
  }

  private struct Reader: View {
    let model: Model
    @ObservedObject var store: Store
    var body: some View { Text("\(model.count) \(store.count)") }
  }

  @Test("observable objects update the views that read them") func objects() {
    let (model, store) = (Model(), Store())
    let screen = ViewScreen(Reader(model: model, store: store))
    model.count = 3
    screen.idle()
    #expect(screen.texts == ["3 0"])
    store.count = 4
    screen.idle()
    #expect(screen.texts == ["3 4"])
  }

  private final class Seen { var values: [Int] = [] }

  private struct Snapshots: UIViewRepresentable {
    let model: Model
    let read: () -> Int
    let seen: Seen
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {
      if model.count < 100 { seen.values.append(read()) }
    }
  }

  @Test("a binding that is read in an update has the value of its making (F582)") func snapshot() {
    let (model, seen) = (Model(), Seen())
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    let screen = ViewScreen(VStack { Snapshots(model: model, read: { binding.wrappedValue }, seen: seen) })
    binding.wrappedValue = 2
    model.count = 1
    screen.idle()
    #expect(seen.values.last == 1 && seen.values.count > 1 && binding.wrappedValue == 2)
  }

  private struct Asking: View {
    @State private var asks = false
    var body: some View {
      Button("Ask") { asks = true }.alert("Sure?", isPresented: $asks) { Button("Yes") {} }
    }
  }

  @Test("an alert follows state that no body reads (F581)") func alert() {
    let screen = ViewScreen(Asking())
    screen.tap("Ask")
    #expect(screen.texts.first == "Sure?")
    screen.tap("Yes")
    #expect(screen.texts == ["Ask"])
  }
}
