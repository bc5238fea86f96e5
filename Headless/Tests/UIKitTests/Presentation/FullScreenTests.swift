import TestWorld
import Testing
import UIKit

@Suite("A full-screen presentation", .ownWorld) @MainActor struct FullScreenTests {
  @Test("takes the presenter's view out of the window until its dismissal begins (F16)")
  func removes() {
    let (simulator, root, cover) = (Simulator(), UIViewController(), UIViewController())
    simulator.launch(root: root)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    simulator.clock.runTurns()
    #expect(root.view.window != nil)
    simulator.clock.runUntilIdle()
    #expect(root.view.window == nil && cover.view.frame == simulator.window?.bounds)
    root.dismiss(animated: true)
    simulator.clock.runTurns()
    #expect(root.view.window != nil && cover.view.window != nil)
    simulator.clock.runUntilIdle()
    #expect(root.view.window != nil && cover.view.window == nil && simulator.complaints.isEmpty)
  }
}
