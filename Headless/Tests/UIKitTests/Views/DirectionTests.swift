import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("From right to left", .ownWorld) final class DirectionTests {
  private let stage = Stage()

  init() { stage.simulator.userInterfaceLayoutDirection = .rightToLeft }

  @Test(
    "natural text is aligned to the leading side (F268)",
    arguments: [(NSTextAlignment.natural, 1), (.left, 0), (.center, 0.5), (.right, 1)]
      as [(NSTextAlignment, CGFloat)])
  func alignment(alignment: NSTextAlignment, share: CGFloat) {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let label = stage.show(UILabel(), frame: frame)
    (label.text, label.textAlignment) = ("Hello", alignment)
    stage.simulator.settleLayout()
    let line = label.shownText?.lines.first
    #expect(abs((line?.baseline.x ?? .nan) - (200 - (line?.width ?? 0)) * share) < 0.01)
  }

  @Test(
    "symbols that point backward and forward are exchanged (F268)",
    arguments: [
      ("chevron.backward", "chevron.forward"), ("chevron.forward", "chevron.backward"), ("trash", "trash"),
      ("arrowshape.turn.up.left", "arrowshape.turn.up.left"),
    ])
  func symbols(name: String, shown: String) {
    let view = stage.show(UIImageView(image: UIImage(systemName: name)), frame: .zero)
    view.frame.size = CGSize(width: 20, height: 20)
    stage.simulator.settleLayout()
    guard case .symbol(let symbol, _, _)? = view.layer.contents as? LayerContents else {
      Issue.record("no symbol")
      return
    }
    #expect(symbol == shown)
  }

  @Test("a page is pushed in from the left")
  func push() {
    let (root, page) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    stage.simulator.userInterfaceLayoutDirection = .rightToLeft
    stage.simulator.settleLayout()
    navigation.pushViewController(page, animated: true)
    stage.clock.advance(by: 0.1)
    #expect(page.view.frame.minX < 0 && root.view.frame.minX > 0)
    stage.clock.runUntilIdle()
    #expect(page.view.frame.minX == 0)
  }

  @Test("a change of direction does not scroll")
  func scrolling() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 600, height: 600)
    stage.show(view, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentOffset = CGPoint(x: 70, y: 30)
    stage.simulator.userInterfaceLayoutDirection = .leftToRight
    stage.simulator.settleLayout()
    #expect(view.contentOffset == CGPoint(x: 70, y: 30))
  }
}
