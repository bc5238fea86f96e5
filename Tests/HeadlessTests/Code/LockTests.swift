import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// Apps put a lock over everything as they leave the foreground, and take it away as they return.
@Suite("A lock over a card", .ownWorld) @MainActor struct LockTests {
  /// Where the card is as the app leaves the foreground.
  enum Moment: CaseIterable {
    case resting, opening, dragged, returning

    @MainActor func begin(on screen: Screen) {
      switch self {
      case .resting: screen.open()
      case .opening: screen.present().run(for: 0.1)
      case .dragged: screen.open().grab(200)
      case .returning:
        screen.open().grab(100)
        screen.finger.up()
        screen.run(for: 0.05)
      }
    }
  }

  /// When the app asks for the lock.
  enum Notice: CaseIterable {
    case inactive, background

    var name: Notification.Name {
      switch self {
      case .inactive: UIScene.willDeactivateNotification
      case .background: UIScene.didEnterBackgroundNotification
      }
    }
  }

  @MainActor private final class Lock {
    let modal = DraftController()
    private(set) var wish: Wish?
    func come(on screen: Screen) { wish = Wish(modal, from: screen.root, onTop: true) }
  }

  @Test(
    "is in the app switcher's picture, and leaves the card as it was", arguments: Moment.allCases,
    Notice.allCases)
  func comesAndGoes(moment: Moment, notice: Notice) {
    let (screen, lock) = (Screen(), Lock())
    moment.begin(on: screen)
    let observer = NotificationCenter.default.addObserver(forName: notice.name, object: nil, queue: nil) {
      _ in
      MainActor.assumeIsolated { lock.come(on: screen) }
    }
    screen.simulator.enterBackground()
    NotificationCenter.default.removeObserver(observer)
    #expect(lock.modal.viewIfLoaded?.window != nil && screen.draft.presentedViewController === lock.modal)
    screen.simulator.enterForeground()
    screen.settle()
    lock.modal.dismissModal(animated: false)
    #expect(screen.settle().disorder == nil && lock.wish?.outcomes == [.dismissed(by: .code)])
    screen.close()
    #expect(screen.leftover == nil)
  }
}
