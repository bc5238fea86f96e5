import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Notifications that another thread posts", .ownWorld) @MainActor struct OtherThreadTests {
  /// Posts a notification on a thread of its own, and returns when the main thread has gone on.
  private func post(_ name: Notification.Name, _ userInfo: [String: CGRect] = [:]) async {
    let center = NotificationCenter.default
    await withCheckedContinuation { isPosted in
      Thread.detachNewThread {
        center.post(name: name, object: nil, userInfo: userInfo)
        DispatchQueue.main.async { isPosted.resume() }
      }
    }
  }

  @Test("the kit hears of the system's, on the main actor")
  func system() async {
    var events: [SystemObserver.Event] = []
    let observer = SystemObserver {
      MainActor.preconditionIsolated()
      events.append($0)
    }
    observer.start(in: UIView())
    await post(UIApplication.willResignActiveNotification)
    #expect(events == [.inactive])
    observer.stop()
  }

  @Test("the kit hears of the keyboard's, on the main actor")
  func keyboard() async {
    let space = KeyboardSafeArea(AdditionalSafeArea(UIViewController()))
    var frames: [CGRect] = []
    space.onMove = {
      MainActor.preconditionIsolated()
      frames.append($0.frame)
    }
    space.start()
    let frame = CGRect(x: 0, y: 500, width: 390, height: 344)
    await post(
      UIResponder.keyboardWillChangeFrameNotification, [UIResponder.keyboardFrameEndUserInfoKey: frame])
    #expect(frames == [frame])
    space.stop()
  }
}
