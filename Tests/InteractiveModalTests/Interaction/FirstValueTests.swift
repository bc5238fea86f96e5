import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("Before anything has happened") @MainActor struct FirstValueTests {
  @Test("a modal is closed, does not move, and leaves by its edge")
  func interaction() {
    let interaction = InteractionState(motion: MotionParameters(TransitionMotion()))
    #expect(interaction.phase == .resting(.dismissed) && interaction.detent == .dismissed)
    #expect(interaction.progress == 0 && interaction.velocity == 0 && interaction.travel == 1)
    #expect(interaction.slideEnd == -.infinity && interaction.shownTime == -.infinity)
    let motion = interaction.motion
    #expect(motion.restTolerance == 0.25 && !motion.slidesUnderFingerOnly && !motion.oscillatesWhenClosed)
  }

  @Test("a finger has no velocity, and neither list nor modal has a share of it")
  func finger() {
    let drag = DragState(
      progress: 0.5, cancelTarget: .detent, permission: .granted, lowest: 1, rubberBand: RubberBand())
    #expect(drag.velocity == 0 && ScrollHandoff.Share() == ScrollHandoff.Share(list: 0, screen: 0))
    #expect(!DragDirection().isClear && !DragDirection().isAlong(.down))
  }

  @Test("a card in its place changes nothing of the screen behind")
  func card() {
    let pose = CardPose.inPlace
    #expect(pose.cardOffset == 0 && pose.cardOpacity == 1 && pose.cardStretch == 0)
    #expect(pose.cardOverhang == 0 && pose.cardInset == 0 && pose.shrinking == nil)
    #expect(pose.dimmingOpacity == 0 && !pose.leavesPresenterInUse)
    #expect(pose.presenterScale == 1 && pose.presenterOffset == 0 && pose.presenterRadius == 0)
    let state = AnimatedViewState()
    #expect(state.offset == .zero && state.scale == 1 && state.opacity == nil && state.cornerRadius == nil)
  }

  @Test("an empty container has no safe area, no display and no settings")
  func context() {
    let context = LayoutContext.empty
    #expect(context.size == .zero && context.displayScale == 0 && context.preferredLength == 0)
    #expect(context.safeTop == 0 && context.safeBottom == 0)
    #expect(context.safeLeft == 0 && context.safeRight == 0)
    #expect(context.presenterFrame == .zero && context.presenterRadius == 0 && context.presenterStepsBack)
    #expect(!context.isRightToLeft && !context.reducesMotion && !context.increasesContrast)
  }

  @Test("the frames of a test begin at 0")
  func frames() {
    let frames = SteppedFrames()
    #expect(frames.time == 0 && frames.count == 0)
    frames.step()
    #expect(frames.time == SteppedFrames.duration && frames.count == 1)
  }
}
