import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Pages, web views and maps on a card", .ownWorld) @MainActor struct ForeignViewTests {
  /// A view that owns its scroll view, with the content two views deeper, as a web view has it.
  private final class WebView: UIView {
    let scrollView = UIScrollView()
    let content = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(scrollView)
      scrollView.addSubview(content)
      content.addGestureRecognizer(UITapGestureRecognizer())
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      scrollView.frame = bounds
      content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 3000)
      scrollView.contentSize = content.frame.size
    }
  }

  /// A view that any finger pans, also one that rests, as a map has it.
  private final class MapView: UIView {
    final class Pan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if beginsAtOnce { state = .began }
      }
      var beginsAtOnce = false
    }

    let pan = Pan()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Pages side by side, each with a list of its own.
  private struct Pages {
    let screen: Screen
    let pages: UIScrollView
    let lists: [FiftyRows]

    @MainActor init(deliversInward: Bool = false) {
      screen = Screen(framesPerSecond: 120).open()
      screen.simulator.deliversInward = deliversInward
      pages = screen.cover(with: UIScrollView())
      pages.isPagingEnabled = true
      pages.contentSize = CGSize(width: pages.bounds.width * 3, height: pages.bounds.height)
      lists = (0..<3).map { _ in FiftyRows() }
      for (index, list) in lists.enumerated() {
        list.frame = pages.bounds.offsetBy(dx: pages.bounds.width * CGFloat(index), dy: 0)
        pages.addSubview(list)
      }
      screen.simulator.settleLayout()
    }

    @MainActor var page: CGFloat { pages.contentOffset.x / pages.bounds.width }
  }

  @Test(
    "the list on the page in sight hands over to the card, and the page stands", arguments: [false, true])
  func page(deliversInward: Bool) {
    let desk = Pages(deliversInward: deliversInward)
    desk.pages.contentOffset.x = desk.pages.bounds.width
    desk.lists[1].contentOffset.y += 40
    var isTurned = false
    desk.screen.clock.onFrame { isTurned = isTurned || desk.page != 1 }
    desk.screen.expectHandoff(on: desk.lists[1], of: desk.lists[1], sideways: 60)
    #expect(!isTurned)
  }

  @Test(
    "a page is turned under a finger that goes sideways, and the card stands", arguments: [false, true])
  func turn(deliversInward: Bool) {
    let desk = Pages(deliversInward: deliversInward)
    desk.screen.touch(desk.lists[0])
    desk.screen.drag(by: 15, over: 0.1, sideways: -150)
    desk.screen.drag(by: 200)
    #expect(desk.page > 0.3 && desk.screen.disorder == nil)
    desk.screen.drag(by: 0, over: 0.05, sideways: -60)
    desk.screen.lift()
    #expect(desk.page == 1)
    #expect(desk.screen.disorder == nil && desk.screen.delegate.questions == 0)
    #expect(desk.lists[0].contentOffset.y == desk.lists[0].top)
  }

  @Test("a view that owns its scroll view is scrolled to its top first", arguments: [false, true])
  func web(deliversInward: Bool) {
    let screen = Screen(framesPerSecond: 120).open()
    screen.simulator.deliversInward = deliversInward
    let web = screen.cover(with: WebView())
    web.scrollView.contentOffset.y = 50
    screen.expectHandoff(on: web, of: web.scrollView)
  }

  @Test(
    "a finger moves a map or the card, whichever UIKit tells first, and never both; the bar drags the card",
    arguments: [false, true],
    [false, true])
  func map(beginsAtOnce: Bool, deliversInward: Bool) {
    let screen = Screen(framesPerSecond: 120).open()
    screen.simulator.deliversInward = deliversInward
    let map = screen.cover(with: MapView())
    map.pan.beginsAtOnce = beginsAtOnce
    screen.touch(map)
    screen.drag(by: 150)
    screen.drag(by: -60, sideways: 100)
    // Both would begin with the same event if the map waits for movement: the first to hear has the finger.
    let isCards = deliversInward && !beginsAtOnce
    #expect(map.pan.state == (isCards ? .failed : .changed))
    #expect(abs(screen.offset - (isCards ? 80 : 0)) < 0.001)
    #expect(screen.cancelTouch().disorder == nil)
    screen.grab(150)
    #expect(screen.cardTop > screen.restingTop + 120 && map.pan.state == .possible)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test(
    "content that scrolls both ways does not move at all while the card does", arguments: [false, true])
  func bothWays(deliversInward: Bool) {
    let screen = Screen(framesPerSecond: 120).open()
    screen.simulator.deliversInward = deliversInward
    let list = screen.cover(with: UIScrollView())
    list.contentSize = CGSize(width: 1200, height: 3000)
    list.contentOffset = CGPoint(x: 300, y: -list.adjustedContentInset.top)
    screen.simulator.settleLayout()
    screen.touch(list)
    screen.drag(by: 60)
    screen.showFrame()
    let place = list.contentOffset
    #expect(screen.progress < 1)
    screen.drag(by: 150, sideways: 90)
    screen.showFrame()
    #expect(list.contentOffset == place)
    #expect(screen.cancelTouch().disorder == nil)
  }
}
