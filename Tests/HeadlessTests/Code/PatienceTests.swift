import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A call that waits for UIKit, and gives up", .ownWorld) @MainActor struct PatienceTests {
  /// What keeps UIKit from answering.
  enum Loss: CaseIterable, Sendable {
    case presenterBeforeBeginning, windowOfModal, windowWhileCancelled

    var outcome: ModalOutcome {
      switch self {
      case .presenterBeforeBeginning: .notPresented(because: .system)
      case .windowOfModal: .dismissed(by: .code)
      case .windowWhileCancelled: .cancelled
      }
    }
  }

  /// Takes everything out of the window, so that UIKit never answers; the app keeps what was in it.
  private func lose(_ loss: Loss, on screen: Screen, _ wish: Wish) -> [UIView?] {
    let views = [screen.container, screen.root.view]
    if loss == .presenterBeforeBeginning {
      screen.root.view.removeFromSuperview()
    } else {
      for view in views { view?.removeFromSuperview() }
    }
    if loss == .windowWhileCancelled { wish.cancel() }
    return views
  }

  @Test("it waits for a second without a sign of the modal, and tells how it ended", arguments: Loss.allCases)
  func second(loss: Loss) {
    let screen = Screen()
    if loss == .presenterBeforeBeginning { screen.simulator.transitionStart = .after(0.5) }
    let wish = Wish(screen.draft, from: screen.root)
    if loss != .presenterBeforeBeginning { screen.settle() }
    let views = lose(loss, on: screen, wish)
    screen.clock.advance(by: 0.98)
    #expect(wish.outcomes == [])
    screen.clock.advance(by: 0.04)
    #expect(wish.outcomes == [loss.outcome])
    _ = views
  }

  @Test("a cancelled call ends with the modal, in the same turn")
  func cancelled() {
    let screen = Screen()
    let wish = Wish(screen.draft, from: screen.root)
    screen.settle()
    wish.cancel()
    #expect(wish.outcomes == [])
    screen.clock.advance(by: 0.1)
    screen.draft.dismissModal(animated: false)
    #expect(screen.isGone && wish.outcomes == [.cancelled])
  }

  /// Lets the kit's presentation controller show a modal, and UIKit animate it.
  private final class SystemMotion: NSObject, UIViewControllerTransitioningDelegate {
    let transition: ModalTransition

    init(_ transition: ModalTransition) { self.transition = transition }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      transition.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
  }

  @Test("a modal that UIKit's own transition presents stands afterwards, and a finger takes it away")
  func systemMotion() {
    let screen = Screen()
    let motion = SystemMotion(screen.transition)
    screen.draft.transitioningDelegate = motion
    #expect(screen.open().disorder == nil)
    #expect(screen.session?.interaction.phase == .resting(.detent(.large)))
    #expect(screen.delegate.updates.last?.phase == .resting(.detent(.large)))
    screen.grab(600)
    #expect(screen.offset > 500 && screen.release().leftover == nil)
  }

  @Test("a sign of the modal begins the second anew", arguments: [Loss.windowOfModal, .windowWhileCancelled])
  func signs(loss: Loss) throws {
    let screen = Screen()
    let wish = Wish(screen.draft, from: screen.root)
    screen.settle()
    let views = lose(loss, on: screen, wish)
    screen.clock.advance(by: 0.6)
    let container = try #require(views.first ?? nil)
    screen.simulator.window?.addSubview(container)
    screen.clock.advance(by: 0.03)
    if loss == .windowOfModal {
      container.removeFromSuperview()
      screen.clock.advance(by: 0.9)
      #expect(wish.outcomes == [])
      screen.clock.advance(by: 0.15)
    } else {
      screen.settle()
    }
    #expect(wish.outcomes == [loss.outcome])
  }
}
