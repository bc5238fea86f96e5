import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Large titles", .ownWorld) final class LargeTitleTests {
  private lazy var list = UIScrollView()
  private lazy var page = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: page)
  private var bar: UINavigationBar { navigation.navigationBar }

  /// A list under a large title on an iPhone 15, whose top inset is 59 points.
  private func makeStage(systemVersion: Int = 18) -> Stage {
    let stage = Stage(root: navigation)
    stage.simulator.systemVersion = systemVersion
    list.contentSize.height = 2000
    list.alwaysBounceVertical = true
    list.frame = page.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.title = "Inbox"
    page.view.addSubview(list)
    bar.prefersLargeTitles = true
    stage.simulator.settleLayout()
    return stage
  }

  private func label(_ size: CGFloat, in view: UIView? = nil) -> UILabel? {
    let view = view ?? bar
    if let label = view as? UILabel, label.font.pointSize == size { return label }
    return view.subviews.lazy.compactMap { self.label(size, in: $0) }.first
  }

  @Test(
    "a large title adds 52 points to bar and inset, and collapses as the content scrolls up (F340, F385)",
    arguments: [
      (18, 44.0, 0.0, 96.0), (18, 44, 20, 76), (18, 44, 51, 45), (18, 44, 52, 44), (18, 44, 300, 44),
      (26, 54, 0, 106), (26, 54, 20, 86), (26, 54, 52, 54), (26, 54, 300, 54),
    ])
  func folds(systemVersion: Int, folded: CGFloat, scrolled: CGFloat, height: CGFloat) {
    let stage = makeStage(systemVersion: systemVersion)
    let top = -(59 + folded + 52)
    #expect(list.contentOffset.y == top && label(34)?.text == "Inbox")
    list.contentOffset.y = top + scrolled
    #expect(list.contentOffset.y == top + scrolled && bar.frame.height == height)
    #expect(list.adjustedContentInset.top == 59 + height)
    stage.simulator.settleLayout()
    #expect(label(17)?.isHidden == (height > folded))
    list.contentOffset.y = top
    #expect(list.adjustedContentInset.top == -top && stage.simulator.complaints.isEmpty)
  }

  @Test("under a finger the title collapses and expands without resistance, and stretches below the top")
  func finger() {
    let stage = makeStage()
    stage.down(at: CGPoint(x: 200, y: 500))
    stage.drag(by: CGVector(dx: 0, dy: -110), over: 0.4)
    #expect(abs(list.contentOffset.y + 58.75) < 0.001)
    #expect(bar.frame.height == 44)
    stage.drag(by: CGVector(dx: 0, dy: 80), over: 0.4)
    #expect(abs(list.contentOffset.y + 138.75) < 0.001)
    #expect(abs(bar.frame.height - 79.75) < 0.001)
    stage.drag(by: CGVector(dx: 0, dy: 70), over: 0.4)
    let stretch = bar.frame.height - 96
    #expect(stretch > 10 && stretch < 50)
    #expect(abs(list.contentOffset.y + 155 + stretch) < 0.001)
    #expect(list.adjustedContentInset.top == 155)
    stage.restAndLift()
    stage.clock.runUntilIdle()
    #expect(list.contentOffset.y == -155 && bar.frame.height == 96)
  }

  @Test(
    "released in between, the title expands or collapses; a search bar comes out or goes, and the title with it",
    arguments: [
      (false, 30.0, 96.0), (false, 45, 44), (true, 10, 148), (true, 50, 96), (true, 70, 96), (true, 110, 44),
    ])
  func snaps(hasSearch: Bool, way: CGFloat, height: CGFloat) {
    let stage = makeStage()
    if hasSearch {
      page.navigationItem.searchController = UISearchController(searchResultsController: nil)
      stage.simulator.settleLayout()
      list.contentOffset.y = -207
    }
    stage.down(at: CGPoint(x: 200, y: 500))
    stage.drag(by: CGVector(dx: 0, dy: -way), over: 0.4)
    #expect(hasSearch || (bar.frame.height > 44 && bar.frame.height < 96))
    stage.restAndLift()
    stage.clock.runUntilIdle()
    #expect(abs(bar.frame.height - height) < 0.001)
  }

  @Test("the item's display mode decides, or the previous item's")
  func modes() {
    let stage = makeStage()
    func expectHeight(_ height: CGFloat) {
      stage.simulator.settleLayout()
      #expect(bar.frame.height == height)
    }
    page.navigationItem.largeTitleDisplayMode = .never
    expectHeight(44)
    let second = UIViewController()
    navigation.pushViewController(second, animated: false)
    expectHeight(44)
    page.navigationItem.largeTitleDisplayMode = .automatic
    expectHeight(96)
    #expect(second.view.safeAreaInsets.top == 155)
    second.navigationItem.largeTitleDisplayMode = .never
    expectHeight(44)
    second.navigationItem.largeTitleDisplayMode = .always
    page.navigationItem.largeTitleDisplayMode = .never
    expectHeight(96)
    bar.prefersLargeTitles = false
    expectHeight(44)
  }

  @Test(
    "an inline title never folds, whether its page asks for it or the page before does",
    arguments: [false, true])
  func inline(isInherited: Bool) {
    let stage = makeStage()
    page.navigationItem.largeTitleDisplayMode = .inline
    if isInherited { navigation.pushViewController(UIViewController(), animated: false) }
    stage.simulator.settleLayout()
    #expect(bar.frame.height == 44 && list.restRange(along: .vertical).lowerBound == list.contentOffset.y)
  }

  @Test(
    "a search bar folds before the title, or stays where scrolling does not hide it",
    arguments: [
      (0.0, 148.0, 148.0), (30, 118, 118), (52, 96, 96), (80, 68, 96), (104, 44, 96), (300, 44, 96),
    ])
  func search(scrolled: CGFloat, folding: CGFloat, staying: CGFloat) {
    let stage = makeStage()
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    stage.simulator.settleLayout()
    #expect(bar.frame.height == 96 && list.contentOffset.y == -155)
    list.contentOffset.y = scrolled - 207
    stage.simulator.settleLayout()
    #expect(bar.frame.height == folding && search.searchBar.frame.height == max(0, 52 - scrolled))
    page.navigationItem.hidesSearchBarWhenScrolling = false
    list.contentOffset.y = -207 + scrolled
    stage.simulator.settleLayout()
    #expect(bar.frame.height == staying && search.searchBar.frame.height == 52)
  }

  @Test("a phone has no large title in landscape (F340)")
  func sideways() {
    let stage = makeStage()
    stage.simulator.rotate(to: .landscapeLeft)
    stage.clock.runUntilIdle()
    #expect(bar.frame.height == 32 && list.contentOffset.y == -list.adjustedContentInset.top)
  }
}
