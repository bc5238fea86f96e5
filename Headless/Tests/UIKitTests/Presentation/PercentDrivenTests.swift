import TestWorld
import Testing

@testable import UIKit

/// UIPercentDrivenInteractiveTransition drives any animator's transition (F70 to F86, F91).
@MainActor @Suite("Percent-driven transitions", .ownWorld) struct PercentDrivenTests {
  /// How the animator animates.
  enum Kind: CaseIterable, Sendable {
    case blocks, animator

    @MainActor fileprivate var animator: any UIViewControllerAnimatedTransitioning {
      switch self {
      case .blocks: BlockAnimator()
      case .animator: InterruptibleAnimator()
      }
    }
  }

  /// A modal that is presented with an animator.
  private func presented(_ kind: Kind) -> Modal {
    let modal = Modal()
    modal.transition.mover = kind.animator
    modal.present()
    modal.clock.runUntilIdle()
    return modal
  }

  /// A modal whose dismissal has started with a percent-driven interaction controller.
  private func driven(
    _ kind: Kind, by drive: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition()
  ) -> (drive: UIPercentDrivenInteractiveTransition, modal: Modal) {
    let modal = presented(kind)
    modal.transition.driver = drive
    modal.dismiss()
    return (drive, modal)
  }

  @Test(
    "update moves the transition in both directions, in 0 to 1, and time does not; NaN is ignored",
    arguments: Kind.allCases)
  func follows(kind: Kind) {
    let (drive, modal) = driven(kind)
    #expect(near(drive.duration, 0.5) && drive.percentComplete == 0)
    for place: CGFloat in [0.2, 0.7, 0.4, 1, 0, 0.5] {
      drive.update(place)
      modal.clock.advance(by: 1)
      #expect(near(modal.shownTop, place) && drive.percentComplete == place)
      #expect(modal.presented.transitionCoordinator?.percentComplete == place)
    }
    drive.update(3)
    drive.update(.nan)
    #expect(drive.percentComplete == 1 && near(modal.shownTop, 1))
    drive.update(-2)
    #expect(drive.percentComplete == 0 && near(modal.shownTop, 0))
    modal.clock.runUntilIdle()
    #expect(modal.completions == 1 && modal.isUp && !modal.stage.simulator.isAnimating)
    drive.cancel()
    modal.clock.runUntilIdle()
    #expect(modal.stage.complaints.isEmpty)
  }

  @Test("finish takes the rest of the duration, then the view is removed", arguments: Kind.allCases)
  func finishes(kind: Kind) {
    let (drive, modal) = driven(kind)
    drive.completionCurve = .linear
    drive.update(0.6)
    modal.clock.advance(by: 1)
    drive.finish()
    drive.update(0.1)
    #expect(near(modal.shownTop, 0.6))
    modal.clock.advance(by: 0.1)
    #expect(near(modal.shownTop, 0.8) && modal.isUp)
    modal.clock.advance(by: 0.09)
    #expect(modal.isUp)
    modal.clock.advance(by: 0.02)
    #expect(!modal.isUp && modal.completions == 2 && modal.stage.complaints.isEmpty)
  }

  @Test("cancel takes as long as the part that was done, and restores values", arguments: Kind.allCases)
  func cancels(kind: Kind) {
    let (drive, modal) = driven(kind)
    drive.completionCurve = .linear
    drive.update(0.6)
    modal.clock.advance(by: 1)
    drive.cancel()
    drive.cancel()
    #expect(near(modal.shownTop, 0.6))
    modal.clock.advance(by: 0.15)
    #expect(near(modal.shownTop, 0.3))
    modal.clock.advance(by: 0.16)
    #expect(modal.isUp && modal.shownTop == 0 && modal.modelTop == 0 && modal.stage.complaints.isEmpty)
    #expect(modal.presented.transitionCoordinator == nil && modal.stage.window.transitions.isEmpty)
    modal.transition.driver = nil
    modal.dismiss()
    modal.clock.advance(by: 0.25)
    #expect(modal.shownTop > 0.2 && modal.shownTop < 0.8)
    modal.clock.runUntilIdle()
    #expect(!modal.isUp)
  }

  @Test("calls before the start are lost", arguments: Kind.allCases)
  func early(kind: Kind) {
    let drive = UIPercentDrivenInteractiveTransition()
    drive.update(0.5)
    drive.finish()
    let modal = driven(kind, by: drive).modal
    modal.clock.advance(by: 3)
    #expect(modal.isUp && drive.percentComplete == 0 && near(modal.shownTop, 0))
    drive.finish()
    modal.clock.runUntilIdle()
    #expect(!modal.isUp)
  }

  @Test("a running interruptible transition can be paused, scrubbed and cancelled")
  func pauses() {
    let (drive, modal) = driven(.animator)
    drive.update(0.6)
    drive.finish()
    modal.clock.advance(by: 0.1)
    let place = modal.shownTop
    drive.pause()
    modal.clock.advance(by: 1)
    #expect(place > 0.6 && near(modal.shownTop, place) && near(drive.percentComplete, place))
    #expect(modal.presented.transitionCoordinator?.isInteractive == true)
    drive.update(0.3)
    #expect(near(modal.shownTop, 0.3))
    drive.cancel()
    modal.clock.advance(by: 0.05)
    drive.pause()
    drive.finish()
    modal.clock.runUntilIdle()
    #expect(!modal.isUp && modal.stage.complaints.isEmpty)
  }

  @Test("a running transition of blocks cannot be paused")
  func doesNotPause() {
    let (drive, modal) = driven(.blocks)
    drive.update(0.6)
    drive.finish()
    drive.pause()
    #expect(modal.presented.transitionCoordinator?.isInteractive == false)
    modal.clock.runUntilIdle()
    #expect(!modal.isUp)
  }

  @Test("blocks alongside follow the transition", arguments: Kind.allCases)
  func alongside(kind: Kind) {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = presented(kind)
    let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    modal.presented.view.superview?.addSubview(dimming)
    modal.transition.driver = drive
    modal.presented.dismiss(animated: true)
    let coordinator = modal.presented.transitionCoordinator
    let queued = coordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0 })
    modal.clock.runTurns()
    drive.update(0.25)
    modal.clock.advance(by: 1)
    #expect(queued == true && near(CGFloat(dimming.layer.shown.opacity), 0.75) && dimming.alpha == 0)
    drive.cancel()
    modal.clock.runUntilIdle()
    #expect(dimming.alpha == 1 && modal.isUp)
  }

  @Test("views outside the container are not held")
  func outside() {
    let (drive, modal) = driven(.blocks)
    let view = modal.stage.add(UIView(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    modal.clock.advance(by: 0.5)
    #expect(near(CGFloat(view.layer.shown.opacity), 0.5) && near(modal.shownTop, 0))
    drive.cancel()
    modal.clock.runUntilIdle()
    #expect(view.alpha == 0)
  }

  @Test("driving without an animator is a complaint")
  func noAnimator() throws {
    let modal = Modal()
    modal.transition.animates = false
    modal.present()
    let transition = try #require(modal.stage.window.transitions.first)
    UIPercentDrivenInteractiveTransition().startInteractiveTransition(transition)
    #expect(modal.stage.complaints.count == 1)
  }
}

extension Modal {
  private var height: CGFloat { stage.window.bounds.height }
  /// The view's shown top edge, as a share of the container's height.
  fileprivate var shownTop: CGFloat { (presented.view.layer.shown.position.y - height / 2) / height }
  fileprivate var modelTop: CGFloat { presented.view.frame.minY / height }
  fileprivate var isUp: Bool { stage.root.presentedViewController === presented }
  fileprivate var completions: Int { journal.entries.count { $0 == "completion" } }
}

/// Slides the view in from the container's bottom, or out, by `UIView.animate`.
private final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  static let duration: TimeInterval = 0.5

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let move = Self.prepare(transitionContext)
    UIView.animate(withDuration: Self.duration, animations: move) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Puts the view at its start, and returns the change to its end.
  @MainActor static func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let container = context.containerView
    if let view = context.view(forKey: .to) {
      view.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
      container.addSubview(view)
      return { view.frame = container.bounds }
    }
    let view = context.view(forKey: .from)
    return { view?.frame.origin.y = container.bounds.height }
  }
}

/// An animator that vends one property animator for the whole transition.
private final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { BlockAnimator.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: BlockAnimator.duration, curve: .easeIn)
    animator.addAnimations(BlockAnimator.prepare(transitionContext))
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}
