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
}
