import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A view of SwiftUI that presents, and is outside the window", .bothTransactions, .ownWorld) @MainActor
struct OffscreenPresenterTests {
  @Observable @MainActor final class Model {
    var draft: Draft?
    var isAccessoryShown = true
    var journal: [String] = []
  }

  struct Draft: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  private struct Home: View {
    @Bindable var model: Model
    let isOnTop: Bool
    var body: some View {
      Text("home").modal(
        item: $model.draft, as: .mail, onTop: isOnTop, onDismiss: { model.journal.append("gone") }
      ) { Text("\($0.text) \(model.journal.count)") }
    }
  }

  /// What takes the view out of the window.
  enum Cover: CaseIterable {
    case tab, page, screenBelow
  }

  private let model = Model()

  /// A screen with a modal whose presenter is outside the window.
  private func screen(_ cover: Cover) -> ViewScreen {
    let home = UIHostingController(rootView: Home(model: model, isOnTop: cover == .screenBelow))
    let first = Draft(id: 1, text: "first")
    let screen: ViewScreen
    switch cover {
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [home, UIViewController()]
      screen = ViewScreen(root: tabs)
      model.draft = first
      screen.settle()
      tabs.selectedIndex = 1
    case .page:
      let pages = UINavigationController(rootViewController: home)
      screen = ViewScreen(root: pages)
      model.draft = first
      screen.settle()
      pages.pushViewController(UIViewController(), animated: false)
    case .screenBelow:
      screen = ViewScreen(root: home)
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      home.present(other, animated: true)
      screen.settle()
      model.draft = first
    }
    screen.settle()
    #expect(home.view.window == nil && screen.texts == ["first 0"])
    return screen
  }

  @Test("the modal follows the binding, also to another item, and shows new state", arguments: Cover.allCases)
  func follows(cover: Cover) {
    let screen = screen(cover)
    model.draft?.text = "second"
    screen.settle()
    #expect(screen.texts == ["second 0"] && model.journal == [])
    model.draft = Draft(id: 2, text: "third")
    screen.settle()
    #expect(cover != .screenBelow || screen.texts == ["third 1"])
    #expect(model.journal == ["gone"])
    model.draft = nil
    screen.settle()
    #expect(!screen.texts.contains("third 1") && screen.complaint == nil)
    #expect(model.journal == (cover == .screenBelow ? ["gone", "gone"] : ["gone"]))
  }

  @Test("a finger dismisses it, and resets the binding", arguments: Cover.allCases)
  func dragged(cover: Cover) {
    let screen = screen(cover)
    screen.grab().release()
    screen.settle()
    #expect(model.draft == nil && model.journal == ["gone"] && screen.complaint == nil)
  }
}
