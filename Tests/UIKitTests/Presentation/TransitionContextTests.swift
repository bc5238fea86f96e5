import TestWorld
import Testing

@testable import UIKit

/// The context gives a transition its views, frames and state
/// (F31, F45, F50, F53 to F58, F60, F61, F64, F66, F68, F70).
@MainActor @Suite("The transition context", .ownWorld) final class TransitionContextTests {
  private lazy var modal = Modal(isInteractive: true)
  private var stage: Stage { modal.stage }
  private var transition: StubTransition { modal.transition }
  private var context: (any UIViewControllerContextTransitioning)? { transition.animator.context }

  @Test(
    "from is what the transition leaves, to what it shows; the view of a presenter that stays is in neither")
  func controllers() throws {
    modal.present()
    let presenting = try #require(context)
    #expect(presenting.viewController(forKey: .from) === stage.root)
    #expect(presenting.viewController(forKey: .to) === modal.presented)
    #expect(presenting.view(forKey: .from) == nil && presenting.view(forKey: .to) === modal.presented.view)
    modal.finish()
    modal.dismiss()
    let dismissing = try #require(context)
    #expect(dismissing.viewController(forKey: .from) === modal.presented)
    #expect(dismissing.viewController(forKey: .to) === stage.root)
    #expect(dismissing.view(forKey: .to) == nil && dismissing.view(forKey: .from) === modal.presented.view)
  }

  @Test("a presentation controller's presentedView replaces the controller's view")
  func wrapped() throws {
    let wrapper = UIView()
    let controller = try #require(modal.presented.presentationController as? StubPresentationController)
    controller.wrapper = wrapper
    modal.present()
    #expect(context?.view(forKey: .to) === wrapper && wrapper.superview === context?.containerView)
  }

  @Test("frames are known at the end of presenting and at the start of dismissing")
  func frames() throws {
    let controller = try #require(modal.presented.presentationController as? StubPresentationController)
    controller.place = CGRect(x: 0, y: 70, width: 393, height: 782)
    modal.present()
    let presenting = try #require(context)
    let presenter = try #require(presenting.viewController(forKey: .from))
    #expect(presenting.initialFrame(for: modal.presented) == .zero)
    #expect(presenting.initialFrame(for: presenter) == presenter.view.frame, "F270")
    #expect(presenting.finalFrame(for: presenter) == presenter.view.frame, "F270")
    #expect(presenting.finalFrame(for: modal.presented) == controller.place)
    modal.finish()
    modal.presented.view.frame = CGRect(x: 0, y: 80, width: 393, height: 700)
    modal.dismiss()
    let dismissing = try #require(context)
    #expect(dismissing.initialFrame(for: modal.presented) == CGRect(x: 0, y: 80, width: 393, height: 700))
    #expect(
      dismissing.finalFrame(for: modal.presented) == CGRect(x: 0, y: 80, width: 393, height: 700), "F270")
    #expect(dismissing.targetTransform == .identity && dismissing.presentationStyle == .custom)
  }

  @Test("it is interactive while it is driven, and cancelled until it is paused again")
  func phases() throws {
    modal.present()
    let context = try #require(context)
    #expect(context.isInteractive && context.isAnimated && !context.transitionWasCancelled)
    context.cancelInteractiveTransition()
    #expect(!context.isInteractive && context.transitionWasCancelled)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive && !context.transitionWasCancelled)
    context.finishInteractiveTransition()
    #expect(!context.isInteractive && !context.transitionWasCancelled)
  }

  @Test("a cancelled presentation reverses the appearance and removes the modal")
  func cancelled() {
    modal.present()
    _ = modal.story()
    modal.cancel()
    #expect(
      modal.story() == [
        "modal willDisappear", "presentation did end false", "modal didDisappear", "animationEnded false",
        "completion",
      ])
    #expect(stage.window.subviews == [stage.view] && modal.presented.presentingViewController == nil)
    #expect(stage.root.presentedViewController == nil && stage.complaints.isEmpty)
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

  @Test("a finger that is down when a transition begins keeps its recogniser")
  func driving() {
    let modal = Modal()
    let log = ActionLog()
    _ = UIPanGestureRecognizer(on: modal.stage.view, log)
    let finger = modal.stage.finger(at: CGPoint(x: 200, y: 200))
    modal.present()
    modal.stage.drag(finger, by: CGVector(dx: 0, dy: 30), steps: 3)
    #expect(log.states == [.began, .changed, .changed])
    #expect(modal.stage.window.hitTest(CGPoint(x: 200, y: 200), with: nil) == nil)
  }

  @Test("a style that removes the presenter's view stops the process")
  func fullScreen() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        Stage().root.present(modal, animated: false)
      }
    }
  }
}
