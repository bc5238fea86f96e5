import Foundation
import Testing

@testable import UIKit

/// F70 to F86, F91.
@MainActor @Suite("The percent-driven class") struct PercentDrivenTests {
  enum Kind: CaseIterable, Sendable {
    case blocks, animator

    @MainActor var animator: any UIViewControllerAnimatedTransitioning {
      switch self {
      case .blocks: BlockAnimator()
      case .animator: InterruptibleAnimator()
      }
    }
  }

  @Test("without a drive, a transition of blocks or of an animator runs by itself", arguments: Kind.allCases)
  func plain(kind: Kind) {
    let modal = DrivenModal(kind.animator)
    modal.present()
    #expect(near(modal.shownTop, 1) && modal.modelTop == 0)
    modal.clock.advance(by: 0.25)
    #expect(modal.shownTop > 0.2 && modal.shownTop < 0.8 && modal.calls.isEmpty)
    modal.clock.runUntilIdle()
    #expect(modal.shownTop == 0 && modal.calls == ["presented"])
    modal.dismiss()
    modal.clock.runUntilIdle()
    #expect(!modal.isUp && modal.calls == ["presented", "dismissed"] && modal.stage.complaints.isEmpty)
  }

  @Test("a finger moves it evenly, both ways, and time does not", arguments: Kind.allCases)
  func follows(kind: Kind) {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(kind.animator).driven(by: drive)
    #expect(near(drive.duration, 0.5) && drive.percentComplete == 0)
    for place: CGFloat in [0.2, 0.7, 0.4, 1, 0, 0.5] {
      drive.update(place)
      modal.clock.advance(by: 1)
      #expect(near(modal.shownTop, place) && drive.percentComplete == place)
      #expect(modal.presented.transitionCoordinator?.percentComplete == place)
    }
    modal.clock.runUntilIdle()
    #expect(modal.calls == ["presented"] && modal.isUp && !modal.stage.simulator.isAnimating)
    drive.cancel()
    modal.clock.runUntilIdle()
  }

  @Test(
    "places beyond the ends are the ends, those that are no numbers are not taken", arguments: Kind.allCases)
  func bad(kind: Kind) {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(kind.animator).driven(by: drive)
    drive.update(3)
    drive.update(.nan)
    #expect(drive.percentComplete == 1 && near(modal.shownTop, 1))
    drive.update(-2)
    #expect(drive.percentComplete == 0 && near(modal.shownTop, 0))
    drive.cancel()
    modal.clock.runUntilIdle()
    #expect(modal.stage.complaints.isEmpty)
  }

  @Test("finished, it takes the rest of its time, and the view is gone", arguments: Kind.allCases)
  func finishes(kind: Kind) {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(kind.animator).driven(by: drive)
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

  @Test(
    "cancelled, it goes back in the time it came, and what was set is as before", arguments: Kind.allCases)
  func cancels(kind: Kind) {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(kind.animator).driven(by: drive)
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
    "the rest is as fast as it says; what is not above nought counts as one",
    arguments: Kind.allCases, [(2, 0.1), (0.5, 0.4), (0, 0.2), (-1, 0.2)] as [(CGFloat, TimeInterval)])
  func speed(kind: Kind, speed: (value: CGFloat, rest: TimeInterval)) {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(kind.animator).driven(by: drive)
    drive.update(0.6)
    drive.completionSpeed = speed.value
    drive.finish()
    modal.clock.advance(by: speed.rest - 0.01)
    #expect(modal.isUp)
    modal.clock.advance(by: 0.02)
    #expect(!modal.isUp)
  }

  @Test("at either end it is over at the next tick", arguments: Kind.allCases, [true, false])
  func ends(kind: Kind, isFinish: Bool) {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(kind.animator).driven(by: drive)
    drive.update(isFinish ? 1 : 0)
    if isFinish { drive.finish() } else { drive.cancel() }
    #expect(modal.isUp && modal.stage.window.transitions.count == 1)
    modal.clock.advance(by: 0)
    #expect(modal.isUp != isFinish && modal.stage.window.transitions.isEmpty)
    #expect(modal.stage.complaints.isEmpty)
  }

  @Test("what is wished for before the start is lost", arguments: Kind.allCases)
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

  @Test("one that runs can be held, moved and sent back, if its animator can be interrupted")
  func pauses() {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(InterruptibleAnimator()).driven(by: drive)
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

  @Test("one of blocks cannot be held once it runs")
  func doesNotPause() {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(BlockAnimator()).driven(by: drive)
    drive.update(0.6)
    drive.finish()
    drive.pause()
    #expect(modal.presented.transitionCoordinator?.isInteractive == false)
    modal.clock.runUntilIdle()
    #expect(!modal.isUp)
  }

  @Test("one that begins by itself can be held in the middle")
  func joins() {
    let drive = UIPercentDrivenInteractiveTransition()
    drive.wantsInteractiveStart = false
    let modal = DrivenModal(InterruptibleAnimator()).driven(by: drive)
    modal.clock.advance(by: 0.25)
    drive.pause()
    let place = modal.shownTop
    modal.clock.advance(by: 1)
    #expect(place > 0.1 && near(modal.shownTop, place))
    drive.cancel()
    modal.clock.runUntilIdle()
    #expect(modal.isUp && modal.modelTop == 0)
  }

  @Test("its timing curve is that of an interruptible animator's rest")
  func timing() {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(InterruptibleAnimator()).driven(by: drive)
    drive.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    drive.update(0.2)
    drive.finish()
    modal.clock.advance(by: 0.2)
    #expect(near(modal.shownTop, 0.6))
  }

  @Test("blocks alongside go with it: driven, back, or by themselves", arguments: Kind.allCases)
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

  @Test("outside the container nothing is held")
  func outside() {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(BlockAnimator()).driven(by: drive)
    let view = modal.stage.add(UIView(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    modal.clock.advance(by: 0.5)
    #expect(near(CGFloat(view.layer.shown.opacity), 0.5) && near(modal.shownTop, 0))
    drive.cancel()
    modal.clock.runUntilIdle()
    #expect(view.alpha == 0)
  }

  @Test("one object can drive one transition after another")
  func reused() {
    let drive = UIPercentDrivenInteractiveTransition()
    let modal = DrivenModal(BlockAnimator()).driven(by: drive)
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

  @Test("it says so when there is no animator to drive")
  func noAnimator() throws {
    let modal = Modal()
    modal.transition.animates = false
    modal.present()
    let transition = try #require(modal.stage.window.transitions.first)
    UIPercentDrivenInteractiveTransition().startInteractiveTransition(transition)
    #expect(modal.stage.complaints.count == 1)
  }
}
