import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal of SwiftUI in random sequences", .bothTransactions, .ownWorld) @MainActor struct ViewFuzzTests
{
  fileprivate struct Item: Identifiable { let id: String }

  @Observable final class Model {
    fileprivate var item: Item?
    var hasRow = true
    var height: CGFloat = 300
    var appeared = 0
    /// What the modifier has written: whether that asks for a modal.
    var writes: [Bool] = []
    var ends = 0
  }

  private struct Home: View {
    let model: Model

    var body: some View {
      VStack {
        Text("home")
        if model.hasRow {
          Text("row").modal(item: item, as: configuration, onDismiss: { model.ends += 1 }) { item in
            Text(item.id).onAppear { model.appeared += 1 }
          }
        }
      }
    }

    private var item: Binding<Item?> {
      Binding(
        get: { model.item },
        set: {
          model.writes.append($0 != nil); model.item = $0
        })
    }

    private var configuration: ModalConfiguration {
      let height = model.height
      return .mail.with { $0.detents = [.height(height, named: "short"), .large] }
    }
  }

  private let model = Model()
  private let home: UIViewController
  private let tabs = UITabBarController()
  private let screen: ViewScreen

  init() {
    home = UIHostingController(rootView: Home(model: model))
    tabs.viewControllers = [home, UIViewController()]
    screen = ViewScreen(root: tabs)
  }

  /// A controller of the app that covers the whole screen.
  private final class Cover: UIViewController {}

  private var alert: UIAlertController? { screen.top as? UIAlertController }
  private var cover: Cover? { screen.presented.lazy.compactMap { $0 as? Cover }.first }
  private var modal: UIViewController? {
    screen.presented.first.flatMap { $0 is UIAlertController || $0 is Cover ? nil : $0 }
  }
  private var isPresenterAway: Bool { home.viewIfLoaded?.window == nil }

  private func change(_ change: () -> Void, using numbers: inout SeededGenerator) {
    var transaction = Transaction(animation: Bool.random(using: &numbers) ? .default : nil)
    transaction.disablesAnimations = Int.random(in: 0..<4, using: &numbers) == 0
    withTransaction(transaction, change)
  }

  private func step(using numbers: inout SeededGenerator) {
    let isAnimated = Bool.random(using: &numbers)
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0...2:
      let id = ["a", "b", nil].randomElement(using: &numbers) ?? nil
      change({ model.item = id.map(Item.init) }, using: &numbers)
    case 3: change({ model.hasRow.toggle() }, using: &numbers)
    case 4: change({ model.height = model.height == 300 ? 500 : 300 }, using: &numbers)
    case 5: screen.grab(.random(in: -100...600, using: &numbers))
    case 6: screen.finger.up()
    case 7: screen.finger.cancel()
    case 8: modal?.dismissModal()
    case 9: modal?.dismiss(animated: true)
    case 10 where screen.presented.isEmpty:
      screen.root.present(
        UIAlertController(title: "alert", message: nil, preferredStyle: .alert), animated: true)
    case 10: alert?.dismiss(animated: true)
    case 11:
      screen.simulator.enterBackground()
      screen.simulator.enterForeground()
    case 12, 13: tabs.selectedIndex = 1
    case 14: tabs.selectedIndex = 0
    case 15 where cover == nil && alert == nil:
      let cover = Cover()
      cover.modalPresentationStyle = .fullScreen
      screen.top.present(cover, animated: isAnimated)
    case 15: cover?.presentingViewController?.dismiss(animated: isAnimated)
    default: break
    }
    screen.run(for: [0, 0.01, 0.1, 0.6].randomElement(using: &numbers) ?? 0)
  }

  private func rest() {
    screen.finger.cancel()
    screen.settle()
    alert?.dismiss(animated: false)
    screen.settle()
    cover?.presentingViewController?.dismiss(animated: false)
    tabs.selectedIndex = 0
    screen.settle()
  }

  /// The rules of `sheet` at rest: what the binding asks for is presented, and nothing else; `onDismiss` is
  /// called once for each modal that has gone; no modifier asks for a modal by itself.
  private func expectRules(_ step: Int) {
    let wanted = model.hasRow ? model.item?.id : nil
    #expect(screen.presented.count == (wanted == nil ? 0 : 1), "\(step)")
    #expect(wanted == nil || screen.texts.first == wanted, "\(step)")
    #expect(model.ends == model.appeared - (wanted == nil ? 0 : 1), "\(step)")
    #expect(!model.writes.contains(true) && model.writes.count <= model.appeared, "\(step)")
    if wanted != nil, screen.top.selectedModalDetent == "short" {
      #expect(screen.topFrame.minY == 852 - 34 - model.height, "\(step)")
    }
  }

  @Test(
    "at rest screen and binding agree, and onDismiss was called once for each modal",
    arguments: 1...3 as ClosedRange<UInt64>)
  func agree(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var away = 0
    for count in 0..<60 {
      for _ in 0..<8 {
        step(using: &numbers)
        if isPresenterAway { away += 1 }
      }
      rest()
      expectRules(count)
    }
    #expect(model.appeared > 20 && away * 3 > 60 * 8)
  }
}
