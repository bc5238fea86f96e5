import Foundation
import Testing

@testable import InteractiveModal

@Suite("The springs, resistance and policy of a modal")
struct MotionParametersTests {
  private static let always = ReleasePolicy { _ in .dismissed }

  private static let calm = TransitionSpring(dampingRatio: 1, response: 0.4)
  private static let springy = TransitionSpring(dampingRatio: 0.7, response: 0.3)

  private var motion: MotionParameters {
    MotionParameters(
      tapSpring: Self.calm, throwSpring: Self.springy, rubberBand: RubberBand(),
      policy: .projected())
  }

  @Test(
    "the throw spring moves a modal only if it is thrown towards its stop",
    arguments: [
      (0.5, 0, 800, true), (0.5, 1, -800, true), (0.5, 0, -800, false), (0.5, 1, 800, false),
      (0.5, 0, 0, false), (0, 1, 0, false), (1.1, 1, 300, true), (1.1, 1, -300, false),
      (1, 1, 500, false), (-0.2, 0, -5, true), (0, 0, 900, false), (0.5, 0, 1e-9, true),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)])
  func spring(from progress: CGFloat, to target: CGFloat, at velocity: CGFloat, isSpringy: Bool) {
    #expect(motion.spring(from: progress, to: target, at: velocity) == (isSpringy ? Self.springy : Self.calm))
  }

  @Test(
    "with Reduce Motion no spring overshoots after any throw",
    arguments: [-800, 0, 800] as [CGFloat])
  func reduced(velocity: CGFloat) {
    var motion = motion
    motion.isReduced = true
    let spring = motion.spring(from: 0.5, to: 0, at: velocity)
    #expect(spring == TransitionSpring(dampingRatio: 1, response: velocity > 0 ? 0.3 : 0.4))
    motion.tapSpring.dampingRatio = 1.5
    #expect(motion.spring(from: 0.5, to: 0, at: 0).dampingRatio == 1.5)
  }

  @Test("the throw spring moves a modal only after a throw")
  func flights() {
    for (velocity, isSpringy) in [(0, false), (1500, true), (-50, true), (60, false)] as [(CGFloat, Bool)] {
      let released = ModalSituation.dragged.make(motion: motion).after(.released(velocity: velocity), at: 20)
      #expect(released.flight?.spring == (isSpringy ? Self.springy : Self.calm))
    }
    let tapped: [InteractionState] = [
      ModalSituation.gone.make(motion: motion).after(.sent(to: .presented), at: 20),
      ModalSituation.presented.make(motion: motion).after(.sent(to: .dismissed), at: 20),
      ModalSituation.coming.make(motion: motion).after(.sent(to: .dismissed), at: 20),
      ModalSituation.dragged.make(motion: motion).after(.cancelled, at: 20),
      ModalSituation.caughtGoing.make(motion: motion).after(.lifted, at: 20),
    ]
    #expect(tapped.allSatisfy { $0.flight?.spring == Self.calm })
  }

  @Test("another policy decides the release")
  func policy() {
    var motion = motion
    motion.policy = Self.always
    let dragged = ModalSituation.dragged.make(motion: motion)
    #expect(dragged.stopIfReleased == .dismissed)
    #expect(ModalSituation(dragged.after(.released(velocity: -3000), at: 20)) == .going)
    let refused = ModalSituation.refused.make(motion: motion).after(.released(velocity: 3000), at: 20)
    #expect(ModalSituation(refused) == .coming, "the policy cannot close a modal that may not close")
  }

  @Test("two motions are equal if all their values are")
  func equality() {
    let changes: [(inout MotionParameters) -> Void] = [
      { $0.restTolerance = 1 }, { $0.tapSpring = Self.springy }, { $0.throwSpring = Self.calm },
      { $0.rubberBand = RubberBand(coefficient: 0.1) }, { $0.isReduced = true },
      { $0.hasSource = true }, { $0.oscillatesWhenClosed = true }, { $0.policy = Self.always },
    ]
    #expect(motion == motion)
    for change in changes {
      var other = motion
      change(&other)
      #expect(other != motion)
    }
  }
}
