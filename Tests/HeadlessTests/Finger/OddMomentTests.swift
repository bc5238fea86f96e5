import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Calls at odd moments", .ownWorld) @MainActor struct OddMomentTests {
  @Test(
    "a second card presented while the first is on its way steps back to the right place",
    arguments: [0.0, 0.05, 0.15])
  func secondInFlight(after seconds: TimeInterval) {
    let screen = Screen()
    let second = DraftController()
    screen.root.present(screen.draft, animated: true) {
      screen.clock.schedule(at: screen.clock.now + seconds) { screen.draft.present(second, as: .mail) }
    }
    screen.settle()
    let edge = screen.card.shown(CGPoint.zero).y
    #expect(abs(second.view.shown(CGPoint.zero).y - edge - 10) < 1e-9)
    second.dismiss(animated: true)
    #expect(screen.settle().disorder == nil)
  }

  @Test("dismissed as it appears in its place, without animation, nothing is left", arguments: [true, false])
  func dismissedAsItAppears(animated: Bool) {
    let screen = Screen()
    var top: CGFloat?
    screen.draft.onAppearing = {
      top = $0.view.shown(CGPoint.zero).y
      $0.dismiss(animated: false)
    }
    screen.present(animated: animated)
    #expect(screen.settle().leftover == nil && (animated || top == 69))
    #expect(screen.delegate.updates.last?.phase ?? .resting(.dismissed) == .resting(.dismissed))
  }

  @Test("in the background presenting and dismissing end at once")
  func inBackground() {
    let screen = Screen()
    screen.simulator.enterBackground()
    screen.present()
    #expect(!screen.draft.isBeingPresented && screen.isPresented)
    var completions = 0
    screen.draft.dismiss(animated: true) { completions += 1 }
    screen.clock.runTurns()
    #expect(completions == 1)
    screen.simulator.enterForeground()
    #expect(screen.settle().leftover == nil)
  }

  @Test("a modal that the app dismisses as it hears of it on the way to the background leaves")
  func dismissedOnTheWayToTheBackground() {
    let screen = Screen().present()
    screen.clock.advance(by: 0.04)
    screen.delegate.onUpdate = { [draft = screen.draft, delegate = screen.delegate] _ in
      delegate.onUpdate = nil
      draft.dismissModal()
    }
    screen.simulator.enterBackground()
    screen.simulator.enterForeground()
    #expect(screen.settle().leftover == nil)
  }

  @Test("a delegate that dismisses from an update hears and tells everything in order")
  func dismissFromUpdate() async {
    let screen = Screen()
    let updates = screen.transition.updates(of: screen.draft)
    screen.open()
    screen.delegate.onUpdate = { update in
      if update.phase == .held { screen.draft.dismiss(animated: false) }
    }
    screen.grab(200)
    #expect(screen.lift().leftover == nil)
    var phases: [ModalUpdate.Phase] = []
    for await update in updates where update.phase != phases.last { phases.append(update.phase) }
    #expect(phases == [.settling(.presented), .resting(.presented), .held, .resting(.dismissed)])
  }

  @Test("a first layout that takes its time costs nothing of the way up")
  func slowFirstLayout() {
    let screen = Screen()
    screen.root.present(screen.draft, animated: true)
    screen.clock.runTurns()
    screen.clock.stall(for: 0.3)
    screen.clock.advance(by: 1.0 / 30)
    #expect(screen.progress < 0.2)
    #expect(screen.settle().disorder == nil)
  }

  @Test("a card that UIKit takes out of the window and puts back goes on", arguments: [true, false])
  func leavesAndReturns(isLeaving: Bool) throws {
    let screen = Screen.open { $0.dismissal.beginsWithDrag = false }
    let container = try #require(screen.container)
    let window = try #require(container.window)
    screen.grab(300)
    if isLeaving {
      screen.simulator.transitionStart = .never
      screen.drag(by: 100, over: 0.06)
      screen.finger.up()
      screen.clock.advance(by: 0.5)
    }
    container.removeFromSuperview()
    #expect(isLeaving || screen.root.disturbance == nil)
    window.addSubview(container)
    screen.simulator.settleLayout()
    guard !isLeaving else { return #expect(screen.settle().leftover == nil, "UIKit is waited for") }
    #expect(screen.settle().disorder == nil)
    screen.finger.up()
    #expect(screen.dragAway().leftover == nil)
  }

  /// What the card does as its presenter leaves the window.
  enum Moment: CaseIterable { case rest, held, leaving }

  @Test(
    "the presenter leaves its window: the card ends, and the screen behind is as it was found",
    arguments: Moment.allCases)
  func presenterGoesAway(at moment: Moment) {
    let screen = Screen.open { $0.presenter.cornerRadius = 55 }
    if moment == .held { screen.grab(300) }
    if moment == .leaving { screen.draft.dismiss(animated: true) }
    screen.clock.advance(by: 0.1)
    weak let driver = screen.session
    screen.simulator.window?.rootViewController = UIViewController()
    if moment == .held { screen.drag(by: 50) }
    screen.lift()
    #expect(screen.clock.isIdle && screen.simulator.complaints == [])
    guard moment != .leaving else { return #expect(screen.draft.presentingViewController == nil) }
    #expect(screen.root.view.shown.transform.affine.isIdentity && screen.root.view.layer.cornerRadius == 0)
    #expect(moment == .rest || screen.simulator.window?.subviews.count == 1)
    #expect(moment == .rest || driver == nil)
  }

  // MARK: In the middle of what the app is told

  /// Of moments in which a finger has just taken a card that was opening.
  @Test(
    "a height that is chosen as the finger takes the card is reached, and the finger is heard no more",
    arguments: [0.05, 0.15, 0.3], [1, 2, 3, 4])
  func selects(seconds: TimeInterval, told: Int) {
    for step in [-80, -40, 20, 60] as [CGFloat] {
      let screen = Screen().present()
      var heard = 0
      screen.delegate.onUpdate = { update in
        guard update.phase == .held else { return }
        heard += 1
        if heard == told { screen.draft.selectModalDetent(.large, animated: false) }
      }
      screen.clock.advance(by: seconds)
      screen.finger.down(at: CGPoint(x: 200, y: min(840, screen.cardTop + 20)))
      for _ in 0..<4 {
        screen.clock.advance(by: 0.0087)
        screen.finger.move(to: CGPoint(x: 200, y: screen.finger.location.y + step))
      }
      screen.finger.up()
      screen.clock.runUntilIdle(limit: 60)
      #expect(screen.clock.isIdle && screen.session?.interaction.isAtRest == true)
      #expect(heard == told && screen.disorder == nil, "moved by \(step)")
      #expect(screen.delegate.updates.last?.phase == .resting(.detent(.large)))
    }
  }

  @Test("a card that is dismissed as its finger is refused is not kept", arguments: [true, false])
  func dismissesOnAttempt(animated: Bool) {
    weak var modal: UIViewController?
    let (desk, delegate) = (GuideDesk(root: UIViewController()), RecordingDelegate())
    let before = desk.simulator.census
    delegate.allows = false
    delegate.onAttempt = { modal?.dismiss(animated: animated) }
    do {
      let draft = UIViewController()
      modal = draft
      desk.root.present(draft, as: .mail, delegate: delegate)
    }
    desk.settle().drag(down: 720)
    #expect(delegate.attempts == 1 && desk.root.presentedViewController == nil && modal == nil)
    #expect(desk.simulator.census.excess(over: before) == nil && desk.complaint == nil)
  }
}
