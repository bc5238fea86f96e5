import SwiftUI
import TestWorld
import Testing
import UIKit

@Suite("A hosting controller", .ownWorld) @MainActor struct HostingTests {
  private func height<Content: View>(_ content: Content, in height: CGFloat) -> CGFloat {
    UIHostingController(rootView: content).sizeThatFits(in: CGSize(width: 300, height: height)).height
  }

  private var rows: some View { ForEach(0..<3) { Text("\($0)").frame(height: 20) } }

  @Test("greedy views accept what is proposed; a length without bound is no proposal (F580, F586)")
  func greedy() {
    for proposal in [500, 900] as [CGFloat] {
      #expect(height(ScrollView { rows }, in: proposal) == proposal)
      #expect(height(List { rows }, in: proposal) == proposal)
      #expect(height(VStack { Spacer() }, in: proposal) == proposal)
      #expect(height(Color.red, in: proposal) == proposal)
      #expect(height(VStack(spacing: 0) { rows }, in: proposal) == 60)
    }
    #expect(height(ScrollView { VStack(spacing: 0) { rows } }, in: .greatestFiniteMagnitude) == 60)
    #expect(
      height(
        VStack(spacing: 0) {
          rows; Spacer(minLength: 0)
        }, in: .greatestFiniteMagnitude) == 60)
    #expect(height(List { rows }, in: .greatestFiniteMagnitude) < 44)
  }

  @Test("its view is opaque, and its content lies in the safe area (F586, F589)") func look() {
    let screen = ViewScreen(
      VStack {
        Text("top"); Spacer()
      })
    #expect(screen.root.view.backgroundColor == .systemBackground)
    #expect(screen.frame(of: "top").map { $0.minY.rounded() } == screen.root.view.safeAreaInsets.top)
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("traits of UIKit arrive in the environment (F584)") func traits() {
    let screen = ViewScreen(Scheme())
    screen.simulator.userInterfaceStyle = .dark
    screen.idle()
    #expect(screen.texts == ["dark"])
  }

  private struct Opener: View {
    @State private var isPresented = false
    var body: some View {
      Button("Open") { isPresented = true }
        .sheet(isPresented: $isPresented) { Sheet() }
        .environment(\.locale, Locale(identifier: "de"))
    }
  }

  private struct Sheet: View {
    @State private var count = 0
    @Environment(\.locale) private var locale
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text(locale.identifier)
        Button("\(count)") { count += 1 }
        Button("Close") { dismiss() }
      }
    }
  }

  @Test("a sheet inherits its presenter's environment, and dismiss closes it (F587)") func sheet() {
    let screen = ViewScreen(Opener())
    screen.tap("Open")
    screen.tap("0")
    #expect(screen.texts == ["de", "1", "Close"])
  }
}
