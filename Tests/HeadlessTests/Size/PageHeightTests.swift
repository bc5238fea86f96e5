import InteractiveTransitions
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// A page that is as high as it says.
private final class HighPage: UIViewController, ModalDetentProvider {
  var modalDetents: [ModalDetent]

  init(_ height: CGFloat, named name: ModalDetent.Identifier? = nil) {
    modalDetents = [.height(height, named: name ?? .init(rawValue: "\(height)"))]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Pages of a modal with heights of their own", .ownWorld) @MainActor struct PageHeightTests {
  private final class Desk: TestScreen {
    let simulator = Simulator(device: .iPhone15, framesPerSecond: 120)
    let root = UIViewController()
    let navigation: ModalNavigationController
    let transition: ModalTransition?
    lazy var finger = simulator.makeFinger()

    init(_ first: UIViewController, _ change: (inout ModalConfiguration) -> Void = { _ in }) {
      navigation = ModalNavigationController(rootViewController: first)
      simulator.launch(root: root)
      transition = root.present(navigation, as: ModalConfiguration.mail.with(change))
      settle()
    }

    /// Where the user sees the upper edge, with UIKit's own animations.
    var top: CGFloat {
      navigation.presentationController?.presentedView?.animatedFrame.minY ?? .nan
    }

    /// The upper edge of a card of a height, above the home indicator.
    func top(of height: CGFloat) -> CGFloat { 852 - 34 - height }

    func stands(at height: CGFloat) -> Bool { abs(top - top(of: height)) < 0.5 }
  }

  enum Change: CaseIterable { case push, pop, popTo, popToRoot, set }

  @Test(
    "it goes to the height of the new page with its spring, in a push, a pop, and every other change",
    arguments: Change.allCases, [true, false])
  func changes(change: Change, animated: Bool) {
    let (low, high) = (HighPage(200), HighPage(500))
    let desk = Desk(change == .push || change == .set ? low : high)
    let navigation = desk.navigation
    let (start, end) = (200, 500) as (CGFloat, CGFloat)
    if change != .push, change != .set {
      navigation.pushViewController(low, animated: false)
      desk.settle()
    }
    #expect(desk.stands(at: start))
    switch change {
    case .push: navigation.pushViewController(high, animated: animated)
    case .pop: navigation.popViewController(animated: animated)
    case .popTo: navigation.popToViewController(high, animated: animated)
    case .popToRoot: navigation.popToRootViewController(animated: animated)
    case .set: navigation.setViewControllers([high], animated: animated)
    }
    #expect(desk.stands(at: start))
    desk.run(for: 0.12)
    #expect(desk.top < desk.top(of: start) - 5 && desk.top > desk.top(of: end) + 5, "\(desk.top)")
    desk.settle()
    #expect(desk.stands(at: end) && desk.simulator.complaints == [])
    #expect(navigation.selectedModalDetent == ModalDetent.Identifier(rawValue: "\(end)"))
  }

  @Test(
    "a swipe back leaves the height, until it is decided; one that is given up keeps it",
    arguments: [true, false])
  func swipe(pops: Bool) {
    let desk = Desk(HighPage(500))
    desk.navigation.pushViewController(HighPage(200), animated: true)
    desk.settle()
    desk.finger.down(at: CGPoint(x: 4, y: 750))
    desk.drag(by: CGVector(dx: pops ? 300 : 80, dy: 0))
    #expect(desk.stands(at: 200))
    desk.restAndLift()
    desk.run(for: 0.1)
    #expect(desk.stands(at: 200) != pops)
    desk.settle()
    #expect(desk.navigation.viewControllers.count == (pops ? 1 : 2))
    #expect(desk.stands(at: pops ? 500 : 200) && desk.simulator.complaints == [])
  }

  @Test("the same with a transition of the kit, also for a push that a finger turns back")
  func kitTransition() {
    let desk = Desk(HighPage(500))
    let transition = NavigationTransition { _, _, _ in .choreography(PageSlideTransition()) }
    transition.attach(to: desk.navigation)
    for isTurned in [true, false] {
      desk.navigation.pushViewController(HighPage(200), animated: true)
      desk.run(for: 0.1)
      if isTurned {
        desk.finger.down(at: CGPoint(x: 100, y: 700))
        desk.drag(by: CGVector(dx: 250, dy: 0), over: 0.1)
        desk.finger.up()
      }
      desk.settle()
      #expect(desk.navigation.viewControllers.count == (isTurned ? 1 : 2))
      #expect(desk.stands(at: isTurned ? 500 : 200), "\(desk.top)")
    }
    #expect(desk.simulator.complaints == [])
  }

  @Test("a page without heights has the configuration's, and the user's choice among them comes back")
  func withoutHeights() {
    let desk = Desk(UIViewController()) { $0.detents = [.medium, .large] }
    desk.navigation.selectModalDetent(.large)
    desk.settle()
    desk.navigation.pushViewController(HighPage(300), animated: true)
    desk.settle()
    #expect(desk.stands(at: 300))
    desk.transition?.update { $0.detents = [.large] }
    desk.settle()
    #expect(desk.stands(at: 300))
    desk.navigation.popViewController(animated: true)
    desk.settle()
    #expect(desk.navigation.selectedModalDetent == .large && abs(desk.top - 69) < 0.5)
  }

  @Test("pages may name their heights alike, and a page whose heights change says so as other content does")
  func names() {
    let (first, second) = (HighPage(200, named: "page"), HighPage(400, named: "page"))
    let desk = Desk(first)
    desk.navigation.pushViewController(second, animated: true)
    desk.settle()
    #expect(desk.stands(at: 400) && desk.navigation.selectedModalDetent == "page")
    second.modalDetents = [.height(300, named: "page")]
    second.invalidateModalDetents()
    desk.settle()
    #expect(desk.stands(at: 300))
    desk.navigation.popViewController(animated: true)
    desk.settle()
    #expect(desk.stands(at: 200) && desk.simulator.complaints == [])
  }

  @Test("under a finger the height comes without a jump, and a modal is presented at that of its page")
  func held() {
    let desk = Desk(HighPage(300))
    #expect(desk.stands(at: 300))
    desk.finger.down(at: CGPoint(x: 200, y: desk.top + 20))
    desk.drag(by: CGVector(dx: 0, dy: 60))
    let top = desk.top
    desk.navigation.pushViewController(HighPage(400), animated: false)
    desk.run(for: 0.1)
    #expect(abs(desk.top - top) < 0.01)
    desk.release()
    #expect(desk.stands(at: 400) && desk.simulator.complaints == [])
  }

  @Test("with a height that fits, each page has that of its preferred size, below the bar")
  func preferred() {
    let (first, second) = (UIViewController(), UIViewController())
    first.preferredContentSize.height = 200
    second.preferredContentSize.height = 300
    let desk = Desk(first) { $0.detents = [.fitContent] }
    let bar = desk.navigation.navigationBar.bounds.height
    #expect(desk.stands(at: 200 + bar), "\(desk.top)")
    desk.navigation.pushViewController(second, animated: true)
    desk.settle()
    #expect(desk.stands(at: 300 + bar), "\(desk.top)")
    desk.navigation.popViewController(animated: true)
    desk.settle()
    #expect(desk.stands(at: 200 + bar) && desk.simulator.complaints == [])
  }
}
