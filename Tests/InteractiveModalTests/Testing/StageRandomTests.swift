import Foundation
import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("Anything on the stage") @MainActor struct StageRandomTests {
    /// What a finger, a key or the system does.
    private enum Step: CaseIterable {
      case touch, drag, hold, release, flick, cancel, second, wait, turn, escape, tap, dismiss, resize, settle

      /// Whether a finger is down after the step; `nil` if that does not change.
      var leavesFinger: Bool? {
        switch self {
        case .touch, .drag: true
        case .release, .flick, .cancel: false
        case .hold, .second, .wait, .turn, .escape, .tap, .dismiss, .resize, .settle: nil
        }
      }
    }

    /// Does a step, and returns the reason for which the stage refuses it; `nil` if it does not.
    private func refusal(
      of step: Step, by distance: CGFloat, on draft: ModalTestModal, _ stage: ModalTestStage
    ) async throws -> String? {
      do {
        switch step {
        case .touch: try draft.touch(at: .middle)
        case .drag: try await draft.drag(by: distance, over: 0.1)
        case .hold: try await draft.hold(for: 0.1)
        case .release: try draft.release(velocity: distance * 4)
        case .flick: try await draft.flick(velocity: distance * 4)
        case .cancel: try draft.cancelTouch()
        case .second: try draft.touchWithSecondFinger()
        case .wait: await stage.advance(by: 0.07)
        case .turn: await stage.letUIKitWork()
        case .escape: try draft.pressEscape()
        case .tap: try draft.tapOutside()
        case .dismiss: if distance > 500 { draft.controller?.dismissModal() }
        case .resize: try stage.rotate()
        case .settle: try await stage.settle()
        }
        return nil
      } catch let failure as ModalTestFailure {
        return failure.description.components(separatedBy: ": ").last
      }
    }

    /// The reasons for which the stage may refuse a step now; `nil` if it may do it.
    private func allowed(_ step: Step, _ draft: ModalTestModal, isDown: Bool) -> [String?] {
      let isShown = draft.card?.window != nil
      // A card in motion may be where a finger does not meet it.
      let landing = draft.isAtDetent ? [nil] : [nil, Reason.takesNoFinger, Reason.isElsewhere, Reason.isAway]
      switch step {
      case .touch where isDown: return [Reason.isDown]
      case .touch, .drag, .flick, .escape, .tap:
        if !isShown { return [Reason.isNotPresented] }
        return isDown || step == .escape || step == .tap ? [nil] : landing
      case .hold, .release, .cancel: return isDown ? [nil] : [Reason.isUp]
      case .second:
        return isDown ? landing + [Reason.followsNone, Reason.isNotPresented] : [Reason.followsNone]
      case .settle: return isDown ? [nil, Reason.isHeld] : [nil]
      case .wait, .turn, .dismiss, .resize: return [nil]
      }
    }

    private enum Reason {
      static let isDown = "a finger is down already"
      static let isUp = "no finger is down, call touch(at:) or drag(by:) first"
      static let isHeld = "a finger is on StageDraft, call release() or cancelTouch() first"
      static let isNotPresented = "it is not presented"
      static let takesNoFinger = "it takes no finger now"
      static let isElsewhere = "is not on it"
      static let isAway = "the view is not on the screen"
      static let followsNone = "the kit follows no finger now"
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
      var isDown = false
      for _ in 0..<20 {
        let step = try #require(Step.allCases.randomElement(using: &random))
        let distance = CGFloat(Int.random(in: -400...700, using: &random))
        let allowed = allowed(step, draft, isDown: isDown)
        let refusal = try await refusal(of: step, by: distance, on: draft, stage)
        #expect(
          allowed.contains { $0 == refusal || $0.map { refusal?.hasSuffix($0) == true } == true }, "\(step)")
        if refusal == nil { isDown = step.leavesFinger ?? isDown }
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

extension ModalTestModal {
  /// Whether the modal stands at a detent.
  fileprivate var isAtDetent: Bool {
    if case .resting(.detent) = phase { return true }
    return false
  }
}
