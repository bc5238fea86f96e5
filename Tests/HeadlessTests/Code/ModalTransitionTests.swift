import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What a transition asks and tells", .ownWorld) @MainActor struct ModalTransitionTests {
  /// The rubber band as UIKit's was first published, y = (1 − 1/(x·c/d + 1))·d with c = 0.55, in points.
  private static func band(_ pull: CGFloat, over dimension: CGFloat) -> CGFloat {
    (1 - 1 / (pull * 0.55 / dimension + 1)) * dimension
  }

  @Test("the veto is asked once per gesture, resists, the card returns, and the app hears of the attempt")
  func veto() {
    let screen = Screen().open()
    screen.delegate.allows = false
    screen.grab(10)
    let top = screen.cardTop
    screen.drag(by: 400)
    #expect(abs(screen.cardTop - top - Self.band(400, over: screen.travel)) < 0.001)
    screen.drag(by: 200, over: 0.05)
    #expect(screen.delegate.updates.last?.wouldDismiss == false)
    #expect(screen.lift().disorder == nil)
    #expect(screen.delegate.questions == 1 && screen.delegate.attempts == 1)
    screen.grab(300)
    #expect(screen.close().leftover == nil, "the app's own dismissal needs no permission")
  }

  @Test("a nudge or a pull up is no attempt", arguments: [40, -200] as [CGFloat])
  func attempt(points: CGFloat) {
    let screen = Screen().open()
    screen.delegate.allows = false
    screen.grab(points)
    #expect(screen.release().disorder == nil && screen.delegate.attempts == 0)
  }

  @Test("a card caught while it opens asks as well, and resists from where it is")
  func vetoInFlight() {
    let screen = Screen().present().run(for: 0.1)
    screen.delegate.allows = false
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 50))
    let top = screen.cardTop
    screen.drag(by: 11, over: 0.1)
    // In twelfths of 11 points: the eleventh passes the 10 points of UIKit's pan, so the card resists it.
    let free: CGFloat = 11 * 10 / 12
    #expect(abs(screen.cardTop - top - free - Self.band(11 - free, over: screen.travel)) < 0.001)
    screen.drag(by: 300)
    #expect(abs(screen.cardTop - top - free - Self.band(311 - free, over: screen.travel)) < 0.001)
    #expect(screen.lift().disorder == nil && screen.delegate.questions == 1)
  }

  @Test("the sequence and the delegate hear the whole story of two drags, and nothing twice")
  func phases() async {
    let screen = Screen()
    let updates = screen.transition.updates(of: screen.draft)
    screen.open().grab(150)
    screen.release().dragAway()
    let told = screen.delegate.updates
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 })
    var phases: [ModalUpdate.Phase] = []
    for update in told where update.phase != phases.last { phases.append(update.phase) }
    #expect(
      phases == [
        .settling(.presented), .resting(.presented), .held, .settling(.presented), .resting(.presented),
        .held, .settling(.dismissed), .resting(.dismissed),
      ])
    var heard: [ModalUpdate] = []
    for await update in updates { heard.append(update) }
    #expect(heard.count > 100 && heard == Array(told.suffix(heard.count)))
    #expect(
      heard.last == ModalUpdate(phase: .resting(.dismissed), progress: 0, velocity: 0, wouldDismiss: true))
  }

  @Test("the outcome of a release changes once as a slow finger closes the modal, at the threshold")
  func wouldDismiss() {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    screen.drag(by: screen.travel * 0.8, over: 60)
    let held = screen.delegate.updates.filter { $0.phase == .held }
    let answers = held.map(\.wouldDismiss)
    #expect(answers.first == false && answers.last == true)
    #expect(zip(answers, answers.dropFirst()).filter { $0 != $1 }.count == 1)
    let flip = held.first { $0.wouldDismiss }?.progress ?? 0
    // The finger goes 0.8 of the travel in 60 seconds, and would coast on for half a second.
    #expect(abs(flip - 0.5 - 0.8 / 60 * 0.499) < 0.0005)
  }

  @Test("a finger that comes to rest is told to be slow, without having to move, and once")
  func restingFinger() {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    screen.drag(by: 200, over: 0.15)
    #expect(screen.delegate.updates.last?.wouldDismiss == true)
    screen.clock.advance(by: 0.3)
    #expect(screen.delegate.updates.last?.velocity == 0)
    #expect(screen.delegate.updates.last?.wouldDismiss == false)
    screen.clock.advance(by: 0.2)
    let count = screen.delegate.updates.count
    screen.clock.advance(by: 1)
    #expect(screen.delegate.updates.count == count)
  }

  @Test("a reader of a modal at rest asks for no frames")
  func readerAtRest() {
    let screen = Screen().open()
    let updates = screen.transition.updates(of: screen.draft)
    let frames = screen.clock.frames
    screen.clock.advance(by: 1)
    #expect(screen.clock.frames - frames < 3)
    withExtendedLifetime(updates) { #expect(screen.dismiss().leftover == nil) }
  }

  @Test("a reader that comes in mid-flight hears of each frame from then on")
  func lateReader() async throws {
    let (simulator, root, draft) = (Simulator(), RootController(), DraftController())
    simulator.launch(root: root)
    let transition = try #require(root.present(draft, as: .mail))
    // By now no status bar needs a frame either.
    simulator.clock.advance(by: 0.3)
    let updates = transition.updates(of: draft)
    simulator.clock.runUntilIdle()
    draft.dismissModal(animated: false)
    var frames = 0
    for await update in updates where update.phase == .settling(.presented) { frames += 1 }
    #expect(frames > 10)
  }

  @Test("one transition serves two modals at once, each with its own sequence")
  func shared() async {
    let screen = Screen().open()
    let second = DraftController()
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = screen.transition
    let updates = screen.transition.updates(of: second)
    screen.draft.present(second, animated: true)
    screen.settle()
    second.dismiss(animated: true)
    #expect(screen.settle().disorder == nil)
    var last: ModalUpdate?
    for await update in updates { last = update }
    #expect(last?.phase == .resting(.dismissed))
  }

  @Test("set as delegate without the custom style, UIKit's own transition runs and nothing breaks")
  func otherStyle() {
    let screen = Screen()
    screen.draft.modalPresentationStyle = .pageSheet
    screen.open()
    #expect(screen.isPresented)
    #expect(screen.close().leftover == nil)
  }

  /// An app's base class that presents in the next turn.
  private final class LateController: UIViewController {
    private var presentLater: () -> Void = {}

    override func present(_ modal: UIViewController, animated: Bool, completion: (() -> Void)?) {
      presentLater = { super.present(modal, animated: animated, completion: completion) }
    }

    func presentNow() {
      presentLater()
      presentLater = {}
    }
  }

  @Test("nothing retains the transition but the call, and it is there when UIKit asks late")
  func late() {
    let simulator = Simulator()
    let (root, draft) = (LateController(), DraftController())
    simulator.launch(root: root)
    root.present(draft, as: .mail)
    root.presentNow()
    simulator.clock.runUntilIdle()
    #expect(draft.modalSession != nil)
  }
}
