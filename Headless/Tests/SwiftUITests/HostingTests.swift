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

  @Test("traits of UIKit and a style that overrides them arrive in the environment (F584, F600)")
  func traits() {
    let screen = ViewScreen(Scheme())
    screen.simulator.userInterfaceStyle = .dark
    screen.idle()
    #expect(screen.texts == ["dark"])
    screen.root.overrideUserInterfaceStyle = .light
    screen.idle()
    #expect(screen.texts == ["light"] && screen.root.view.traitCollection.userInterfaceStyle == .light)
  }

  private struct Preferring: View {
    @State private var scheme: ColorScheme?
    var body: some View {
      VStack {
        Scheme()
        Button("Prefer") { scheme = scheme == nil ? .dark : nil }
      }
      .preferredColorScheme(scheme)
    }
  }

  @Test("a preferred scheme is that of the presentation around the view, until it is nil (F601)")
  func preference() {
    let screen = ViewScreen(Preferring())
    screen.tap("Prefer")
    #expect(screen.texts.first == "dark" && screen.root.traitCollection.userInterfaceStyle == .dark)
    screen.tap("Prefer")
    #expect(screen.texts.first == "light")
  }
}
