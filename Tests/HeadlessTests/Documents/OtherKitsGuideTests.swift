import InteractiveModal
import TestWorld
import Testing
import UIKit

/// An app that moves from another kit.
private final class FormerApp: UIViewController {
  let mailTransition = ModalTransition(.mail)
  let groups = UIViewController()
  let filters = UIViewController()
  let draft = DraftController()
  let map = UIViewController()
  let search = UIViewController()
  let compass = UIView()

  func fromFloatingPanel(in window: UIWindow) {
    var places = ModalConfiguration.mail
    places.detents = [.height(69, named: "tip"), .fraction(0.5, named: "half"), .large]
    places.initialDetent = "half"
    places.dimming.largestUndimmedDetent = "half"
    places.presenter.scale = 1
    places.grabber.isVisible = true
    let container = ModalContainerController(root: map)
    container.add(search, as: places, delegate: self)
    window.rootViewController = container
  }

  func addCompass() {
    compass.translatesAutoresizingMaskIntoConstraints = false
    map.view.addSubview(compass)
    let ride = compass.bottomAnchor.constraint(equalTo: map.modalLayoutGuide.topAnchor, constant: -8)
    ride.priority = .defaultHigh
    NSLayoutConstraint.activate([
      ride, compass.bottomAnchor.constraint(greaterThanOrEqualTo: map.view.centerYAnchor),
      compass.trailingAnchor.constraint(equalTo: map.view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
    ])
  }

  func show(_ place: UIViewController) {
    search.selectModalDetent("tip")
    map.modalContainerController?.add(place, as: .mail, delegate: self)
  }

  func fromPanModal() {
    var sheet = ModalConfiguration.mail
    sheet.detents = [.height(300, named: "short"), .large]
    sheet.grabber.isVisible = true
    sheet.presenter.scale = 1
    sheet.dimming.opacity = 0.7
    sheet.motion.tapSpring = TransitionSpring(dampingRatio: 0.8, response: 0.4)
    present(groups, as: sheet)
  }

  func fromFittedSheets() {
    var options = ModalConfiguration.mail
    options.detents = [.fitContent, .fraction(0.5, named: "half"), .large]
    options.grabber.isVisible = true
    options.size.maximumWidth = 500
    filters.preferredContentSize = CGSize(width: 0, height: 320)
    present(filters, as: options)
  }

  func fromStork() {
    present(ModalNavigationController(rootViewController: draft), as: .mail)
  }

  func fromDeck() {
    draft.modalPresentationStyle = .custom
    draft.transitioningDelegate = mailTransition
    present(draft, animated: true)
  }
}

extension FormerApp: ModalDelegate {
  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    modal === search ? .refused : .granted
  }
}

@Suite("The guide from other kits", .ownWorld) @MainActor struct OtherKitsGuideTests {
  private let root = FormerApp()
  private let desk: GuideDesk

  init() { desk = GuideDesk(root: root) }

  @Test("what FloatingPanel showed beside the map always stays, and the map's safe area ends at it")
  func floatingPanel() throws {
    root.addCompass()
    root.fromFloatingPanel(in: try #require(desk.simulator.window))
    desk.settle()
    #expect(root.search.selectedModalDetent == "half")
    #expect(abs(root.map.view.safeAreaInsets.bottom - (852 - top(of: root.search))) < 0.4)
    desk.drag(from: CGPoint(x: 200, y: top(of: root.search) + 30), down: 400)
    #expect(root.search.selectedModalDetent == "tip" && abs(top(of: root.search) - (852 - 34 - 69)) < 1e-9)
    #expect(abs(root.compass.frame.maxY + 8 - top(of: root.search)) < 0.4)
    root.search.selectModalDetent(.large)
    desk.settle()
    #expect(root.compass.frame.maxY == 426)
    let place = UIViewController()
    root.show(place)
    desk.settle()
    #expect(root.search.selectedModalDetent == "tip" && top(of: place) < top(of: root.search))
    place.dismissModal()
    desk.settle()
    #expect(place.parent == nil && desk.complaint == nil)
  }

  @Test("what other kits showed is presented, at the height that it had there")
  func others() {
    for (modal, height, present) in [
      (root.groups, 300, root.fromPanModal), (root.filters, 320, root.fromFittedSheets),
      (root.draft, 783, root.fromDeck),
    ] as [(UIViewController, CGFloat, @MainActor () -> Void)] {
      present()
      #expect(desk.settle().root.presentedViewController === modal && modal.view.bounds.height >= height)
      modal.dismiss(animated: false)
    }
    root.fromStork()
    desk.dragAway()
  }

  @Test("its tables promise only names that exist")
  func tables() throws {
    let tables = try GuideTables("docs/FromOtherKits.md")
    #expect(tables.rows.count > 70)
    #expect(try tables.unknownNames() == [])
  }

  private func top(of modal: UIViewController) -> CGFloat { modal.view.shown(CGPoint.zero).y }
}
