import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("From right to left", .ownWorld) final class DirectionTests {
  private let stage = DirectionTests.makeStage(root: UIViewController())
  private let width: CGFloat = 393

  private static func makeStage(root: @autoclosure () -> UIViewController) -> Stage {
    _ = Simulator()
    let stage = Stage(root: root())
    stage.simulator.userInterfaceLayoutDirection = .rightToLeft
    stage.simulator.settleLayout()
    return stage
  }

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

  @Test("a text view's text and caret are at the right, as is an empty field's caret")
  func textView() {
    let view = UITextView()
    stage.show(view, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.becomeFirstResponder()
    stage.simulator.type("Hi")
    stage.simulator.settleLayout()
    let shown = view.subviews.compactMap(\.shownText).first
    #expect(shown?.lines.first?.frame.maxX == 195 && shown?.caret?.frame.midX == 195)
    let field = stage.show(UITextField(), frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.becomeFirstResponder()
    stage.simulator.settleLayout()
    #expect(field.shownText?.caret?.frame.maxX == 200)
  }

  @Test("a button's image is at the right of its title")
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    stage.show(button, frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let image = button.subviews.first { $0 is UIImageView }
    #expect((image?.frame.minX ?? 0) > (button.titleLabel?.frame.maxX ?? .infinity))
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

  @Test("a bar's left items are at the right, and its right items at the left")
  func bar() {
    let root = UIViewController()
    root.title = "Title"
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let view = Self.makeStage(root: UINavigationController(rootViewController: root)).root.view
    #expect(abs((view?.view(identified: "cancel")?.frame.maxX ?? 0) - (width - 16)) < 0.01)
    #expect(abs((view?.view(identified: "done")?.frame.minX ?? 0) - 16) < 0.01)
  }

  @Test("a page is pushed in from the left")
  func push() {
    let (root, page) = (UIViewController(), UIViewController())
    let stage = Self.makeStage(root: UINavigationController(rootViewController: root))
    root.navigationController?.pushViewController(page, animated: true)
    stage.clock.advance(by: 0.1)
    #expect(page.view.frame.minX < 0 && root.view.frame.minX > 0)
    stage.clock.runUntilIdle()
    #expect(page.view.frame.minX == 0)
  }

  @Test("a cell has its accessory at the left, and its separator begins at the right")
  func cell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.setSeparator(inset: UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 10))
    stage.show(cell, frame: CGRect(x: 0, y: 100, width: width, height: 50))
    let accessory = cell.subviews.first { $0 is UIImageView }
    #expect(accessory?.frame.minX == 16 && cell.contentView.frame.maxX == width)
    #expect((accessory?.frame.maxX ?? .infinity) < cell.contentView.frame.minX + 0.01)
    let line = cell.subviews.first { $0.bounds.height < 1 }
    #expect(line?.frame.maxX == width - 32 && line?.frame.minX == 10)
  }

  @Test("the first of an alert's two choices is at the right")
  func alert() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
      alert.addAction(UIAlertAction(title: title, style: style))
    }
    stage.root.present(alert, animated: false)
    stage.simulator.settleLayout()
    let cancel = alert.view.view(identified: "Cancel")?.frame
    #expect(cancel?.minX == 135 && alert.view.view(identified: "Delete")?.frame.minX == 0)
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
