import UIKit

/// Lets the finger that holds a modal feel when the answer flips.
@MainActor final class HapticFeedback {
  /// Whether a finger is being followed.
  private enum State {
    case idle
    case following(any HapticGenerator, OutcomeChangeDetector)
  }

  private let kind: ModalHaptics
  private var state = State.idle

  init(_ kind: ModalHaptics) { self.kind = kind }

  /// - Parameter travel: Length of the modal's travel, in points.
  func follow(_ update: ModalUpdate, travel: CGFloat) {
    switch (state, update.phase) {
    case (.idle, .held): begin(update)
    case (.following(let generator, var flip), .held):
      guard flip.take(update.wouldDismiss, at: update.fraction * travel) else { return }
      generator.play()
      state = .following(generator, flip)
    case (_, .asking), (_, .settling), (_, .resting): state = .idle
    }
  }

  /// The motor takes a moment to wake: it is told when the finger takes hold.
  private func begin(_ update: ModalUpdate) {
    guard let generator = kind.makeGenerator() else { return }
    generator.prepare()
    state = .following(generator, OutcomeChangeDetector(update.wouldDismiss))
  }
}

/// What all that can be felt has in common.
@MainActor private protocol HapticGenerator: UIFeedbackGenerator {
  func play()
}

extension UISelectionFeedbackGenerator: HapticGenerator {
  fileprivate func play() { selectionChanged() }
}

extension UIImpactFeedbackGenerator: HapticGenerator {
  fileprivate func play() { impactOccurred() }
}

extension ModalHaptics {
  @MainActor fileprivate func makeGenerator() -> (any HapticGenerator)? {
    switch self {
    case .off: nil
    case .selection: UISelectionFeedbackGenerator()
    case .impact: UIImpactFeedbackGenerator(style: .light)
    }
  }
}
