import InteractiveModal
import InteractiveModalTesting
import Testing
import UIKit

@Suite(.serialized) @MainActor struct ComposeTests {
  @Test func aShortDragReturnsTheDraft() async throws {
    let stage = try ModalTestStage(root: InboxViewController())
    let draft = try await stage.present(ComposeViewController(), as: .mail)
    try await draft.drag(by: 120)
    #expect(!draft.wouldDismiss)
    try draft.release()
    try await stage.settle()
    #expect(draft.phase == .resting(.detent(.large)))
    try stage.expectAllInPlace()
  }
}
