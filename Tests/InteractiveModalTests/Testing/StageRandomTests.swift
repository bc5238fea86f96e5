import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("Anything on the stage") @MainActor struct StageRandomTests {
    /// What a finger, a key or the system does.
    private enum Step: CaseIterable {
      case touch, drag, hold, release, flick, cancel, second, wait, turn, escape, tap, dismiss, resize, settle
    }

    /// Does a step. What the stage refuses at this moment has no effect.
    private func perform(
      _ step: Step, on draft: ModalTestModal, _ stage: ModalTestStage, _ random: inout SeededGenerator
    ) async {
      let distance = CGFloat(Int.random(in: -400...700, using: &random))
      do {
        switch step {
        case .touch: try draft.touch(at: .middle)
        case .drag: try draft.drag(by: distance, over: 0.1)
        case .hold: try draft.hold(for: 0.1)
        case .release: try draft.release(velocity: distance * 4)
        case .flick: try draft.flick(velocity: distance * 4)
        case .cancel: try draft.cancelTouch()
        case .second: try draft.touchWithSecondFinger()
        case .wait: stage.advance(by: 0.07)
        case .turn: await stage.letUIKitWork()
        case .escape: try draft.pressEscape()
        case .tap: try draft.tapOutside()
        case .dismiss: if distance > 500 { draft.controller?.dismissModal() }
        case .resize: try stage.rotate()
        case .settle: try await stage.settle()
        }
      } catch {
        #expect(error is ModalTestFailure)
      }
    }

    @Test(
      "whatever a finger does, everything is in place and nothing lives on",
      arguments: 0..<60 as Range<UInt64>)
    func anything(_ seed: UInt64) async throws {
      var random = SeededGenerator(seed: seed)
      let stage = try ModalTestStage(root: StageInbox())
      var configuration = ModalConfiguration.mail
      if seed % 2 == 0 { configuration.detents = [.medium, .large] }
      let size = stage.window.bounds.size
      let draft = try await stage.beginPresenting(StageDraft(), as: configuration)
      for _ in 0..<20 {
        guard let step = Step.allCases.randomElement(using: &random) else { continue }
        await perform(step, on: draft, stage, &random)
      }
      try? draft.release()
      try await stage.settle()
      try stage.resize(to: size)
      try await stage.settle()
      try stage.expectAllInPlace()
      draft.controller?.dismissModal()
      try await stage.settle()
      try stage.expectAllInPlace()
      try await stage.expectNothingAlive()
    }
  }
}
