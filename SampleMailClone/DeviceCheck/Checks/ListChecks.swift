import UIKit

/// Lists, and the bars that follow them.
@MainActor enum ListChecks {
  nonisolated static let all = [
    DeviceCheck(
      605, "the size of a table's content is observed as it is set and as rows come", run: observed),
    DeviceCheck(
      340, "a bar with a large title is lower after scrolling, and the inset follows", run: largeTitle),
    DeviceCheck(391, "a large title follows the list that a page names, and not a child's", run: namedList),
    DeviceCheck(
      499, "a large title does not follow a list that contentScrollView(for:) withholds", run: withheld),
  ]

  private static func observed(_ stage: CheckStage) async -> Finding {
    let (table, rows) = (UITableView(frame: stage.root.view.bounds, style: .plain), CheckedRows())
    table.rowHeight = 40
    table.dataSource = rows
    stage.root.view.addSubview(table)
    await stage.frames()
    let log = stage.log
    let observation = table.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { log.note("size") } }
    rows.count = 5
    table.reloadData()
    await stage.frames()
    let calls = log.count(of: "size")
    observation.invalidate()
    rows.count = 6
    table.reloadData()
    await stage.frames()
    return .that(
      calls > 0 && log.count(of: "size") == calls && table.contentSize.height == 240,
      else: "\(calls) calls, then \(log.count(of: "size")), and \(table.contentSize.height) points")
  }

  // MARK: Large titles

  private static let flat = Finding.unknown("no title is large here")

  /// Presents a page with a large title; `nil` where titles are small.
  private static func title(_ page: UIViewController, _ stage: CheckStage) async -> UINavigationBar? {
    page.title = "Page"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.modalPresentationStyle = .custom
    await stage.present(navigation, animated: false)
    await stage.frames(4)
    return navigation.traitCollection.verticalSizeClass == .compact ? nil : navigation.navigationBar
  }

  /// Returns how much a bar shrinks as something changes, in points.
  private static func fold(
    of bar: UINavigationBar, _ stage: CheckStage, _ change: () -> Void
  ) async -> CGFloat {
    let height = bar.bounds.height
    change()
    await stage.frames(4)
    return height - bar.bounds.height
  }

  private static func largeTitle(_ stage: CheckStage) async -> Finding {
    let (list, page) = (makeList(), UIViewController())
    page.view = list
    guard let bar = await title(page, stage) else { return flat }
    let inset = list.adjustedContentInset.top
    let folded = await fold(of: bar, stage) { list.contentOffset.y += 300 }
    let followed = inset - list.adjustedContentInset.top
    return .that(
      folded > 30 && abs(folded - followed) < 1,
      else: "it folds by \(folded.short), the inset by \(followed.short)")
  }

  private static func namedList(_ stage: CheckStage) async -> Finding {
    let (list, page, child) = (makeList(), UIViewController(), UIViewController())
    child.view = list
    page.view.addSubview(UIView())
    page.cover(with: child)
    guard let bar = await title(page, stage) else { return flat }
    let unnamed = await fold(of: bar, stage) { list.contentOffset.y += 300 }
    let named = await fold(of: bar, stage) { page.setContentScrollView(list, for: .top) }
    return .that(abs(unnamed) < 1 && named > 30, else: "it folds by \(unnamed.short), \(named.short)")
  }

  private static func withheld(_ stage: CheckStage) async -> Finding {
    let (list, page) = (makeList(), WithholdingPage(nibName: nil, bundle: nil))
    list.frame = page.view.bounds
    page.view.addSubview(list)
    guard let bar = await title(page, stage) else { return flat }
    let change = await fold(of: bar, stage) { list.contentOffset.y += 200 }
    return .that(change == 0, else: "the bar is \(change) points lower")
  }

  private static func makeList() -> UIScrollView {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 3000)
    return list
  }
}

/// A page that names no list.
private final class WithholdingPage: UIViewController {
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}

/// Rows without content.
private final class CheckedRows: NSObject, UITableViewDataSource {
  var count = 2

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
