import SwiftUI
import TestWorld
import Testing
import UIKit

/// What SwiftUI does outside of a window, and with a new root view (F760 to F763).
@Suite("A hosting view", .ownWorld) @MainActor struct RenderingTests {
  @Observable @MainActor final class Model {
    var count = 0
    /// No view depends on it.
    @ObservationIgnored var journal: [String] = []
  }

  private struct Count: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Shown: UIViewRepresentable {
    let model: Model
    let count: Int
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {
      let change = context.transaction.animation == nil ? "set" : "animated"
      model.journal.append("\(change) \(count)")
    }
  }

  private struct Root: View {
    let model: Model
    var body: some View {
      VStack {
        Shown(model: model, count: model.count)
        Text("one").preference(key: Count.self, value: model.count)
        Text("two").preference(key: Count.self, value: model.count)
      }
      .onPreferenceChange(Count.self) { [model] sum in
        MainActor.assumeIsolated { model.journal.append("sum \(sum)") }
      }
    }
  }

  private let model = Model()

  @Test("in a window a layout updates representatives, then tells preferences (F760, F762)")
  func inWindow() {
    let screen = ViewScreen(Root(model: model))
    #expect(model.journal.prefix(2) == ["set 0", "sum 0"])
    model.journal = []
    model.count = 1
    screen.idle()
    #expect(model.journal == ["set 1", "sum 2"])
  }

  @Test("outside of a window and in the background a turn tells preferences, and renders nothing (F760)")
  func outside() {
    let screen = ViewScreen(root: UIViewController())
    let hosting = UIHostingController(rootView: Root(model: model))
    hosting.view.layoutIfNeeded()
    #expect(model.journal == [])
    screen.idle()
    #expect(model.journal == ["sum 0"])
    screen.root.addChild(hosting)
    screen.root.view.addSubview(hosting.view)
    screen.idle()
    #expect(model.journal == ["sum 0", "set 0"])
    screen.simulator.enterBackground()
    model.count = 1
    screen.simulator.clock.runTurns()
    #expect(model.journal == ["sum 0", "set 0", "sum 2"])
    screen.simulator.enterForeground()
    screen.idle()
    #expect(model.journal.last == "set 1")
  }

  @Test(
    "a new root view has the transaction of its code, or none (F761)", arguments: RootViewTransaction.allCases
  )
  func rootView(_ transaction: RootViewTransaction) {
    RootViewTransaction.$current.withValue(transaction) {
      let hosting = UIHostingController(rootView: Shown(model: model, count: 0))
      let screen = ViewScreen(root: hosting)
      withAnimation { hosting.rootView = Shown(model: model, count: 1) }
      screen.idle()
      #expect(model.journal.last == (transaction == .carried ? "animated 1" : "set 1"))
    }
  }

  @Test("without an app of SwiftUI's life cycle the phase of the scene is the background (F763)")
  func scenePhase() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase
      var body: some View { Text("\(phase)") }
    }
    #expect(ViewScreen(Phase()).texts == ["background"])
  }

  private struct Transparent: UIViewRepresentable {
    final class Shown: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    func makeUIView(context: Context) -> Shown { Shown() }
    func updateUIView(_ uiView: Shown, context: Context) {}
  }

  @Test(
    "from right to left an outline mirrors, if the deployment target of the app is 17 or later (F792)",
    arguments: ShapeMirroring.allCases, LayoutDirection.allCases)
  func mirrors(_ mirroring: ShapeMirroring, in direction: LayoutDirection) {
    struct LeftHalf: Shape {
      nonisolated func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
      }
    }
    struct Covered: View {
      let direction: LayoutDirection
      var body: some View {
        Color.green.overlay {
          Transparent().contentShape(LeftHalf()).environment(\.layoutDirection, direction)
        }
      }
    }
    RepresentativeTouches.$current.withValue(.ofFrame) {
      ShapeMirroring.$current.withValue(mirroring) {
        let screen = ViewScreen(Covered(direction: direction))
        let isRight = mirroring == .mirrors && direction == .rightToLeft
        for x in [100, 300] as [CGFloat] {
          let hit = screen.root.view.hitTest(CGPoint(x: x, y: 400), with: nil)
          #expect((hit?.backgroundColor == .systemGreen) == (isRight == (x < 196)))
        }
      }
    }
  }

  @Test(
    "a representative takes the touches in its frame, or those of its view, and none beside its shape (F792)",
    arguments: RepresentativeTouches.allCases, [true, false])
  func touches(_ touches: RepresentativeTouches, isShaped: Bool) {
    struct Nothing: Shape {
      nonisolated func path(in rect: CGRect) -> Path { Path(.zero) }
    }
    struct Covered: View {
      let isShaped: Bool
      var body: some View {
        Color.green.overlay {
          if isShaped { Transparent().contentShape(Nothing()) } else { Transparent() }
        }
      }
    }
    RepresentativeTouches.$current.withValue(touches) {
      let screen = ViewScreen(Covered(isShaped: isShaped))
      let hit = screen.root.view.hitTest(CGPoint(x: 200, y: 400), with: nil)
      #expect((hit?.backgroundColor == .systemGreen) == (touches == .ofView || isShaped))
    }
  }
}
