import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// The bars of UIKit at the bottom of the root of a dock.
@Suite("The dock and the bars of the root", .ownWorld) @MainActor struct DockBarsTests {
  private let simulator = Simulator()
  private let pages = [UIViewController(), UIViewController()]
  private let navigation: UINavigationController
  private let tabs = UITabBarController()
  private let draft = DraftController()
  private let archived = Taps()

  private final class Taps { var count = 0 }

  init() {
    navigation = UINavigationController(rootViewController: pages[0])
    pages[0].toolbarItems = [
      UIBarButtonItem(title: "Archive", primaryAction: UIAction { [archived] _ in archived.count += 1 })
    ]
  }

  /// Shows a root with a draft in its dock.
  private func launch(_ root: UIViewController) {
    let cards = ModalContainerController(root: root)
    simulator.launch(root: cards)
    cards.add(
      draft,
      as: .mail.with {
        $0.dock = .minimizes
        $0.initialDetent = .docked
      })
    simulator.clock.runUntilIdle()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: x, y: y))
    simulator.clock.advance(by: 0.05)
    finger.up()
    simulator.clock.runUntilIdle()
  }

  private var top: CGFloat? { draft.modalSession?.card.shown.box.minY.onThousandths }
  private var inset: CGFloat { pages[0].view.safeAreaInsets.bottom }

  /// How much of the bottom a tab bar covers.
  enum Root: CaseIterable { case navigation, navigationInTabs }

  @Test(
    "a toolbar lies above the bars and takes taps; they stay where they are as it comes and goes",
    arguments: Root.allCases, [false, true])
  func toolbar(root: Root, animated: Bool) {
    tabs.viewControllers = root == .navigationInTabs ? [navigation] : []
    launch(root == .navigationInTabs ? tabs : navigation)
    let foot: CGFloat = root == .navigationInTabs ? 49 + 34 : 34
    #expect(top == 852 - foot - 52 && inset == foot + 52)
    var tops: Set<CGFloat> = []
    simulator.clock.onFrame { if let top { tops.insert(top) } }
    for isHidden in [false, true, false] {
      navigation.setToolbarHidden(isHidden, animated: animated)
      simulator.clock.runUntilIdle()
      #expect(inset == foot + 52 + (isHidden ? 0 : 44))
    }
    #expect(
      tops.subtracting([852 - foot - 52]) == [] && navigation.toolbar.frame.minY == 852 - foot - 52 - 44)
    tap(40, 852 - foot - 52 - 22)
    #expect(archived.count == 1 && draft.selectedModalDetent == .docked)
    tap(196, 852 - foot - 26)
    #expect(draft.selectedModalDetent == .large)
    draft.dismissModal()
    simulator.clock.runUntilIdle()
    #expect(navigation.toolbar.frame.minY == 852 - foot - 44 && inset == foot + 44)
    #expect(archived.count == 1 && simulator.complaints == [])
  }

  @Test(
    "bars come down with a tab bar that a pushed page takes away, and go up with it",
    arguments: [false, true])
  func hidesBottomBar(animated: Bool) {
    tabs.viewControllers = [navigation, UIViewController()]
    launch(tabs)
    pages[1].hidesBottomBarWhenPushed = true
    navigation.pushViewController(pages[1], animated: animated)
    simulator.clock.runUntilIdle()
    #expect(top == 852 - 34 - 52 && pages[1].view.safeAreaInsets.bottom == 34 + 52)
    #expect(draft.modalSession?.card.mask == nil)
    navigation.popViewController(animated: animated)
    simulator.clock.runUntilIdle()
    #expect(top == 852 - 83 - 52 && inset == 83 + 52 && draft.modalSession?.card.mask != nil)
    #expect(simulator.complaints == [])
  }
}
