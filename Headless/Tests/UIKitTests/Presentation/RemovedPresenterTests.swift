import TestWorld
import Testing

@testable import UIKit

/// A check asks what happens without a cancellation (F33).
@MainActor @Suite("A presenter whose view is removed", .ownWorld) final class RemovedPresenterTests {
  private lazy var modal = Modal()
  private var stage: Stage { modal.stage }

  private func present() {
    let controller = modal.presented.presentationController as? StubPresentationController
    controller?.removesPresenter = true
    modal.present()
  }

  /// The calls of the presenter since the last reading.
  private func rootCalls() -> [String] {
    modal.story().filter { $0.hasPrefix("root") && !$0.hasSuffix("isAppearing") }
  }

  @Test("a cancelled presentation lets it appear again, a cancelled dismissal disappear (F44, F45)")
  func cancelled() {
    present()
    _ = rootCalls()
    modal.cancel()
    #expect(stage.window.subviews == [stage.view])
    #expect(rootCalls() == ["root willAppear", "root didAppear"])
    present()
    modal.finish()
    modal.dismiss()
    _ = rootCalls()
    modal.cancel()
    #expect(stage.view.superview == nil)
    #expect(rootCalls() == ["root willDisappear", "root didDisappear"])
    modal.dismiss()
    modal.finish()
    #expect(stage.window.subviews == [stage.view] && stage.complaints.isEmpty)
  }
}
