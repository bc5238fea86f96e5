import UIKit

/// What is not to be done to a property animator.
enum AnimatorMisuse: CaseIterable, Sendable {
  case startStopped, pauseStopped, moveStopped, addToStopped, finishRunning, continueRunning, noNumber,
    interaction
  case interruption

  @MainActor func commit(on animator: UIViewPropertyAnimator) {
    switch self {
    case .startStopped, .pauseStopped, .moveStopped, .addToStopped:
      animator.startAnimation()
      animator.stopAnimation(false)
    case .finishRunning, .continueRunning, .interaction, .interruption: animator.startAnimation()
    case .noNumber: break
    }
    misuse(animator)
  }

  @MainActor private func misuse(_ animator: UIViewPropertyAnimator) {
    switch self {
    case .startStopped: animator.startAnimation()
    case .pauseStopped: animator.pauseAnimation()
    case .moveStopped: animator.fractionComplete = 0.5
    case .addToStopped: animator.addAnimations {}
    case .finishRunning: animator.finishAnimation(at: .end)
    case .continueRunning: animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    case .noNumber: animator.fractionComplete = .nan
    case .interaction: animator.isUserInteractionEnabled = false
    case .interruption: animator.isInterruptible = false
    }
  }
}
