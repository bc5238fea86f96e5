import UIKit

/// Scroll views and bars.
@MainActor enum ScrollChecks {
  nonisolated static let all = [
    DeviceCheck(
      165, "content rests below the safe area, unless contentInsetAdjustmentBehavior is never", run: inset),
    DeviceCheck(165, "contentOffset is the origin of the bounds", run: offset),
    DeviceCheck(170, "an offset that is set calls scrollViewDidScroll before it returns", run: didScroll),
    DeviceCheck(
      605, "the size of a table's content is observed as it is set and as rows come", run: observed),
    DeviceCheck(166, "bounces is true and alwaysBounceVertical is false", run: bounces),
    DeviceCheck(
      183, "a scroll view that rests at its top still rests there when the safe area has grown",
      run: keepsTop),
    DeviceCheck(
      340, "a bar with a large title is lower after scrolling, and the inset follows", run: largeTitle),
    DeviceCheck(391, "a large title follows the list that a page names, and not a child's", run: namedList),
  ]

  private static func cover(_ stage: CheckStage, by scrollView: UIScrollView = UIScrollView()) async
    -> UIScrollView
  {
    scrollView.frame = stage.root.view.bounds
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 3000)
    stage.root.view.addSubview(scrollView)
    await stage.frames()
    return scrollView
  }

  private static func inset(_ stage: CheckStage) async -> Finding {
    let scrollView = await cover(stage)
    let (top, area) = (scrollView.adjustedContentInset.top, stage.window.safeAreaInsets.top)
    let rest = scrollView.contentOffset.y
    scrollView.contentInsetAdjustmentBehavior = .never
    await stage.frames()
    return .that(
      top == area && rest == -top && scrollView.adjustedContentInset.top == 0,
      else: "an inset of \(top), a safe area of \(area), rest at \(rest)")
  }

  private static func offset(_ stage: CheckStage) async -> Finding {
    let scrollView = await cover(stage)
    scrollView.contentOffset.y = 123
    return .same(scrollView.bounds.origin.y, as: 123)
  }

  private static func didScroll(_ stage: CheckStage) async -> Finding {
    let (scrollView, listener) = (await cover(stage), ScrollListener())
    scrollView.delegate = listener
    scrollView.contentOffset.y = 50
    return .same(listener.count, as: 1)
  }

  private static func observed(_ stage: CheckStage) async -> Finding {
    let (table, rows) = (UITableView(frame: stage.root.view.bounds, style: .plain), CheckedRows())
    table.rowHeight = 40
    table.dataSource = rows
    stage.root.view.addSubview(table)
    await stage.frames()
    let count = ObservedCount()
    let observation = table.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { count.value += 1 } }
    rows.count = 5
    table.reloadData()
    await stage.frames()
    let calls = count.value
    observation.invalidate()
    rows.count = 6
    table.reloadData()
    await stage.frames()
    return .that(
      calls > 0 && count.value == calls && table.contentSize.height == 240,
      else: "\(calls) calls, then \(count.value), and \(table.contentSize.height) points")
  }

  private static func bounces(_ stage: CheckStage) async -> Finding {
    let scrollView = UIScrollView()
    return .same([scrollView.bounces, scrollView.alwaysBounceVertical], as: [true, false])
  }

  private static func keepsTop(_ stage: CheckStage) async -> Finding {
    let scrollView = await cover(stage)
    stage.root.additionalSafeAreaInsets.top = 20
    await stage.frames(3)
    let place = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    return .same(place, as: 0)
  }

  private static func largeTitle(_ stage: CheckStage) async -> Finding {
    let (scrollView, page) = (UIScrollView(), UIViewController())
    page.view = scrollView
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    let navigation = await titled(page, on: stage)
    let (bar, inset) = (navigation.navigationBar.bounds.height, scrollView.adjustedContentInset.top)
    scrollView.contentOffset.y += 300
    await stage.frames(4)
    let folded = bar - navigation.navigationBar.bounds.height
    let followed = inset - scrollView.adjustedContentInset.top
    if navigation.traitCollection.verticalSizeClass == .compact {
      return .unknown("no large title on its side")
    }
    return .that(
      folded > 30 && abs(folded - followed) < 1,
      else: "a bar of \(bar.short) folds by \(folded.short), the inset by \(followed.short)")
  }

  private static func namedList(_ stage: CheckStage) async -> Finding {
    let (list, page, child) = (UIScrollView(), UIViewController(), UIViewController())
    child.view = list
    list.frame = page.view.bounds
    list.contentSize = CGSize(width: 100, height: 3000)
    page.addChild(child)
    page.view.addSubview(UIView())
    page.view.addSubview(list)
    child.didMove(toParent: page)
    let navigation = await titled(page, on: stage)
    let bar = navigation.navigationBar.bounds.height
    if navigation.traitCollection.verticalSizeClass == .compact {
      return .unknown("no large title on its side")
    }
    list.contentOffset.y += 300
    await stage.frames(4)
    let unnamed = bar - navigation.navigationBar.bounds.height
    page.setContentScrollView(list, for: .top)
    await stage.frames(4)
    let named = bar - navigation.navigationBar.bounds.height
    return .that(
      abs(unnamed) < 1 && named > 30, else: "a bar of \(bar.short) folds by \(unnamed.short), \(named.short)")
  }

  /// Presents a page with a large title.
  private static func titled(_ page: UIViewController, on stage: CheckStage) async -> UINavigationController {
    page.title = "Page"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.modalPresentationStyle = .custom
    await stage.present(navigation, animated: false)
    await stage.frames(4)
    return navigation
  }
}

/// Counts the calls of `scrollViewDidScroll`.
private final class ScrollListener: NSObject, UIScrollViewDelegate {
  private(set) var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

/// Counts the changes that are observed.
@MainActor private final class ObservedCount {
  var value = 0
}

/// Rows without content.
private final class CheckedRows: NSObject, UITableViewDataSource {
  var count = 2

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
