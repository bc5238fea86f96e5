import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

extension StageTests {
  @Suite("The window of a stage") @MainActor struct StageWindowTests {
    @Test("a stage has the size that it is given, waits for 10 seconds, and hides its window at its end")
    func window() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox, size: CGSize(width: 320, height: 568))
      #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
      #expect(stage.root === inbox && stage.window.rootViewController === inbox)
      #expect(!stage.window.isHidden)
      #expect(inbox.present(inbox, as: .mail) == nil)
      #expect(stage.reports.count == 1 && stage.reports[0].contains("a controller cannot present itself"))
      stage.end()
      #expect(stage.window.isHidden)
      #expect(inbox.present(inbox, as: .mail) == nil && stage.reports.count == 1)
    }

    @Test("a picture shows what the window shows, as PNG or on Linux as SVG")
    func picture() async throws {
      let stage = try ModalTestStage(root: StageInbox(), size: CGSize(width: 320, height: 568))
      let pictureOfRoot = stage.picture()
      try await stage.present(StageDraft())
      let picture = stage.picture()
      #expect(picture.starts(with: "<svg".utf8) || picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(picture != pictureOfRoot)
      Attachment.record(picture, named: "stage")
    }

    @Test("a size that no window has is refused, and another one is taken")
    func sizes() async throws {
      let stage = try ModalTestStage(root: StageInbox(), size: CGSize(width: 400, height: 700))
      let bad: [(CGFloat, CGFloat)] = [
        (.nan, 100), (100, .nan), (.infinity, 100), (100, .infinity), (0, 100), (100, 0), (-1, 100),
        (100, -1),
      ]
      for (width, height) in bad {
        let size = CGSize(width: width, height: height)
        #expect(
          await sentence { try stage.resize(to: size) } == "resize(to:): \(size) is no size of a window")
      }
      #expect(stage.window.bounds.size == CGSize(width: 400, height: 700))
      try stage.resize(to: CGSize(width: 500, height: 300))
      #expect(stage.window.bounds.size == CGSize(width: 500, height: 300))
      try stage.resize(to: CGSize(width: 1, height: 1))
      #expect(stage.window.bounds.size == CGSize(width: 1, height: 1))
      try stage.resize(to: CGSize(width: 500, height: 300))
      try stage.rotate()
      #expect(stage.window.bounds.size == CGSize(width: 300, height: 500))
    }

    @Test("the app is told where the keyboard ends, at once")
    func keyboard() async throws {
      final class Frames: @unchecked Sendable { var told: [(CGRect?, TimeInterval?)] = [] }
      let stage = try ModalTestStage(root: StageInbox(), size: CGSize(width: 400, height: 700))
      let frames = Frames()
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { notification in
        let info = notification.userInfo
        frames.told.append(
          (
            info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
          ))
      }
      for height in [340, 200, 0, -5] as [CGFloat] { try await stage.showKeyboard(height: height) }
      NotificationCenter.default.removeObserver(observer)
      #expect(frames.told.map(\.1) == [0, 0, 0, 0])
      #expect(
        frames.told.map(\.0) == [
          CGRect(x: 0, y: 360, width: 400, height: 340), CGRect(x: 0, y: 500, width: 400, height: 300),
          CGRect(x: 0, y: 700, width: 400, height: 300), CGRect(x: 0, y: 700, width: 400, height: 300),
        ])
      #expect(
        await sentence { try await stage.showKeyboard(height: .nan) }
          == "showKeyboard(height:): nan is not finite")
    }

    @Test("a finger of the stage is up after its release, and what no finger can do is refused")
    func finger() async throws {
      let inbox = StageInbox()
      let stage = try ModalTestStage(root: inbox)
      #expect(
        await sentence { _ = try stage.touch(at: .top) }
          == "touch on StageInbox: no gesture of the kit takes the finger there")
      let finger = try stage.touch(at: .on(inbox.composeBar))
      #expect(
        await sentence { try await finger.drag(by: CGVector(dx: 0, dy: 1e9)) }
          == "drag(by:): 1000000000.0 is more than a finger can do")
      #expect(
        await sentence { try await finger.drag(by: CGVector(dx: CGFloat.nan, dy: 0)) }
          == "drag(by:): nan is not finite")
      #expect(
        await sentence { try await finger.drag(by: CGVector(dx: 0, dy: -50), over: .nan) }
          == "drag(by:over:): nan is not finite")
      #expect(
        await sentence { try finger.release(velocity: CGVector(dx: CGFloat.infinity, dy: 0)) }
          == "release(velocity:): inf is not finite")
      #expect(inbox.presentedViewController == nil)
      try await finger.drag(by: CGVector(dx: 0, dy: -300))
      #expect(
        await sentence { try await stage.settle() }
          == "settle(): a finger is on StageInbox, call release() or cancelTouch() first")
      let draft = try stage.frontModal()
      #expect(draft.velocity == 0, "the finger rests at the end")
      try finger.release(velocity: CGVector(dx: 90, dy: -1100))
      #expect(draft.velocity == -1100 && draft.phase == .settling(.detent(.large)))
      #expect(await sentence { try finger.release() } == "release(velocity:): the finger is up already")
      #expect(
        await sentence { try await finger.drag(by: CGVector(dx: 0, dy: 5)) }
          == "drag(by:): the finger is up already")
      try await stage.settle()
      try stage.expectAllInPlace()
    }
  }
}
