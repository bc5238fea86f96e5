import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("One modal after another", .ownWorld) @MainActor struct TurnTests {
  private let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)

  /// Lets the modal in front be gone.
  private func dismiss(_ wish: Wish, on screen: Screen) {
    wish.modal.dismiss(animated: true)
    screen.clock.advance(by: 2)
  }

  @Test("modals that were asked for at once come one after another, in the order of the calls")
  func order() {
    let screen = Screen()
    let wishes = (0..<3).map { _ in Wish(DraftController(), from: screen.root) }
    screen.clock.advance(by: 2)
    for (index, wish) in wishes.enumerated() {
      #expect(wishes.map(\.isOnScreen) == (0..<3).map { $0 == index })
      dismiss(wish, on: screen)
      #expect(wish.outcomes == [.dismissed(by: .code)])
    }
    screen.settle()
    #expect(screen.clock.isIdle && screen.simulator.complaints == [])
    #expect(screen.root.disturbance == nil)
  }

  @Test("one that is asked for in the moment when the presenter is free does not push in")
  func noPushing() {
    let screen = Screen().open()
    let patient = Wish(DraftController(), from: screen.root)
    screen.clock.advance(by: 1)
    screen.draft.dismiss(animated: false)
    let hasty = Wish(DraftController(), from: screen.root)
    screen.clock.advance(by: 1)
    #expect(patient.isOnScreen && !hasty.isOnScreen)
    patient.cancel()
    screen.settle()
    #expect(hasty.isOnScreen && screen.simulator.complaints == [])
  }

  @Test("asked for from a child and from its parent, they wait for each other")
  func sameRoot() {
    let child = UIViewController()
    let simulator = Simulator()
    let navigation = UINavigationController(rootViewController: child)
    simulator.launch(root: navigation)
    let wishes = [Wish(DraftController(), from: child), Wish(DraftController(), from: navigation)]
    simulator.clock.advance(by: 1)
    #expect(wishes.map(\.isOnScreen) == [true, false])
    wishes[0].modal.dismiss(animated: false)
    simulator.clock.advance(by: 1)
    #expect(wishes.map(\.isOnScreen) == [false, true])
    wishes[1].modal.dismiss(animated: false)
    simulator.clock.runUntilIdle()
    #expect(wishes.map(\.outcomes.count) == [1, 1] && simulator.complaints == [])
  }

  @Test("asked for twice, a modal comes once, also after an alert that is up", arguments: [false, true])
  func sameModal(waits: Bool) {
    let screen = Screen()
    if waits { screen.root.present(alert, animated: true) }
    let wishes = (0..<2).map { _ in Wish(screen.draft, from: screen.root) }
    #expect(wishes.map(\.outcomes) == [[], [.notPresented(because: .modalIsInUse)]])
    screen.clock.advance(by: 20)
    #expect(wishes[0].isOnScreen != waits && wishes[0].outcomes == [])
    if waits { alert.dismiss(animated: true) }
    #expect(screen.settle().disorder == nil)
  }

  @Test(
    "asked for in the turn of a dismissal, another modal or the same one comes after it",
    arguments: [true, false])
  func afterDismissal(isSame: Bool) {
    let screen = Screen().open()
    screen.draft.dismiss(animated: true)
    let wish = Wish(isSame ? screen.draft : DraftController(), from: screen.root)
    screen.settle()
    #expect(wish.isOnScreen && wish.outcomes == [])
    #expect(screen.simulator.complaints == [])
    wish.modal.dismiss(animated: true)
    screen.settle()
    #expect(wish.outcomes == [.dismissed(by: .code)] && screen.leftover == nil)
  }

  @Test("a card that is just being presented presents the next as soon as UIKit is through")
  func presenterOpening() {
    let screen = Screen().present()
    let wish = Wish(DraftController(), from: screen.draft)
    #expect(!wish.isOnScreen)
    screen.clock.advance(by: 2)
    #expect(wish.isOnScreen)
    screen.settle()
    #expect(wish.outcomes == [] && screen.simulator.complaints == [])
  }

  @Test("a card that leaves presents nothing; one that is called back does", arguments: [true, false])
  func presenterLeaving(returns: Bool) {
    let screen = Screen().open().close(for: 0.1)
    let wish = Wish(DraftController(), from: screen.draft)
    if returns {
      screen.grab(-300)
      screen.finger.up()
    }
    screen.settle()
    #expect(wish.isOnScreen == returns)
    #expect(wish.outcomes == (returns ? [] : [.notPresented(because: .presenterIsOffScreen)]))
    #expect(screen.simulator.complaints == [])
  }

  @Test("what waits is dropped when its presenter leaves the screen for good")
  func presenterGoesAway() {
    let screen = Screen().open()
    let wish = Wish(DraftController(), from: screen.root)
    screen.clock.advance(by: 1)
    screen.simulator.window?.rootViewController = UIViewController()
    #expect(screen.settle().clock.isIdle)
    #expect(wish.outcomes == [.notPresented(because: .presenterIsOffScreen)])
  }

  @Test("a child that has left the screen by its turn is no presenter any more")
  func childGoesAway() {
    let (first, second) = (UIViewController(), UIViewController())
    let simulator = Simulator()
    let navigation = UINavigationController(rootViewController: first)
    simulator.launch(root: navigation)
    navigation.present(alert, animated: false)
    let wish = Wish(DraftController(), from: first)
    navigation.pushViewController(second, animated: false)
    alert.dismiss(animated: false)
    simulator.clock.runUntilIdle()
    #expect(wish.outcomes == [.notPresented(because: .presenterIsOffScreen)])
  }

  /// What runs as the app asks for a lock, which waits.
  enum Motion: CaseIterable {
    case opening, closing, dragged, closingUnderBinding

    @MainActor func begin(on screen: Screen) {
      switch self {
      case .opening: screen.present().run(for: 0.1)
      case .closing, .closingUnderBinding: screen.open().close(for: 0.1)
      case .dragged: screen.open().grab(200)
      }
    }
  }

  @Test("what waits is in the app switcher's picture", arguments: Motion.allCases)
  func appSwitcher(motion: Motion) {
    let screen = Screen()
    motion.begin(on: screen)
    let source = BoundSource(in: motion == .closingUnderBinding ? screen.root : nil)
    let wish = motion == .closingUnderBinding ? nil : Wish(DraftController(), from: screen.root, onTop: true)
    source.ask(for: wish == nil ? "lock" : nil)
    screen.run(for: 0.05)
    let lock = wish?.modal ?? source.modal
    #expect(lock?.presentingViewController == nil)
    screen.simulator.enterBackground()
    #expect(lock?.viewIfLoaded?.window != nil)
    #expect(lock?.modalSession?.interaction.phase == .resting(.detent(.large)))
    #expect(screen.complaint == nil)
  }

  @Test("cancelled while it waits, a modal is never presented, and the next moves up")
  func cancelled() {
    let screen = Screen().open()
    let wishes = (0..<2).map { _ in Wish(DraftController(), from: screen.root) }
    wishes[0].cancel()
    #expect(wishes.map(\.outcomes) == [[.cancelled], []])
    screen.close()
    #expect(wishes.map(\.isOnScreen) == [false, true])
  }

  @Test("when the answer comes UIKit is through: an alert can be presented", arguments: [true, false])
  func alertAfterwards(isDragged: Bool) {
    let screen = Screen()
    let wish = Wish(screen.draft, from: screen.root)
    wish.onEnd = { [alert] _ in screen.root.present(alert, animated: true) }
    screen.settle()
    if isDragged { screen.grab(600) } else { screen.draft.dismiss(animated: true) }
    screen.lift()
    #expect(screen.root.presentedViewController === alert && screen.simulator.complaints == [])
  }

  @Test("a modal that waits for minutes asks for no frame and writes nothing, and comes when it can")
  func waitsCheaply() {
    let screen = Screen()
    screen.root.present(alert, animated: true)
    screen.settle()
    let wish = Wish(DraftController(), from: screen.root)
    let (frames, ledger) = (screen.clock.frames, screen.simulator.ledger)
    ledger.reset()
    screen.clock.advance(by: 180)
    #expect(screen.clock.frames == frames && ledger.writes == 0)
    alert.dismiss(animated: false)
    screen.clock.advance(by: Patience.interval)
    #expect(wish.isOnScreen)
    #expect(screen.settle().clock.isIdle)
  }

  @Test("waiting retains nothing afterwards", arguments: [true, false])
  func released(cancels: Bool) {
    let screen = Screen()
    weak var modal: UIViewController?
    weak var gone: Wish?
    do {
      let wish = Wish(DraftController(), from: screen.root)
      (modal, gone) = (wish.modal, wish)
      screen.clock.advance(by: 1)
      if cancels { wish.cancel() } else { wish.modal.dismiss(animated: true) }
      screen.settle()
      #expect(wish.outcomes.count == 1)
    }
    #expect(modal == nil && gone == nil)
  }
}
