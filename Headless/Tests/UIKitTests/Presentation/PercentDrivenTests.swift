import TestWorld
import Testing

@testable import UIKit

/// UIPercentDrivenInteractiveTransition drives any animator's transition (F70 to F86, F91).
@MainActor @Suite("Percent-driven transitions", .ownWorld) struct PercentDrivenTests {
  typealias Kind = DrivenModal.Kind

  /// A modal whose dismissal has started with a percent-driven interaction controller.
  private func driven(_ kind: Kind) -> (drive: UIPercentDrivenInteractiveTransition, modal: DrivenModal) {
    let drive = UIPercentDrivenInteractiveTransition()
    return (drive, DrivenModal(kind.animator).driven(by: drive))
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
    #expect(modal.calls == ["presented"] && modal.isUp && !modal.stage.simulator.isAnimating)
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
    #expect(!modal.isUp && modal.calls == ["presented", "dismissed"] && modal.stage.complaints.isEmpty)
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
    modal.drive = nil
    modal.dismiss()
    modal.clock.advance(by: 0.25)
    #expect(modal.shownTop > 0.2 && modal.shownTop < 0.8)
    modal.clock.runUntilIdle()
    #expect(!modal.isUp)
  }

  @Test(
    "completionSpeed divides the duration; zero and negative values count as 1",
    arguments: Kind.allCases, [(2, 0.1), (0.5, 0.4), (0, 0.2), (-1, 0.2)] as [(CGFloat, TimeInterval)])
  func speed(kind: Kind, speed: (value: CGFloat, rest: TimeInterval)) {
    let (drive, modal) = driven(kind)
    drive.update(0.6)
    drive.completionSpeed = speed.value
    drive.finish()
    modal.clock.advance(by: speed.rest - 0.01)
    #expect(modal.isUp)
    modal.clock.advance(by: 0.02)
    #expect(!modal.isUp)
  }

  @Test("at either end the transition ends at the next tick", arguments: Kind.allCases, [true, false])
  func ends(kind: Kind, isFinish: Bool) {
    let (drive, modal) = driven(kind)
    drive.update(isFinish ? 1 : 0)
    if isFinish { drive.finish() } else { drive.cancel() }
    #expect(modal.isUp && modal.stage.window.transitions.count == 1)
    modal.clock.advance(by: 0)
    #expect(modal.isUp != isFinish && modal.stage.window.transitions.isEmpty)
    #expect(modal.stage.complaints.isEmpty)
  }

  @Test("calls before the start are lost", arguments: Kind.allCases)
  func early(kind: Kind) {
    let drive = UIPercentDrivenInteractiveTransition()
    drive.update(0.5)
    drive.finish()
    let modal = DrivenModal(kind.animator).driven(by: drive)
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

  @Test("timingCurve is used for the rest of an interruptible animator")
  func timing() {
    let (drive, modal) = driven(.animator)
    drive.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    drive.update(0.2)
    drive.finish()
    modal.clock.advance(by: 0.2)
    #expect(near(modal.shownTop, 0.6))
  }

  @Test("blocks alongside follow the transition", arguments: Kind.allCases)
  func alongside(kind: Kind) {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(kind.animator)
    modal.present()
    modal.clock.runUntilIdle()
    let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    modal.presented.view.superview?.addSubview(dimming)
    modal.drive = drive
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

  @Test("one object can drive several transitions in turn")
  func reused() {
    let (drive, modal) = driven(.blocks)
    drive.update(0.5)
    drive.cancel()
    modal.clock.runUntilIdle()
    modal.dismiss()
    #expect(drive.percentComplete == 0)
    drive.update(0.5)
    #expect(near(modal.shownTop, 0.5))
    drive.finish()
    modal.clock.runUntilIdle()
    #expect(!modal.isUp)
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
