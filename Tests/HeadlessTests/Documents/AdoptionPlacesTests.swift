import InteractiveModal
import TestWorld
import Testing
import UIKit

/// A screen that opens a card out of a button, and a card that stands beside an edge.
private final class PlacesController: UIViewController {
  let moreButton = UIView(frame: CGRect(x: 300, y: 60, width: 44, height: 44))
  let (sheet, filters) = (UIViewController(), UIViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(moreButton)
  }

  func withSource() {
    var actions = ModalConfiguration.sheet
    actions.source = .view { [weak self] in self?.moreButton }
    present(sheet, as: actions)
  }

  func withPanel() {
    var panel = ModalConfiguration.form
    panel.size.placement = .trailing
    panel.dimming.largestUndimmedDetent = .large
    present(filters, as: panel)
  }
}

/// A view that a finger turns.
final class Dial: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self || !isTurning
  }

  var isTurning = true
}

/// A page with a drawing, a map and a dial.
private final class DrawingPage: UIViewController {
  let (canvas, map, dial) = (UIView(), UIView(), Dial())

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, part) in [canvas, map, dial].enumerated() {
      part.frame = CGRect(x: 0, y: 100 + index * 100, width: 300, height: 90)
      view.addSubview(part)
    }
    canvas.isModalDragDisabled = true
    map.isModalDragDisabled = true
  }
}

private final class ColorsPage: UIViewController, ModalDetentProvider {
  let modalDetents = [ModalDetent.height(220, named: "colors")]
}

/// A list above a button.
private final class FooterPage: UIViewController {
  let (list, button) = (UIScrollView(), UIButton(type: .system))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize.height = 200
    for view in [list, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      list.bottomAnchor.constraint(equalTo: button.topAnchor),
    ])
  }
}

@Suite("The guide's places of a card", .ownWorld) @MainActor struct AdoptionPlacesTests {
  private let root = PlacesController()

  @Test("out of a button, beside an edge, at the height of a page, and as high as list and button")
  func places() {
    let desk = GuideDesk(root: root)
    func height(of modal: UIViewController, _ present: @MainActor () -> Void) -> CGFloat {
      present()
      defer { modal.dismiss(animated: false) }
      #expect(desk.settle().complaint == nil && root.presentedViewController === modal)
      return modal.view.bounds.height
    }
    var fitting = ModalConfiguration.mail
    fitting.detents = [.fitContent]
    let (footer, pages) = (FooterPage(), ModalNavigationController(rootViewController: ColorsPage()))
    let heights = [
      height(of: root.sheet, root.withSource), height(of: root.filters, root.withPanel),
      height(of: pages) { root.present(pages, as: .mail) },
      height(of: footer) { root.present(footer, as: fitting) },
    ]
    #expect(heights[0] > 300 && heights[1] > 300)
    #expect(abs(heights[2] - 254) < 1e-9 && abs(heights[3] - 278) < 0.5)
  }

  @Test("a finger on a drawing, a map or a dial drags no card; one beside them does")
  func drawing() {
    let desk = GuideDesk(root: root)
    let page = DrawingPage()
    root.present(page, as: .mail)
    desk.settle()
    let top = page.view.shown(CGPoint.zero).y
    for (y, drags) in [(150, false), (250, false), (350, false), (450, true)] as [(CGFloat, Bool)] {
      desk.finger.down(at: CGPoint(x: 100, y: top + y))
      desk.drag(by: CGVector(dx: 0, dy: 100))
      #expect((page.view.shown(CGPoint.zero).y > top + 50) == drags, "\(y)")
      desk.restAndLift()
      desk.settle()
    }
  }
}
