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
}
