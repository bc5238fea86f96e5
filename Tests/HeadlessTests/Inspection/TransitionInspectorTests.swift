import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("The transition inspector", .ownWorld) struct TransitionInspectorTests {
  private let inspector = TransitionInspector.shared

  @Test("slows motion down, in mid-flight too, without a jump")
  func slows() {
    let screen = NavigationScreen().push()
    screen.clock.advance(by: 0.1)
    let before = screen.share
    inspector.speed = 0.1
    screen.clock.advance(by: 1.0 / 60)
    #expect(abs(screen.share - before) < 0.02)
    screen.clock.advance(by: 1)
    #expect(screen.share > 0.01)
    #expect(screen.settle().disorder == nil)
  }

  @Test("a modal at a tenth of its speed is after a second where it is by itself after a tenth")
  func isTenTimesSlower() {
    var places: [CGFloat] = []
    for speed in [1, 0.1] as [CGFloat] {
      inspector.speed = speed
      let screen = Screen(framesPerSecond: 240)
      screen.present()
      // The flight begins with the frame before the first in which the card has moved.
      while screen.progress <= 0 { screen.clock.advance(to: screen.clock.nextFrame) }
      screen.clock.advance(by: 0.1 / Double(speed) - 1.0 / 240)
      places.append(screen.progress)
      screen.settle()
    }
    #expect(abs(places[0] - places[1]) < 0.001 && places[0] < 0.95)
  }

  @Test("a flight goes on at once at another speed, and none is played while motion is paused")
  func flights() {
    let screen = Screen().present().run(for: 0.1)
    inspector.speed = 0.5
    #expect(screen.session?.engine.flight != nil)
    inspector.isPaused = true
    #expect(screen.session?.engine.flight == nil)
    inspector.isPaused = false
    #expect(screen.session?.engine.flight != nil && screen.settle().disorder == nil)
  }

  @Test("follows transitions if it pauses them, keeps the last one, slows them down, or reports progress")
  func isInUse() {
    let uses: [(begin: () -> Void, end: () -> Void)] = [
      ({ inspector.isPaused = true }, { inspector.isPaused = false }),
      ({ inspector.keepsLast = true }, { inspector.keepsLast = false }),
      ({ inspector.speed = 0.5 }, { inspector.speed = 1 }),
      ({ inspector.onChange = { _ in } }, { inspector.onChange = nil }),
    ]
    for use in uses {
      #expect(!inspector.isInUse)
      use.begin()
      #expect(inspector.isInUse)
      use.end()
    }
  }

  @Test("takes twice as long at half speed for what UIKit animates", arguments: [0.25, 0.5, 2])
  func slowsUIKit(speed: Double) {
    let durations = [1, speed].map { speed in
      UIViewPropertyAnimator(
        duration: 0, timingParameters: UISpringTimingParameters(.init(), velocity: 0, at: speed)
      ).duration
    }
    #expect(abs(durations[1] * speed / durations[0] - 1) < 1e-3)
  }

  @Test(
    "stops all motion, shows another moment within the ends, and lets it go on from there",
    arguments: [TransitionKind.modal, .push], [(-0.5, 0), (0.25, 0.25), (1.5, 1)] as [(CGFloat, CGFloat)])
  func scrubs(kind: TransitionKind, _ moment: (number: CGFloat, progress: CGFloat)) {
    let screen = kind.make()
    screen.begin(isOpening: true)
    screen.run(for: 0.1)
    inspector.scrub(to: moment.number)
    #expect(inspector.isPaused && abs((inspector.progress ?? -1) - moment.progress) < 1e-9)
    #expect(abs(screen.seen - moment.progress) < 1e-9)
    screen.run(for: 3)
    #expect(abs(screen.seen - moment.progress) < 1e-9)
    inspector.isPaused = false
    #expect(screen.settle().restFault == nil && screen.isOpen)
  }

  @Test(
    "bad numbers change nothing, or count as the nearest that are good",
    arguments: [0, -1, .infinity, .nan])
  func isRobust(number: CGFloat) {
    let screen = NavigationScreen()
    inspector.onChange = { _ in }
    screen.push()
    screen.clock.advance(by: 0.1)
    inspector.speed = number
    #expect(inspector.speed == (number.isNaN ? 1 : number > 0 ? 10 : 0.01))
    inspector.scrub(to: number)
    inspector.isPaused = false
    inspector.speed = 1
    #expect(screen.settle().disorder == nil)
  }

  @Test("does nothing again where the app has gone on to what rules it out", arguments: [true, false])
  func leavesWhatWentOn(isUpperThere: Bool) {
    let screen = screenAfterPop()
    let stack = isUpperThere ? [screen.above, screen.below] : [PageController(name: "third")]
    screen.navigation.setViewControllers(stack, animated: false)
    inspector.restart()
    #expect(screen.settle().navigation.viewControllers == stack && screen.complaint == nil)
  }

  /// A screen on which a page was pushed and popped; the inspector keeps the last transition.
  private func screenAfterPop() -> NavigationScreen {
    inspector.keepsLast = true
    let screen = NavigationScreen().open()
    screen.navigation.popViewController(animated: true)
    return screen.settle()
  }

  @Test(
    "does a pop again though the app has pushed the page once more, or another one",
    arguments: [true, false])
  func goesBackFirst(isSame: Bool) {
    let screen = screenAfterPop()
    let page = isSame ? screen.above : PageController(name: "third")
    screen.navigation.pushViewController(page, animated: false)
    inspector.restart()
    #expect(screen.settle().disorder == nil && screen.choreography.operations == [.push, .pop, .pop])
  }

  /// What an app does after a modal of which the inspector knows.
  enum NextStep: CaseIterable { case otherModal, leaves, moves, turnsRound }

  @Test(
    "does no modal again where another is shown meanwhile, nobody is there, or it moves",
    arguments: NextStep.allCases, [true, false])
  func leavesModals(step: NextStep, isOpen: Bool) {
    inspector.keepsLast = true
    let screen = Screen().open()
    let (presenter, other) = (screen.draft.presentingViewController, UIViewController())
    if !isOpen { screen.draft.dismiss(animated: true) }
    screen.settle()
    switch step {
    case .otherModal:
      if isOpen { screen.draft.dismiss(animated: false) }
      presenter?.present(other, animated: false)
    case .leaves: screen.simulator.window?.rootViewController = other
    case .moves:
      isOpen ? screen.draft.dismiss(animated: true) : presenter?.present(screen.draft, animated: true)
    case .turnsRound:
      isOpen ? screen.draft.dismiss(animated: false) : presenter?.present(screen.draft, animated: false)
    }
    inspector.restart()
    screen.settle()
    #expect(screen.simulator.complaints.isEmpty)
    #expect((other.presentingViewController != nil) == (step == .otherModal))
  }

  @Test("holds nothing of a transition unless it is told to", arguments: [true, false])
  func holdsNothing(keepsLast: Bool) {
    weak var page: UIViewController?
    inspector.keepsLast = true
    inspector.keepsLast = keepsLast
    let screen = NavigationScreen()
    do {
      let third = PageController(name: "third")
      page = third
      screen.navigation.pushViewController(third, animated: true)
      screen.settle()
      screen.navigation.popViewController(animated: true)
      screen.settle()
    }
    #expect((page != nil) == keepsLast)
    inspector.keepsLast = false
    #expect(page == nil)
  }

  @Test("is told of the frames of a flight under way that nothing else listens to")
  func hearsInFlight() {
    let screen = silentFlight()
    var heard: [CGFloat] = []
    inspector.onChange = { if let progress = $0 { heard.append(progress) } }
    screen.clock.advance(by: 0.1)
    #expect(heard.count > 5 && screen.settle().complaint == nil)
  }

  /// A card on its way to a lower height, without a delegate.
  private func silentFlight() -> Screen {
    let screen = Screen.withDetents([.medium, .height(200, named: "small")], initially: .medium)
    screen.transition.delegate = nil
    screen.draft.selectModalDetent("small")
    screen.clock.advance(by: 0.05)
    return screen
  }

  @Test("a delegate that the app sets in flight hears of its frames")
  func delegateInFlight() {
    let screen = silentFlight()
    let count = screen.delegate.updates.count
    screen.transition.delegate = screen.delegate
    screen.clock.advance(by: 0.1)
    #expect(screen.delegate.updates.count - count > 5)
  }

  @Test("pauses two cards that move at once")
  func pausesAll() {
    let screen = Screen.withDetents(initially: .medium)
    let second = DraftController()
    screen.draft.present(second, as: .mail)
    screen.clock.advance(by: 0.1)
    screen.draft.selectModalDetent(.large)
    screen.clock.advance(by: 0.05)
    let upper = second.presentationController?.presentedView
    let places = { (screen.card.shown.bounds.height, upper?.shown.position.y ?? 0) }
    let former = places()
    inspector.isPaused = true
    screen.clock.advance(by: 0.2)
    #expect(abs(places().0 - former.0) < Screen.unseen && abs(places().1 - former.1) < Screen.unseen)
    inspector.isPaused = false
    screen.settle()
    #expect(screen.draft.selectedModalDetent == .large && screen.complaint == nil)
  }

  @Test("its calls can stop a transition at a moment", arguments: [0.3, 0.5, 0.7])
  func stops(moment: CGFloat) {
    let screen = NavigationScreen()
    inspector.onChange = { [inspector] in
      if let progress = $0, progress >= moment { inspector.scrub(to: moment) }
    }
    screen.push().clock.advance(by: 2)
    #expect(abs(screen.share - (1 - moment)) < 1e-6 && inspector.isPaused)
    inspector.onChange = nil
    inspector.isPaused = false
    #expect(screen.settle().disorder == nil && screen.isOpen)
  }

  @Test("resumes motion as it begins a flight anew")
  func resumes() {
    let screen = Screen().present().run(for: 0.15)
    inspector.isPaused = true
    screen.run(for: 0.5)
    inspector.restart()
    #expect(!inspector.isPaused && screen.settle().disorder == nil)
  }

  @Test("leaves a modal that stands, or that a finger holds, where it is")
  func leavesModal() {
    let screen = Screen().open()
    inspector.restart()
    #expect(screen.settle().disorder == nil)
    screen.grab(200)
    let top = screen.cardTop
    inspector.restart()
    #expect(screen.cardTop == top && screen.cancelTouch().disorder == nil)
  }

  @Test("tells of each frame of the transition that has moved last, and of its end once")
  func lastMoved() {
    let screen = Screen.withDetents([.medium, .large], initially: .large)
    let second = screen.openSecond()
    var told: [CGFloat?] = []
    inspector.onChange = { told.append($0) }
    second.dismissModal()
    screen.clock.advance(by: 0.1)
    for progress in [inspector.progress, told.last ?? nil] {
      #expect((0.1...0.95).contains(progress ?? 0))
    }
    #expect(inspector.parts.map(\.name) == ["card", "screen behind", "dimming"])
    #expect(inspector.parts.allSatisfy { $0.interval == 0...1 })
    screen.settle()
    #expect(told.count { $0 == nil } == 1 && told.last == .some(nil))
    #expect(inspector.progress == nil && inspector.parts.isEmpty)
    let count = told.count
    inspector.onChange = nil
    screen.dismiss()
    #expect(told.count == count)
  }

  @Test("ends a transition whose flight has come to its end while the main thread was busy")
  func changeAfterEnd() {
    let screen = NavigationScreen().push().run(for: 0.1)
    screen.clock.stall(for: 3)
    inspector.speed = 0.5
    #expect(screen.settle().disorder == nil && screen.isOpen)
  }
}
