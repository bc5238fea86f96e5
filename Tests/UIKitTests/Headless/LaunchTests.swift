import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Launching an app") struct LaunchTests {
  @Test("an app is launched by its delegate, its scene and the scene's delegate")
  func app() throws {
    let simulator = Simulator()
    simulator.launch(SmallApp.self)
    let window = try #require(simulator.window)
    #expect(window.isKeyWindow && window.rootViewController is JournalController)
    #expect(UIApplication.shared === simulator.application && UIApplication.shared.delegate is SmallApp)
    #expect((simulator.windowScene.delegate as? SmallScene)?.window === window)
    #expect(
      simulator.windowScene.windows == [window] && simulator.clock.isIdle && simulator.complaints.isEmpty)
  }

  @Test("the app is told when it becomes inactive, goes to the background and comes back")
  func life() {
    let stage = Stage()
    let journal = Journal()
    let center = NotificationCenter.default
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      center.addObserver(forName: name, object: stage.simulator.application, queue: nil) { _ in
        MainActor.assumeIsolated { journal.note(name.rawValue) }
      }
    }
    stage.simulator.enterBackground()
    stage.simulator.enterForeground()
    #expect(journal.read() == names.map(\.rawValue))
    tokens.forEach(center.removeObserver)
  }

  @Test("an app that is ended does nothing any more: no frame, no work, and no finger is on the glass")
  func end() {
    let simulator = Stage().simulator
    let counter = FrameCounter()
    counter.start()
    var done = 0
    simulator.clock.schedule(at: simulator.clock.now + 0.1) { done += 1 }
    simulator.clock.onFrame { done += 1 }
    let finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 50, y: 50))
    #expect(finger.isDown && !simulator.clock.isIdle)
    simulator.terminate()
    simulator.clock.nextTurn { done += 100 }
    simulator.clock.advance(by: 1)
    #expect(!finger.isDown && simulator.clock.isIdle)
    #expect(counter.times.isEmpty && done == 100)
  }

  @Test("a task, and what comes of it, stays on its simulator, whoever takes over meanwhile")
  func tasks() async {
    let (one, other) = (Simulator(), Simulator(device: .iPadAir))
    await Simulator.$ofTask.withValue(one) {
      other.takeOver()
      #expect(Simulator.current === one && UIScreen.main === one.screen)
      await Task { #expect(Simulator.current === one) }.value
    }
    other.takeOver()
    #expect(Simulator.current === other)
  }
}
