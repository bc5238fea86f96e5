import TestWorld
import Testing

@testable import UIKit

/// A presentation controller may take the presenter's view out of the window (F16, F33, F57, F270).
@MainActor @Suite("A presenter whose view is removed", .ownWorld) final class RemovedPresenterTests {
  private lazy var modal = Modal()
  private var stage: Stage { modal.stage }
  private var context: (any UIViewControllerContextTransitioning)? { modal.transition.animator.context }

  private func present() {
    let controller = modal.presented.presentationController as? StubPresentationController
    controller?.removesPresenter = true
    modal.present()
  }

  /// The calls of the presenter since the last reading.
  private func rootCalls() -> [String] {
    modal.story().filter { $0.hasPrefix("root") && !$0.hasSuffix("isAppearing") }
  }

  @Test("its view leaves at the end of the presentation, and is back below at the start of the dismissal")
  func thereAndBack() {
    present()
    #expect(stage.view.window != nil && rootCalls() == ["root willDisappear"])
    modal.finish()
    #expect(stage.view.superview == nil && rootCalls() == ["root didDisappear"])
    modal.dismiss()
    #expect(
      stage.view.window != nil && rootCalls() == ["root willAppear"])
    modal.finish()
    #expect(stage.window.subviews == [stage.view] && rootCalls() == ["root didAppear"])
    #expect(stage.complaints.isEmpty)
  }

  @Test("its view belongs to the transition, and has no final frame in a presentation")
  func frames() throws {
    present()
    let presenting = try #require(context)
    #expect(presenting.view(forKey: .from) === stage.view)
    #expect(presenting.initialFrame(for: stage.root) == stage.window.bounds)
    #expect(presenting.finalFrame(for: stage.root) == .zero)
    modal.finish()
    modal.dismiss()
    let dismissing = try #require(context)
    #expect(dismissing.view(forKey: .to) === stage.view)
    #expect(dismissing.finalFrame(for: stage.root) == stage.window.bounds)
  }

  @Test("a view that the animator adds to the container is in its old place at the end")
  func moved() {
    modal.transition.animator.onStart = { context in
      if let view = context.view(forKey: .from) { context.containerView.addSubview(view) }
    }
    present()
    modal.finish()
    modal.dismiss()
    modal.finish()
    #expect(stage.window.subviews == [stage.view] && stage.complaints.isEmpty)
  }

  @Test("a device that rotates meanwhile gets it back in the new size")
  func rotated() {
    present()
    modal.finish()
    stage.simulator.rotate(to: .landscapeLeft)
    stage.clock.runUntilIdle()
    modal.dismiss()
    #expect(stage.view.frame == stage.window.bounds && stage.window.bounds.width == 852)
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
