@testable import InteractiveModal
@testable import UIKit

/// A list under a large title, in a navigation controller on a card.
@MainActor struct TitledPage {
  let screen: Screen
  let navigation: UINavigationController
  let list: FiftyRows
  let watch: HandoffWatch

  /// - Parameter scrolled: How far the content has gone up.
  init(
    scrolled: CGFloat = 0, deliversInward: Bool = false,
    orientation: UIInterfaceOrientation = .portrait, systemVersion: Int = 18, hasSearch: Bool = false,
    mode: UINavigationItem.LargeTitleDisplayMode = .automatic
  ) {
    screen = Screen(orientation: orientation, framesPerSecond: 120).open()
    screen.simulator.deliversInward = deliversInward
    screen.simulator.systemVersion = systemVersion
    let page = UIViewController()
    page.title = "Contacts"
    page.navigationItem.largeTitleDisplayMode = mode
    if hasSearch { page.navigationItem.searchController = UISearchController(searchResultsController: nil) }
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    list = FiftyRows()
    list.frame = page.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(list)
    screen.draft.addChild(navigation)
    screen.cover(with: navigation.view)
    navigation.didMove(toParent: screen.draft)
    screen.simulator.settleLayout()
    list.contentOffset.y = list.restRange(along: .vertical).lowerBound + scrolled
    screen.simulator.settleLayout()
    watch = HandoffWatch(screen, list)
  }

  var barHeight: CGFloat { navigation.navigationBar.bounds.height }

  /// How far the content is from where it stands under the whole title.
  var scrolled: CGFloat { list.contentOffset.y - list.restRange(along: .vertical).lowerBound }

  /// Whether the content is in its bounds, and the title is out or folded away. Content that never
  /// moved may leave it half folded.
  func isInOrder(from start: CGFloat) -> Bool {
    let isHalf = barHeight > 44.6 && barHeight < 95.4
    return scrolled > -0.6 && (!isHalf || abs(scrolled - start) < 0.001)
  }
}
