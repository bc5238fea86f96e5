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
    panel.placement = .trailing
    panel.largestUndimmedDetent = .large
    present(filters, as: panel)
  }
}

private final class ColorsPage: UIViewController, ModalDetentProvider {
  let modalDetents = [ModalDetent("colors") { _ in 220 }]
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
  @Test("out of a button: small there at first, and then as wide as the screen")
  func source() {
    let root = PlacesController()
    let desk = GuideDesk(root: root)
    root.withSource()
    desk.clock.advance(by: 1.0 / 60)
    #expect(root.sheet.view.shown(root.sheet.view.bounds).width < 100)
    #expect(desk.settle().complaint == nil && root.sheet.view.bounds.width > 370)
  }

  @Test("the panel's code opens a card; on a phone it is as wide as the screen")
  func panel() {
    let root = PlacesController()
    let desk = GuideDesk(root: root)
    root.withPanel()
    #expect(desk.settle().complaint == nil && root.filters.view.bounds.width == 393)
  }

  @Test("a page with heights of its own gets them with the push")
  func page() {
    let root = PlacesController()
    let desk = GuideDesk(root: root)
    let navigation = ModalNavigationController(rootViewController: UIViewController())
    root.present(navigation, as: .mail)
    desk.settle()
    navigation.pushViewController(ColorsPage(), animated: true)
    #expect(desk.settle().complaint == nil && navigation.selectedModalDetent == "colors")
    #expect(abs(navigation.view.bounds.height - 254) < 1e-9)
  }

  @Test("a button at the foot counts with the list above it, and stands above the home indicator")
  func footer() {
    let (root, page) = (PlacesController(), FooterPage())
    let desk = GuideDesk(root: root)
    var fitting = ModalConfiguration.mail
    fitting.detents = [.fitContent]
    root.present(page, as: fitting)
    #expect(desk.settle().complaint == nil && abs(page.view.bounds.height - 278) < 0.5)
    #expect(abs(page.button.shown(page.button.bounds).maxY - 818) < 0.5)
  }
}
