import InteractiveModal
import InteractiveModalTesting
import TestWorld
import Testing
import UIKit

@Suite("A stage on a late UIKit", .ownWorld) @MainActor struct StageLatenessTests {
  @Test("the stage's clock waits for a UIKit that begins late", arguments: [0.5, 7])
  func late(_ delay: TimeInterval) async throws {
    let simulator = Simulator()
    simulator.transitionStart = .after(delay)
    let stage = try ModalTestStage(root: UIViewController())
    let draft = try await stage.present(UIViewController())
    try await draft.drag(by: 500)
    try draft.release()
    try await stage.settle()
    #expect(draft.outcome == .dismissed(by: .drag), "the kit keeps its patience")
    try stage.expectAllInPlace()
    try await stage.expectNothingAlive()
    #expect(simulator.complaints == [])
  }

  @Test("a UIKit that never answers is told in a sentence, once the limit has passed")
  func never() async throws {
    let simulator = Simulator()
    let stage = try ModalTestStage(root: UIViewController())
    let draft = try await stage.present(UIViewController())
    simulator.transitionStart = .never
    try await draft.drag(by: 500)
    try draft.release()
    let failure = await #expect(throws: ModalTestFailure.self) { try await stage.settle(limit: 0.5) }
    #expect(
      failure?.description
        == "settle(): UIKit has not ended its transition of UIViewController for more than 0.5 seconds")
  }

  @Test("on the display's clock the kit ends a dismissal that UIKit has lost")
  func lost() async throws {
    let simulator = Simulator()
    let stage = try ModalTestStage(root: UIViewController(), clock: .display)
    let draft = try await stage.present(UIViewController())
    simulator.transitionStart = .never
    try await draft.drag(by: 500)
    try draft.release()
    try await stage.settle()
    #expect(draft.outcome == .dismissed(by: .drag))
    try stage.expectAllInPlace()
  }

  @Test("a modal that UIKit does not begin to present is told in a sentence")
  func neverPresented() async throws {
    let simulator = Simulator()
    simulator.transitionStart = .after(60)
    let stage = try ModalTestStage(root: UIViewController())
    let failure = await #expect(throws: ModalTestFailure.self) {
      try await stage.present(UINavigationController())
    }
    #expect(
      failure?.description
        == "UIKit begins to present UINavigationController: this has not happened within 10.0 seconds")
  }

  @Test("a flight on the stage takes as long as one that Core Animation plays")
  func sameTime() async throws {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.launch(root: root)
    let played = UIViewController()
    let start = simulator.clock.now
    root.present(played, as: .mail)
    while played.isBeingPresented || played.presentingViewController == nil {
      simulator.clock.advance(by: 1 / 120)
    }
    let duration = simulator.clock.now - start
    played.dismissModal(animated: false)
    simulator.clock.advance(by: 1)

    let stage = try ModalTestStage(root: UIViewController())
    let draft = try await stage.beginPresenting(UIViewController())
    var stepped: TimeInterval = 0
    while draft.phase != .resting(.detent(.large)), stepped < 5 {
      await stage.advance(by: 1 / 120)
      stepped += 1 / 120
    }
    #expect(abs(stepped - duration) < 0.05, "\(stepped) and \(duration) seconds")
  }
}
