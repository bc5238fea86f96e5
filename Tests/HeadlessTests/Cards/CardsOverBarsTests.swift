import InteractiveTransitions
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A card beside a screen with bars", .ownWorld) @MainActor struct CardsOverBarsTests {
  /// What the container shows, with two tabs in it.
  enum Root: CaseIterable, Sendable {
    case tabs, tabsInNavigation, navigationInTabs, tabsInSplit, tabsInContainer, tabsInBoth, buttons
  }

  /// A container with a card at the medium detent.
  @MainActor private final class Desk: TestScreen {
    let simulator = Simulator(device: .iPhone15)
    let pages = [UIViewController(), UIViewController()]
    let tabs = UITabBarController()
    let switcher = TransitionContainerController()
    let container: ModalContainerController
    let card = DraftController()
    lazy var finger = simulator.makeFinger()
    private let root: Root

    init(_ root: Root) {
      self.root = root
      pages[0].additionalSafeAreaInsets.bottom = 7
      tabs.viewControllers =
        root == .navigationInTabs ? pages.map { UINavigationController(rootViewController: $0) } : pages
      if root == .buttons {
        (tabs.viewControllers, switcher.viewControllers, switcher.buttonPlacement) = (nil, pages, .bottom)
      }
      container = ModalContainerController(root: Self.root(root, tabs, switcher))
      simulator.launch(root: container)
      simulator.clock.runUntilIdle()
    }

    private static func root(
      _ root: Root, _ tabs: UITabBarController, _ switcher: UIViewController
    ) -> UIViewController {
      switch root {
      case .tabs, .navigationInTabs: return tabs
      case .tabsInNavigation: return UINavigationController(rootViewController: tabs)
      case .tabsInSplit:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(tabs, for: .compact)
        return split
      case .tabsInContainer: return ModalContainerController(root: tabs)
      case .tabsInBoth:
        return ModalContainerController(root: UINavigationController(rootViewController: tabs))
      case .buttons: return switcher
      }
    }

    func open() {
      let places = ModalConfiguration.mail.with {
        ($0.detents, $0.dimming.largestUndimmedDetent) = ([.medium], .medium)
      }
      container.add(card, as: places)
      settle()
    }

    func select(_ index: Int) {
      if root == .buttons { switcher.selectedIndex = index } else { tabs.selectedIndex = index }
      settle()
    }

    /// The frame of the bar on the screen.
    var bar: CGRect {
      let row: UIView? = root == .buttons ? switcher.view.subviews.last : tabs.tabBar
      return row?.seen ?? .null
    }

    /// How far the safe area of a page ends above the card, in points, without the app's inset.
    func clearance(of index: Int) -> CGFloat {
      let page = pages[index]
      let own: CGFloat = index == 0 ? 7 : 0
      return card.view.seen.minY - (page.view.seen.maxY - page.view.safeAreaInsets.bottom + own)
    }

    /// The insets of all controllers.
    var insets: [UIEdgeInsets] {
      func all(_ controller: UIViewController) -> [UIViewController] {
        [controller] + controller.children.flatMap(all)
      }
      return all(container.root).map(\.additionalSafeAreaInsets)
    }
  }

  @Test(
    "the bar stays where it is, the safe area of each tab ends at the card, and all insets return",
    arguments: Root.allCases)
  func bars(root: Root) {
    let desk = Desk(root)
    let (bar, insets) = (desk.bar, desk.insets)
    #expect(bar.height > 49 && bar.height < 100)
    desk.open()
    #expect(desk.bar == bar && abs(desk.clearance(of: 0)) < 0.5, "\(desk.clearance(of: 0))")
    desk.select(1)
    #expect(desk.bar == bar && abs(desk.clearance(of: 1)) < 0.5, "\(desk.clearance(of: 1))")
    desk.select(0)
    desk.card.dismissModal()
    desk.settle()
    #expect(desk.bar == bar && desk.insets == insets && desk.complaint == nil)
  }

  @Test(
    "cards of two containers count with the higher one, whichever leaves first", arguments: [false, true])
  func nested(outerLeaves: Bool) throws {
    let desk = Desk(.tabsInContainer)
    let insets = desk.insets
    let inner = try #require(desk.container.root as? ModalContainerController)
    let low = DraftController()
    let dock = ModalConfiguration.mail.with {
      ($0.detents, $0.dimming.largestUndimmedDetent) = ([.height(160, named: "dock")], "dock")
    }
    inner.add(low, as: dock)
    desk.open()
    #expect(abs(desk.clearance(of: 0)) < 0.5)
    if outerLeaves {
      desk.card.dismissModal()
      desk.settle()
      #expect(abs(low.view.seen.minY - (852 - desk.pages[0].view.safeAreaInsets.bottom + 7)) < 0.5)
      low.dismissModal()
    } else {
      low.dismissModal()
      desk.settle()
      #expect(abs(desk.clearance(of: 0)) < 0.5)
      desk.card.dismissModal()
    }
    #expect(desk.settle().insets == insets && desk.complaint == nil)
  }
}
