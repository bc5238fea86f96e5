import UIKit

/// Lists and searches under a navigation bar.
@MainActor enum BarChecks {
  nonisolated static let all = [
    DeviceCheck(
      499, "a large title does not follow a list that contentScrollView(for:) withholds", run: withheld),
    DeviceCheck(435, "an active search is presented by its navigation controller", run: outside),
    DeviceCheck(435, "a page with definesPresentationContext presents its search", run: inside),
  ]

  /// Adds a navigation controller with one page.
  private static func add(_ page: UIViewController, _ stage: CheckStage) async -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    stage.root.addChild(navigation)
    navigation.view.frame = stage.root.view.bounds
    stage.root.view.addSubview(navigation.view)
    navigation.didMove(toParent: stage.root)
    await stage.frames(3)
    return navigation
  }

  /// Adds a page with a list under a large title, and returns how much the bar shrinks as that scrolls.
  private static func shrinkage(_ page: ListedPage, _ stage: CheckStage) async -> CGFloat {
    let navigation = await add(page, stage)
    let height = navigation.navigationBar.bounds.height
    page.list.contentOffset.y += 200
    await stage.frames(3)
    return height - navigation.navigationBar.bounds.height
  }

  private static func withheld(_ stage: CheckStage) async -> Finding {
    let (page, still) = (ListedPage(nibName: nil, bundle: nil), ListedPage(nibName: nil, bundle: nil))
    still.withholdsList = true
    guard await shrinkage(page, stage) > 0 else { return .unknown("no title is large here") }
    let change = await shrinkage(still, stage)
    return .that(change == 0, else: "the bar is \(change) points lower")
  }

  /// Compares the controller that presents an active search with the one that ought to.
  private static func search(
    on page: ListedPage, _ stage: CheckStage,
    presentedBy presenter: (UINavigationController) -> UIViewController
  ) async -> Finding {
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    let presenter = presenter(await add(page, stage))
    search.isActive = true
    await stage.until { search.presentingViewController != nil }
    let found = search.presentingViewController
    search.isActive = false
    await stage.until { search.presentingViewController == nil }
    return .that(found === presenter, else: found.map { "\(type(of: $0))" } ?? "it is not presented")
  }

  private static func outside(_ stage: CheckStage) async -> Finding {
    await search(on: ListedPage(nibName: nil, bundle: nil), stage) { $0 }
  }

  private static func inside(_ stage: CheckStage) async -> Finding {
    let page = ListedPage(nibName: nil, bundle: nil)
    page.definesPresentationContext = true
    return await search(on: page, stage) { _ in page }
  }
}

/// A page with a list in its view.
private final class ListedPage: UIViewController {
  let list = UIScrollView()
  var withholdsList = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    list.frame = view.bounds
    list.contentSize = CGSize(width: 100, height: 3000)
    view.addSubview(list)
  }

  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    withholdsList ? nil : super.contentScrollView(for: edge)
  }
}
