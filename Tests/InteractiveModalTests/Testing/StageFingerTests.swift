import InteractiveModal
import Testing
import UIKit

@testable import InteractiveModalTesting

extension StageTests {
  @Suite("A finger on the stage") @MainActor struct StageFingerTests {
    @Test(
      "a slow drag dismisses the modal if it goes far enough",
      arguments: [(distance: CGFloat(300), isFar: false), (500, true), (40, false), (-100, false)])
    func drag(_ distance: CGFloat, isFar: Bool) async throws {
      let (stage, draft) = try await presentDraft()
      #expect(draft.phase == .resting(.detent(.large)))
      try await draft.drag(by: distance)
      #expect(draft.phase == .held)
      #expect(draft.wouldDismiss == isFar)
      try draft.release()
      try await stage.settle()
      #expect(draft.outcome == (isFar ? .dismissed(by: .drag) : nil))
      #expect(draft.phase == (isFar ? .resting(.dismissed) : .resting(.detent(.large))))
      try stage.expectAllInPlace()
      if isFar { try await stage.expectNothingAlive() }
    }

    @Test("a finger that the system takes away returns the modal, however far it is")
    func cancelled() async throws {
      let (stage, draft) = try await presentDraft()
      try await draft.drag(by: 600)
      try draft.cancelTouch()
      try await stage.settle()
      #expect(draft.phase == .resting(.detent(.large)))
      try stage.expectAllInPlace()
    }

    @Test("a second finger changes nothing")
    func secondFinger() async throws {
      let (stage, draft) = try await presentDraft()
      try await draft.drag(by: 200)
      let progress = draft.progress
      try draft.touchWithSecondFinger()
      #expect(draft.progress == progress)
      try await draft.drag(by: 300)
      #expect(draft.progress < progress)
      try draft.release()
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .drag))
    }

    @Test(
      "of the recorded fingers only the two flings dismiss",
      arguments: [
        (RecordedFinger.fling, true), (.shortFling, true), (.slowDrag, false), (.shortDrag, false),
        (.hesitation, false), (.holdAtEnd, false), (.upAndBack, false), (.tap, false),
      ])
    func recordings(_ finger: RecordedFinger, dismisses: Bool) async throws {
      let (stage, draft) = try await presentDraft()
      try await draft.play(finger)
      try await stage.settle()
      if !dismisses {
        try draft.touch()
        try draft.release()
      }
      #expect(draft.outcome == (dismisses ? .dismissed(by: .drag) : nil), "\(finger.recording)")
      try stage.expectAllInPlace()
    }
  }
}
