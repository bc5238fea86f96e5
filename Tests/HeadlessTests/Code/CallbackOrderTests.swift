import HeadlessHosts
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What an app hears, in order", .ownWorld) @MainActor struct CallbackOrderTests {
  /// Notes in the draft's calls what the presentation controller tells.
  private final class Delegate: UIAdaptivePresentationControllerDelegate {
    private let draft: DraftController
    init(_ draft: DraftController) { self.draft = draft }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      draft.calls.append("shouldDismiss")
      return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      let hasCoordinator = presentationController.presentedViewController.transitionCoordinator != nil
      draft.calls.append(hasCoordinator ? "willDismiss" : "willDismiss without a coordinator")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      draft.calls.append("didDismiss")
    }
  }

  enum Story: String, CaseIterable {
    case opened, cancelInFlight, dragLeaves, dragReturns, dragReturnsOnRelease, dismissed, calledOff,
      background

    /// What comes after "willAppear", "didAppear", "presented".
    var calls: [String] {
      switch self {
      case .opened, .dragReturnsOnRelease: []
      case .cancelInFlight, .dismissed: ["willDisappear", "didDisappear"]
      case .dragLeaves: ["shouldDismiss", "willDismiss", "willDisappear", "didDisappear", "didDismiss"]
      case .dragReturns, .background:
        ["shouldDismiss", "willDismiss", "willDisappear", "willAppear", "didAppear"]
      case .calledOff: ["willDisappear", "willAppear", "didAppear"]
      }
    }

    @MainActor func tell(on screen: Screen) {
      if self != .cancelInFlight { screen.settle() }
      switch self {
      case .opened: break
      case .cancelInFlight:
        screen.clock.advance(by: 0.15)
        screen.finger.down(at: screen.draft.cancel.shown(CGPoint(x: 20, y: 20)))
        screen.finger.up()
      case .dragLeaves: screen.dragAway()
      case .dragReturns:
        screen.grab(100)
        screen.release()
      case .dragReturnsOnRelease:
        screen.grab(100)
        screen.release()
        screen.draft.calls.removeAll { $0 == "shouldDismiss" }
      case .dismissed: screen.draft.dismiss(animated: true)
      case .calledOff:
        screen.draft.dismiss(animated: true)
        screen.clock.advance(by: 0.15)
        screen.grab(-200)
        screen.release()
      case .background:
        screen.grab(100)
        screen.simulator.enterBackground()
      }
      screen.settle()
    }
  }

  @Test("each story is told in UIKit's order", arguments: Story.allCases)
  func order(of story: Story) {
    let screen = Screen(
      configuration: .mail.with {
        $0.dismissal.beginsWithDrag = story != .dragReturnsOnRelease
      })
    screen.transition.delegate = nil
    let (draft, delegate) = (screen.draft, Delegate(screen.draft))
    draft.modalPresentationStyle = .custom
    draft.transitioningDelegate = screen.transition
    draft.presentationController?.delegate = delegate
    screen.root.present(draft, animated: true) { draft.calls.append("presented") }
    story.tell(on: screen)
    #expect(draft.calls == ["willAppear", "didAppear", "presented"] + story.calls)
    #expect(screen.simulator.complaints == [])
    withExtendedLifetime(delegate) {}
  }

  @Test("the pan drives the percent-driven transition: each movement updates it, from the first on")
  func updates() throws {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    screen.drag(by: 30)
    let coordinator = try #require(screen.draft.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    for _ in 0..<20 {
      let before = coordinator.percentComplete
      screen.clock.advance(by: 1.0 / 120)
      screen.finger.move(to: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y + 5))
      #expect(coordinator.percentComplete > before)
    }
    screen.release()
  }

  @Test("pulled open by a finger that lets go, and pulled open and given up", arguments: [true, false])
  func pulledOpen(opens: Bool) {
    let desk = OpeningDesk().grab(500)
    #expect(desk.screen.draft.calls == ["willAppear"])
    if !opens { desk.pull(by: -300) }
    desk.lift()
    let rest = opens ? ["didAppear"] : ["willDisappear", "didDisappear"]
    #expect(desk.screen.draft.calls == ["willAppear"] + rest)
    #expect(desk.complaint == nil)
  }

  /// A modal that notes its callbacks in a log that several share.
  private final class Sheet: UIViewController {
    var log: (String) -> Void = { _ in }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log("willDisappear\(animated ? "" : " at once")")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log("didDisappear")
    }
  }

  @Test("a stack of two that code dismisses from the root: the front one is animated")
  func stack() {
    let screen = Screen()
    var calls: [String] = []
    var presenter: UIViewController = screen.root
    for name in ["lower", "upper"] {
      let sheet = Sheet()
      sheet.log = { calls.append("\(name) \($0)") }
      presenter.present(sheet, as: .mail)
      screen.settle()
      presenter = sheet
    }
    screen.root.dismiss(animated: true) { calls.append("completion") }
    screen.run(for: 0.05)
    #expect(calls == ["upper willDisappear"])
    screen.settle()
    #expect(
      calls == [
        "upper willDisappear", "upper didDisappear", "lower willDisappear at once", "lower didDisappear",
        "completion",
      ])
    #expect(screen.complaint == nil)
  }
}
