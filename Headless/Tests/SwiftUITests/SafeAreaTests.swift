import SwiftUI
import TestWorld
import Testing
import UIKit

@Suite("The safe area in SwiftUI", .ownWorld) @MainActor struct SafeAreaTests {
  @Test("an inset view is at the lower edge, and as high as it is more is safe (F612)") func inset() throws {
    let screen = ViewScreen(
      ScrollView { Text("row").frame(height: 1000) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(height: 50) })
    let bottom = screen.root.view.safeAreaInsets.bottom
    let scroll = try #require(screen.all(UIScrollView.self).first)
    #expect(screen.frame(of: "bar").map { abs($0.midY - (852 - bottom - 25)) < 1 } == true)
    #expect(scroll.frame == screen.root.view.bounds && scroll.adjustedContentInset.bottom == bottom + 50)
  }

  @Test("an inset view counts in the height of both (F612)") func insetHeight() {
    func height(_ content: some View, in height: CGFloat) -> CGFloat {
      UIHostingController(rootView: content).sizeThatFits(in: CGSize(width: 300, height: height)).height
    }
    let text = Text("text").frame(height: 20).safeAreaInset(edge: .bottom, spacing: 4) {
      Text("bar").frame(height: 50)
    }
    #expect(height(text, in: 500) == 74)
    let greedy = Color.red.safeAreaInset(edge: .bottom) { Text("bar").frame(height: 50) }
    #expect(height(greedy, in: 500) == 500)
  }

  // MARK: The whole environment

  private final class Store: ObservableObject { @Published var name = "store" }

  private struct Whole: View {
    @Environment(\.self) private var environment
    var body: some View { Hosted(environment: environment) }
  }

  private struct Hosted: UIViewControllerRepresentable {
    let environment: EnvironmentValues

    func makeUIViewController(context: Context) -> UIHostingController<Copied> {
      UIHostingController(rootView: Copied(environment: environment))
    }

    func updateUIViewController(_ controller: UIHostingController<Copied>, context: Context) {
      controller.rootView = Copied(environment: environment)
    }
  }

  private struct Copied: View {
    let environment: EnvironmentValues
    var body: some View { Reader().environment(\.self, environment) }
  }

  private struct Reader: View {
    @EnvironmentObject private var store: Store
    @Environment(\.locale) private var locale
    var body: some View { Text("\(store.name) \(locale.identifier)") }
  }

  private struct Outer: View {
    @StateObject private var store = Store()
    @State private var language = "de"
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("English") { language = "en" }
        Button("Hide") { isShown = false }
        if isShown { Whole() }
      }
      .environmentObject(store)
      .environment(\.locale, Locale(identifier: language))
    }
  }

  @Test("the whole environment has objects, and its view is updated with any change (F611)")
  func environment() {
    let screen = ViewScreen(Outer())
    #expect(screen.texts.last == "store de")
    screen.tap("English")
    #expect(screen.texts.last == "store en")
  }

  @Test("a represented controller is a child of the one around it, and leaves with its view (F613)")
  func controllers() {
    let screen = ViewScreen(Outer())
    let child = screen.root.children.first
    #expect(child is UIHostingController<Copied> && child?.view.window != nil)
    screen.tap("Hide")
    #expect(screen.root.children.isEmpty && child?.view.window == nil)
    #expect(screen.simulator.complaints.isEmpty)
  }
}
