import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal that a finger pulls into the screen", .ownWorld) @MainActor struct OpeningTests {
  private func desk(_ way: DirectionTests.Way) -> OpeningDesk {
    OpeningDesk(configuration: .mail.with { $0.edge = way.edge }, readsFromRight: way.readsFromRight)
  }

  @Test("its edge comes to the finger, and goes as far as that goes", arguments: DirectionTests.ways)
  func follows(_ way: DirectionTests.Way) {
    let desk = desk(way)
    #expect(desk.direction == way.direction)
    desk.grab(60)
    desk.clock.advance(by: 1)
    #expect(abs(desk.gap) < 0.001)
    for points in [1.0, 70, -25, 0.3, 130] {
      desk.pull(by: points, over: 0.05)
      #expect(abs(desk.gap) < 0.001)
    }
    #expect(desk.screen.draft.calls == ["willAppear"], "it is not presented yet")
    #expect(desk.lift().opened == nil)
  }

  @Test("moved back, it takes the keyboard of its text down with it, as any card does")
  func lowersKeyboard() {
    let desk = OpeningDesk()
    desk.simulator.hasHardwareKeyboard = false
    desk.grab(500)
    desk.screen.draft.text.becomeFirstResponder()
    desk.clock.advance(by: 1)
    #expect(desk.simulator.keyboardFrame.minY < 852)
    desk.pull(by: -60)
    #expect(!desk.screen.draft.text.isFirstResponder)
    #expect(desk.lift().complaint == nil)
  }

  @Test("an edge that changes during the pull does not count for this modal")
  func edge() throws {
    let desk = OpeningDesk().grab(200)
    desk.clock.advance(by: 1)
    let transition = try #require(desk.screen.draft.transitioningDelegate as? ModalTransition)
    transition.update { $0.edge = .leading }
    desk.pull(by: 100, over: 0.2)
    #expect(abs(desk.gap) < 0.001)
    #expect(desk.lift().opened == nil && desk.screen.card.frame.width == desk.window.width)
  }

  @Test("it sets out from the edge of the screen, and never jumps", arguments: [20.0, 60, 100, 300])
  func neverJumps(late milliseconds: Double) {
    let desk = OpeningDesk()
    desk.screen.simulator.transitionStart = .after(milliseconds / 1000)
    var offsets: [CGFloat] = []
    desk.clock.onFrame { if desk.screen.card.window != nil { offsets.append(desk.screen.offset) } }
    desk.grab(400, over: 0.5)
    let travel = desk.screen.travel
    desk.clock.advance(by: 0.5)
    #expect(offsets.first == travel)
    // The finger does 13 points a frame; a spring covers less than 1/4 of its way in one.
    let jump = zip(offsets, offsets.dropFirst()).map { abs($0 - $1) }.max() ?? .nan
    #expect(jump < 14 + 0.25 * 440)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 }, "nor turns back")
    #expect(abs(desk.gap) < 0.001)
  }

  @Test(
    "a drag that is let go on its way in opens it with the finger's velocity; then it is dragged away as ever",
    arguments: [60.0, 200, 500])
  func opens(points: CGFloat) throws {
    let desk = OpeningDesk().grab(points)
    let held = try #require(desk.screen.delegate.updates.last)
    desk.finger.up()
    let released = try #require(desk.screen.delegate.updates.last)
    #expect(held.phase == .held && !held.wouldDismiss)
    #expect(released.phase == .settling(.presented) && released.progress == held.progress)
    #expect(abs(released.velocity + points / 0.3) < 1e-6)
    #expect(desk.screen.draft.calls == ["willAppear"], "it does not stand yet")
    #expect(desk.settle().opened == nil && desk.made == 1)
    desk.screen.grab(600)
    #expect(desk.screen.lift().leftover == nil && desk.screen.delegate.questions == 1)
  }

  @Test(
    "let go at rest its place decides, and what slides out was never presented",
    arguments: [(200.0, false), (330, false), (420, true), (700, true)])
  func slowly(points: CGFloat, opens: Bool) {
    let desk = OpeningDesk().grab(points, over: 1).release()
    #expect((opens ? desk.opened : desk.neverOpened) == nil && desk.screen.isPresented == opens)
    #expect(desk.screen.delegate.updates.last?.phase == .resting(opens ? .presented : .dismissed))
    #expect(desk.screen.delegate.questions == 0, "the app is not asked for permission")
  }

  @Test("thrown back it slides out with the finger's velocity, and UIKit calls the presentation off")
  func thrownBack() {
    let desk = OpeningDesk().grab(500)
    desk.pull(by: -120, over: 0.06)
    desk.finger.up()
    #expect(abs((desk.screen.delegate.updates.last?.velocity ?? .nan) - 2000) < 1e-6)
    #expect(desk.screen.draft.calls == ["willAppear"], "UIKit hears of it when the modal is out")
    #expect(desk.settle().neverOpened == nil)
    #expect(desk.screen.draft.calls == ["willAppear", "willDisappear", "didDisappear"])
    #expect(desk.grab(300).lift().screen.disorder == nil, "a finger can pull it in again")
    var phases: [ModalUpdate.Phase] = []
    for update in desk.screen.delegate.updates where update.phase != phases.last {
      phases.append(update.phase)
    }
    #expect(
      phases == [
        .held, .settling(.dismissed), .resting(.dismissed), .held, .settling(.presented),
        .resting(.presented),
      ])
  }

  @Test(
    "UIKit is told how far its transition is, and that it is interactive from the start, whenever it asks",
    arguments: [false, true])
  func coordinator(asksWithinCall: Bool) throws {
    let desk = OpeningDesk()
    desk.simulator.asksForStartWithinCall = asksWithinCall
    desk.grab(300)
    desk.clock.advance(by: 1)
    let coordinator = try #require(desk.screen.draft.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    #expect(abs(coordinator.percentComplete - desk.screen.progress) < 1e-9)
    var ends: [Bool] = []
    coordinator.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
    desk.cancelTouch()
    #expect(ends == [true])
  }

  @Test("a flick of a single move opens it")
  func flick() {
    let desk = OpeningDesk()
    desk.finger.down(at: desk.point())
    desk.clock.advance(by: 1.0 / 60)
    desk.finger.move(to: CGPoint(x: desk.finger.location.x, y: desk.finger.location.y - 90))
    desk.clock.advance(by: 0.004)
    #expect(desk.lift().opened == nil)
  }

  @Test("pulled in beyond its place it stretches, and returns")
  func beyond() {
    let desk = OpeningDesk().grab(760)
    desk.clock.advance(by: 1)
    #expect(desk.screen.offset == 0 && desk.screen.stretch > 1)
    #expect(desk.lift().opened == nil)
  }

  @Test(
    "a modal with several heights goes to the one it is bound for",
    arguments: [(150.0, TransitionStop.dismissed), (380, .detent(.medium)), (700, .detent(.large))])
  func detents(points: CGFloat, stop: TransitionStop) {
    let configuration = ModalConfiguration.mail.with {
      $0.detents = [.large, .medium]
      $0.initialDetent = .large
    }
    let desk = OpeningDesk(configuration: configuration).grab(points, over: 1).release()
    #expect(desk.screen.delegate.updates.last?.phase == .resting(stop))
    #expect(desk.complaint == nil && desk.screen.isPresented == (stop != .dismissed))
  }

  /// What a finger does to a modal that it caught while it slid out.
  enum Catch: CaseIterable { case pullsIn, pullsOut, taps, isTakenAway }

  @Test("caught while it slides out it opens only if the finger pulls it in", arguments: Catch.allCases)
  func caught(_ action: Catch) {
    let desk = OpeningDesk().grab(600)
    desk.pull(by: -60, over: 0.06)
    desk.finger.up()
    desk.clock.advance(by: 0.05)
    desk.finger.down(at: CGPoint(x: 200, y: desk.screen.cardTop + 50))
    let held = desk.screen.cardTop
    switch action {
    case .pullsIn, .pullsOut:
      desk.clock.advance(by: 0.2)
      #expect(desk.screen.cardTop == held)
      desk.pull(by: action == .pullsIn ? 100 : -60, over: 0.1)
    case .isTakenAway: desk.finger.cancel()
    case .taps: break
    }
    desk.lift()
    #expect((action == .pullsIn ? desk.opened : desk.neverOpened) == nil)
  }

  @Test("caught while it opens it is dragged on, as any modal", arguments: [true, false])
  func caughtOpening(dismisses: Bool) {
    let desk = OpeningDesk().grab(300)
    desk.finger.up()
    desk.clock.advance(by: 0.03)
    desk.finger.down(at: CGPoint(x: 200, y: desk.screen.cardTop + 50))
    desk.pull(by: dismisses ? -150 : 50, over: 0.1)
    desk.lift()
    #expect((dismisses ? desk.screen.leftover : desk.opened) == nil)
  }

  @Test("the screen behind steps back with the card, and what has the keyboard there gets it back")
  func keyboard() {
    let desk = OpeningDesk()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    desk.screen.root.view.addSubview(field)
    field.becomeFirstResponder()
    desk.grab(400)
    #expect(!field.isFirstResponder, "UIKit takes it away")
    #expect(desk.screen.root.view.shown.transform.affine.a < 0.98)
    #expect(desk.cancelTouch().neverOpened == nil)
    #expect(field.isFirstResponder)
  }

  @Test("with Reduce Motion the finger pulls it just so, and it ends as well", arguments: [true, false])
  func reducedMotion(opens: Bool) {
    let desk = OpeningDesk(reducesMotion: true).grab(400)
    desk.clock.advance(by: 1)
    #expect(abs(desk.gap) < 0.001)
    #expect(desk.screen.root.view.shown.transform.affine.isIdentity)
    if opens { desk.pull(by: 40, over: 0.05) }
    if opens { desk.finger.up() } else { desk.finger.cancel() }
    desk.settle()
    #expect((opens ? desk.opened : desk.neverOpened) == nil)
    #expect(desk.screen.card.shown.alpha == 1 || !opens)
  }

  @Test("nothing is left behind in memory, whichever way it ends", arguments: [true, false])
  func memory(opens: Bool) {
    let screen = Screen()
    let bar = UIView(frame: CGRect(x: 0, y: 760, width: 393, height: 92))
    weak var modal: UIViewController?
    weak var session: ModalSession?
    weak var interaction: ModalOpeningInteraction?
    do {
      let opener = ModalOpeningInteraction(as: .mail) {
        let made = UIViewController()
        modal = made
        return made
      }
      interaction = opener
      bar.addInteraction(opener)
    }
    screen.root.view.addSubview(bar)
    screen.simulator.settleLayout()
    screen.finger.down(at: CGPoint(x: 200, y: 800))
    screen.drag(by: -300)
    session = modal?.modalSession
    #expect(modal != nil && session != nil)
    if opens { screen.finger.up() } else { screen.finger.cancel() }
    screen.settle()
    modal?.dismiss(animated: true)
    screen.settle()
    #expect(modal == nil && session == nil)
    #expect(interaction != nil, "the view owns it")
    interaction.map { bar.removeInteraction($0) }
    #expect(interaction == nil && bar.gestureRecognizers == nil)
  }
}
