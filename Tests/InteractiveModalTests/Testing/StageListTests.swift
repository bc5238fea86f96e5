import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("Lists under a finger on the stage") @MainActor struct StageListTests {
    /// A page with a list of 200 by 300 points, and another one in it.
    private final class ListPage: UIViewController {
      let list = UIScrollView(frame: CGRect(x: 50, y: 200, width: 200, height: 300))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for list in [list, inner] { list.contentInsetAdjustmentBehavior = .never }
        view.addSubview(list)
      }
    }

    private func configuration(from edge: ModalEdge) -> ModalConfiguration {
      var configuration = ModalConfiguration.fullScreen
      configuration.edge = edge
      return configuration
    }

    @Test(
      "a finger scrolls a list within its content and insets, along its axis alone",
      arguments: [
        (.bottom, CGSize(width: 200, height: 1000), -70, CGPoint(x: 5, y: 170)),
        (.bottom, CGSize(width: 200, height: 1000), -900, CGPoint(x: 5, y: 750)),
        (.bottom, CGSize(width: 200, height: 1000), 60, CGPoint(x: 5, y: 40)),
        (.bottom, CGSize(width: 200, height: 1000), 300, CGPoint(x: 5, y: -30)),
        (.leading, CGSize(width: 1000, height: 300), 70, CGPoint(x: 75, y: 100)),
        (.leading, CGSize(width: 1000, height: 300), -15, CGPoint(x: -10, y: 100)),
        (.leading, CGSize(width: 1000, height: 300), -90, CGPoint(x: -20, y: 100)),
        (.trailing, CGSize(width: 1000, height: 300), -1000, CGPoint(x: 840, y: 100)),
      ] as [(ModalEdge, CGSize, CGFloat, CGPoint)])
    func scrolls(from edge: ModalEdge, size: CGSize, distance: CGFloat, offset: CGPoint) async throws {
      let page = ListPage()
      let stage = try ModalTestStage(root: UIViewController())
      let modal = try await stage.present(page, as: configuration(from: edge))
      page.list.contentSize = size
      page.list.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 150, right: 40)
      if edge == .bottom { page.list.contentInset.bottom = 50 }
      page.list.contentOffset = CGPoint(x: 5, y: 100)
      try await modal.drag(by: distance, at: .on(page.list))
      #expect(page.list.contentOffset == offset)
      // What remains of the way moves the modal.
      #expect((modal.progress == 1) == (distance != 300))
    }

    /// Length of the inner list's content less the list's, the insets at its beginning and at its end,
    /// whether it scrolls, and where both lists are then.
    @Test(
      "of two lists the inner one scrolls, and the outer one if the inner cannot",
      arguments: [
        (1, 0, 0, true, 1, 0), (0, 0, 0, true, 0, 100), (700, 0, 0, true, 100, 0), (700, 0, 0, false, 0, 100),
        (-20, 10, 10, true, -10, 100), (-20, 30, 10, true, -10, 0), (-20, 10, 30, true, 10, 0),
      ] as [(CGFloat, CGFloat, CGFloat, Bool, CGFloat, CGFloat)], [true, false])
    func nested(
      _ list: (excess: CGFloat, first: CGFloat, last: CGFloat, scrolls: Bool, inner: CGFloat, outer: CGFloat),
      isVertical: Bool
    ) async throws {
      let page = ListPage()
      let stage = try ModalTestStage(root: UIViewController())
      let edge = isVertical ? ModalEdge.bottom : .trailing
      let modal = try await stage.present(page, as: configuration(from: edge))
      page.list.addSubview(page.inner)
      page.list.contentSize = CGSize(width: 2000, height: 2000)
      page.inner.isScrollEnabled = list.scrolls
      if isVertical {
        page.inner.contentSize = CGSize(width: 900, height: 300 + list.excess)
        page.inner.contentInset = UIEdgeInsets(top: list.first, left: 0, bottom: list.last, right: 0)
        page.inner.contentOffset.y = -list.first
      } else {
        page.inner.contentSize = CGSize(width: 200 + list.excess, height: 900)
        page.inner.contentInset = UIEdgeInsets(top: 0, left: list.first, bottom: 0, right: list.last)
        page.inner.contentOffset.x = -list.first
      }
      try await modal.drag(by: -100, at: .on(page.inner))
      let place = { (offset: CGFloat) in isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0) }
      #expect(page.inner.contentOffset == place(list.inner))
      #expect(page.list.contentOffset == place(list.outer))
      #expect(modal.progress == 1)
    }

    @Test("whole points that a list is scrolled in uneven parts are whole points", arguments: [7, 70, 111])
    func wholePoints(distance: Int) async throws {
      let page = ListPage()
      let stage = try ModalTestStage(root: UIViewController())
      let modal = try await stage.present(page, as: .fullScreen)
      page.list.contentSize = CGSize(width: 200, height: 2000)
      for step in 1...3 {
        try await modal.drag(by: CGFloat(-distance), over: 0.35, at: step == 1 ? .on(page.list) : nil)
        #expect(page.list.contentOffset.y == CGFloat(distance * step))
      }
    }
  }
}
