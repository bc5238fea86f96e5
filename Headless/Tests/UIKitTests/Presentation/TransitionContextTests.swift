import TestWorld
import Testing

@testable import UIKit

/// What a transition does to its context, and what misuse does (F50, F53, F64, F66, F68, F94).
@MainActor @Suite("The transition context", .ownWorld) final class TransitionContextTests {
  private lazy var modal = Modal(isInteractive: true)
  private var stage: Stage { modal.stage }
  private var transition: StubTransition { modal.transition }
  private var context: (any UIViewControllerContextTransitioning)? { transition.animator.context }

  @Test("it is interactive while it is driven, and cancelled until it is paused again; each change is told")
  func phases() throws {
    modal.present()
    let context = try #require(context)
    var told: [Bool] = []
    modal.presented.transitionCoordinator?.notifyWhenInteractionChanges { told.append($0.isInteractive) }
    #expect(context.isInteractive && context.isAnimated && !context.transitionWasCancelled)
    context.cancelInteractiveTransition()
    #expect(!context.isInteractive && context.transitionWasCancelled)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive && !context.transitionWasCancelled)
    context.finishInteractiveTransition()
    context.finishInteractiveTransition()
    #expect(!context.isInteractive && !context.transitionWasCancelled && told == [false, true, false])
  }

  @Test("a second completion is a complaint without effect; reports after the end are ignored")
  func twice() throws {
    modal.present()
    let context = try #require(context)
    context.completeTransition(true)
    _ = modal.journal.read()
    context.completeTransition(true)
    #expect(modal.journal.read() == [] && stage.complaints.count == 1)
    #expect(stage.complaints.first?.contains("twice") == true)
    context.cancelInteractiveTransition()
    context.updateInteractiveTransition(0.5)
    #expect(!context.transitionWasCancelled && stage.complaints.count == 1)
  }

  @Test("an end that contradicts the report is a complaint", arguments: [true, false])
  func contradiction(cancels: Bool) throws {
    modal.present()
    let context = try #require(context)
    if cancels { context.cancelInteractiveTransition() }
    context.completeTransition(cancels)
    #expect(stage.complaints.count == 1 && stage.complaints.first?.contains("contradicts") == true)
  }

  @Test(
    "touches reach the container of an interactive transition only",
    arguments: [true, false])
  func touches(isInteractive: Bool) {
    let modal = Modal(isInteractive: isInteractive)
    let window = modal.stage.window
    modal.present()
    let point = CGPoint(x: 200, y: 400)
    #expect(window.hitTest(point, with: nil) === (isInteractive ? modal.presented.view : nil))
    modal.presented.view.removeFromSuperview()
    #expect(
      window.hitTest(point, with: nil)
        === (isInteractive ? modal.transition.presentation?.containerView : nil))
    modal.finish()
    #expect(window.hitTest(point, with: nil) != nil)
  }

  @Test("a transition that never completes refuses all later ones")
  func forgotten() {
    let modal = Modal()
    modal.present()
    modal.stage.clock.advance(by: 60)
    #expect(modal.stage.window.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
    modal.presented.present(UIViewController(), animated: false)
    modal.presented.dismiss(animated: false)
    #expect(modal.stage.complaints.count == 2)
  }

  @Test("the percent-driven class drives nothing by itself: that is a complaint")
  func percentDriven() {
    let drive = UIPercentDrivenInteractiveTransition()
    modal.present()
    drive.update(0.5)
    drive.finish()
    #expect(modal.stage.complaints.count == 2)
  }

  @Test("the style of a context stops the process")
  func currentContext() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      World.$current.withValue(World()) {
        let modal = UIViewController()
        modal.modalPresentationStyle = .currentContext
        Stage().root.present(modal, animated: false)
      }
    }
  }
}
