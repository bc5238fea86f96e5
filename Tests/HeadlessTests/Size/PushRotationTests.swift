import InteractiveTransitions
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A rotation while a push or a pop runs", .ownWorld) @MainActor struct PushRotationTests {
  /// A card with a navigation controller, over another one.
  @MainActor private final class Desk: TestScreen {
    let simulator = Simulator(device: .iPhone15, framesPerSecond: 120)
    let behind: UINavigationController
    let pages: ModalNavigationController
    let transition: ModalTransition?
    let shown = ShownPages()
    lazy var finger = simulator.makeFinger()
    /// The kit's transition, if it moves the pages.
    private var kit: NavigationTransition?

    init(
      inCard: Bool, byKit: Bool, isUndimmed: Bool = true,
      beginsWithDrag: Bool = true
    ) {
      behind = UINavigationController(rootViewController: UIViewController())
      pages = ModalNavigationController(rootViewController: UIViewController())
      simulator.launch(root: behind)
      transition = behind.present(
        pages,
        as: ModalConfiguration.mail.with {
          $0.detents = [.medium, .large]
          $0.dismissal.beginsWithDrag = beginsWithDrag
          if isUndimmed { $0.dimming.largestUndimmedDetent = .medium }
        })
      settle()
      let stack = inCard ? pages : behind
      if byKit {
        let kit = NavigationTransition { _, _, _ in .choreography(PageSlideTransition()) }
        kit.attach(to: stack)
        self.kit = kit
      } else {
        stack.delegate = shown
      }
    }

    var card: UIView? { pages.presentationController?.presentedView }

    /// A sentence about a fault at rest; `nil` without one.
    var disorder: String? {
      if let complaint { return complaint }
      simulator.endTurn()
      for stack in [pages, behind] {
        if stack.transitionCoordinator != nil { return "a transition is still under way" }
        guard let page = stack.topViewController?.view, let content = page.superview else {
          return "no page is shown"
        }
        if page.window == nil { return "the page is in no window" }
        if !page.shown.transform.affine.isIdentity { return "the page is transformed" }
        if page.bounds.size != content.bounds.size {
          return "the page is \(page.bounds) in \(content.bounds)"
        }
        let middle = CGPoint(x: content.bounds.midX, y: content.bounds.midY)
        if page.shown.position != middle { return "the page is at \(page.shown.position)" }
        if stack.view.subviews.contains(where: { $0.bounds.width > stack.view.bounds.width }) {
          return "a view is too wide"
        }
        for other in stack.viewControllers.dropLast() where other.viewIfLoaded?.window != nil {
          return "a lower page is left"
        }
      }
      guard let session = (pages.presentationController as? ModalPresentationController)?.session,
        let container = card?.superview
      else { return "there is no card" }
      let layout = session.layout(in: container)
      let progress = session.interaction.progress
      let expected = layout.visibleCard(at: progress)
      let seen = pages.view.seen
      if !seen.isAbout(expected, within: Screen.unseen) {
        return "the card is at \(seen) instead of \(expected)"
      }
      return behind.view.bounds.size == container.bounds.size
        ? nil : "the screen behind is \(behind.view.bounds)"
    }
  }

  private final class ShownPages: NSObject, UINavigationControllerDelegate {
    private(set) var count = 0
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { count += 1 }
  }

  @Test(
    "in the card and behind it, the page and the card end in their places, and the end is told once",
    arguments: [true, false], [true, false])
  func push(inCard: Bool, byKit: Bool) {
    for delay in [0.02, 0.1, 0.25] {
      let desk = Desk(inCard: inCard, byKit: byKit)
      let stack = inCard ? desk.pages : desk.behind
      let page = DraftController()
      stack.pushViewController(page, animated: true)
      desk.run(for: delay)
      desk.simulator.rotate(to: .landscapeLeft)
      desk.settle()
      #expect(desk.disorder == nil, "\(delay)")
      #expect(stack.topViewController === page && page.calls == ["willAppear", "didAppear"])
      #expect(desk.shown.count == (byKit ? 0 : 1))
      stack.popViewController(animated: true)
      desk.run(for: delay)
      desk.simulator.rotate(to: .portrait)
      desk.settle()
      #expect(desk.disorder == nil && stack.viewControllers.count == 1, "\(delay)")
      #expect(desk.shown.count == (byKit ? 0 : 2))
    }
  }

  @Test(
    "with a finger on the pop it goes on, and ends as the finger decides; no frame jumps",
    arguments: [true, false], [true, false])
  func held(inCard: Bool, byKit: Bool) {
    for pops in [true, false] {
      let desk = Desk(inCard: inCard, byKit: byKit)
      let stack = inCard ? desk.pages : desk.behind
      let page = DraftController()
      stack.pushViewController(page, animated: true)
      desk.settle()
      desk.finger.down(at: CGPoint(x: 4, y: inCard ? 700 : 200))
      desk.drag(by: CGVector(dx: 150, dy: 0))
      #expect(stack.transitionCoordinator != nil)
      let share = page.view.seen.minX / stack.view.bounds.width
      desk.simulator.rotate(to: .landscapeLeft)
      desk.run(for: 0.6)
      let width = stack.view.bounds.width
      #expect(page.view.bounds.width == width, "the held page has the new width")
      var last = page.view.seen.minX - stack.view.seen.minX
      if byKit { #expect(share > 0.2 && abs(last / width - share) < 0.02, "\(share) \(last / width)") }
      for _ in 0..<10 {
        desk.drag(by: CGVector(dx: pops ? 30 : -14, dy: 0), over: 0.05)
        let x = page.view.seen.minX - stack.view.seen.minX
        #expect(abs(x - last) < 45, "\(last) \(x)")
        last = x
      }
      desk.drag(by: CGVector(dx: pops ? 120 : -120, dy: 0), over: 0.1)
      desk.finger.up()
      desk.settle()
      #expect(desk.disorder == nil, "pops \(pops)")
      // How UIKit decides about its own swipe is not the kit's.
      if byKit { #expect((stack.topViewController !== page) == pops) }
    }
  }

  @Test(
    "a finger on the card while a push runs in it: the card follows, and both end right",
    arguments: [true, false])
  func fingerOnCard(byKit: Bool) {
    let desk = Desk(inCard: true, byKit: byKit, isUndimmed: false, beginsWithDrag: false)
    let page = DraftController()
    desk.finger.down(at: CGPoint(x: 200, y: (desk.card?.shown.box.minY ?? 0) + 20))
    desk.drag(by: CGVector(dx: 0, dy: -60))
    desk.pages.pushViewController(page, animated: true)
    desk.run(for: 0.1)
    desk.simulator.rotate(to: .landscapeLeft)
    desk.drag(by: CGVector(dx: 0, dy: -10))
    desk.restAndLift()
    desk.settle()
    #expect(desk.disorder == nil && desk.pages.topViewController === page)
    #expect(page.calls == ["willAppear", "didAppear"])
  }
}
