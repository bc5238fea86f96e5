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
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
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

    @Test("the card follows the finger point by point")
    func follows() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      let start = try #require(draft.card).center.y
      try await draft.drag(by: 250)
      #expect(abs(try #require(draft.card).center.y - start - 250) < 1e-6)
      try await draft.drag(by: -120)
      #expect(abs(try #require(draft.card).center.y - start - 130) < 1e-6)
    }

    @Test("a flick dismisses the modal, a flick upwards does not", arguments: [1500, -1500] as [CGFloat])
    func flick(_ velocity: CGFloat) async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      try await draft.flick(velocity: velocity)
      try await stage.settle()
      #expect(draft.outcome == (velocity > 0 ? .dismissed(by: .drag) : nil))
      try stage.expectAllInPlace()
    }

    @Test("a finger that rests takes the velocity from the modal, and time goes on")
    func hold() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      try await draft.drag(by: 200)
      let progress = draft.progress
      try await draft.hold(for: 2)
      #expect(draft.velocity == 0)
      #expect(draft.progress == progress)
    }

    @Test("a modal that opens is caught in flight, and goes on to its detent")
    func catchOpening() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.beginPresenting(StageDraft())
      await stage.advance(by: 0.1)
      let caught = draft.progress
      #expect((0.05..<0.95).contains(caught))
      try draft.touch()
      try await draft.hold(for: 0.5)
      #expect(draft.phase == .held)
      #expect(draft.progress == caught)
      try draft.release()
      try await stage.settle()
      #expect(draft.phase == .resting(.detent(.large)))
      try stage.expectAllInPlace()
    }

    @Test("a modal that is caught in flight moves with the finger at once, before that is a pan")
    func movesAtOnce() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.beginPresenting(StageDraft())
      await stage.advance(by: 0.1)
      try draft.touch()
      try await draft.hold(for: 0.1)
      let start = try #require(draft.card).center.y
      try await draft.drag(by: 4)
      #expect(abs(try #require(draft.card).center.y - start - 4) < 1e-6)
      try draft.release()
      try await stage.settle()
    }

    @Test("a modal that leaves is caught in flight and pushed back")
    func catchClosing() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      try await draft.drag(by: 500)
      try draft.release()
      await stage.advance(by: 0.05)
      #expect(draft.phase == .settling(.dismissed))
      await stage.letUIKitWork()
      try await draft.drag(by: -450)
      try draft.release()
      try await stage.settle()
      #expect(draft.outcome == nil)
      #expect(draft.phase == .resting(.detent(.large)))
      try stage.expectAllInPlace()
    }

    @Test("a finger that the system takes away returns the modal, however far it is")
    func cancelled() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      try await draft.drag(by: 600)
      try draft.cancelTouch()
      try await stage.settle()
      #expect(draft.phase == .resting(.detent(.large)))
      try stage.expectAllInPlace()
    }

    @Test("a second finger changes nothing")
    func secondFinger() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
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

    @Test("a finger from which the app has taken the modal moves it no more, also when the modal is at rest")
    func taken() async throws {
      var configuration = ModalConfiguration.mail
      (configuration.detents, configuration.initialDetent) = ([.medium, .large], .medium)
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft(), as: configuration)
      try await draft.drag(by: -50)
      draft.controller?.selectModalDetent(.large)
      await stage.advance(by: 2)
      try await draft.drag(by: 200)
      #expect(draft.phase == .resting(.detent(.large)) && draft.progress == 1)
      try await stage.settle()
      try stage.expectAllInPlace()
    }

    @Test("a slider keeps the finger that comes down on it")
    func slider() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let content = StageDraft()
      let slider = UISlider(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
      content.view.addSubview(slider)
      let draft = try await stage.present(content)
      try await draft.drag(by: 400, at: .on(slider))
      #expect(draft.phase == .resting(.detent(.large)))
      try draft.release()
      try await stage.settle()
      #expect(draft.outcome == nil)
    }

    @Test("a list scrolls to its top, and the modal goes on with the rest")
    func list() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let content = StageDraft()
      let draft = try await stage.present(content)
      content.list.contentOffset.y = 100
      try await draft.drag(by: 60, at: .on(content.list))
      #expect(draft.progress == 1)
      #expect(abs(content.list.contentOffset.y - 40) < 1e-6)
      try await draft.drag(by: 500)
      #expect(abs(content.list.contentOffset.y) < 1e-6)
      #expect(draft.progress < 0.7)
      try draft.release()
      try await stage.settle()
      #expect(draft.outcome == .dismissed(by: .drag))
    }

    @Test("a list that is pushed up scrolls, and the modal stays")
    func listUp() async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let content = StageDraft()
      let draft = try await stage.present(content)
      try await draft.drag(by: -200, at: .on(content.list))
      #expect(abs(content.list.contentOffset.y - 200) < 1e-6)
      #expect(draft.progress == 1)
      try draft.release()
      try await stage.settle()
      try stage.expectAllInPlace()
    }

    @Test(
      "of the recorded fingers only the two flings dismiss",
      arguments: [
        (RecordedFinger.fling, true), (.shortFling, true), (.slowDrag, false), (.shortDrag, false),
        (.hesitation, false), (.holdAtEnd, false), (.upAndBack, false), (.tap, false),
      ])
    func recordings(_ finger: RecordedFinger, dismisses: Bool) async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      try await draft.play(finger)
      try await stage.settle()
      if !dismisses {
        try draft.touch()
        try draft.release()
      }
      #expect(draft.outcome == (dismisses ? .dismissed(by: .drag) : nil), "\(finger.recording)")
      try stage.expectAllInPlace()
    }

    @Test("a flick of a single move dismisses the modal", arguments: [60, 9] as [CGFloat])
    func singleMove(distance: CGFloat) async throws {
      let stage = try ModalTestStage(root: StageInbox())
      let draft = try await stage.present(StageDraft())
      let flick = RecordedFinger(name: "", recording: "", origin: "", movements: "10 0 \(distance)")
      try await draft.play(flick)
      try await stage.settle()
      #expect(draft.outcome == (distance > 10 ? .dismissed(by: .drag) : nil))
    }
  }
}
