import UIKit

/// Plays a haptic when the outcome of a release changes while a finger holds a modal.
@MainActor final class HapticFeedback {
  private enum State {
    case idle
    case following(HapticGenerator, OutcomeChangeDetector)
  }

  private let kind: ModalHaptics
  private var state = State.idle

  init(_ kind: ModalHaptics) { self.kind = kind }

  /// - Parameter travel: Length of the modal's travel, in points.
  func follow(_ update: ModalUpdate, travel: CGFloat) {
    switch (state, update.phase) {
    case (.idle, .held): begin(update)
    case (.following(let generator, var detector), .held):
      guard detector.update(update.wouldDismiss, at: (1 - update.progress) * travel) else { return }
      generator.play()
      state = .following(generator, detector)
    case (_, .asking), (_, .settling), (_, .resting): state = .idle
    }
  }

  /// Prepares the generator as the finger takes hold: the motor needs a moment.
  private func begin(_ update: ModalUpdate) {
    guard let generator = kind.makeGenerator() else { return }
    generator.prepare()
    state = .following(generator, OutcomeChangeDetector(update.wouldDismiss))
  }
}

extension ModalHaptics {
  @MainActor fileprivate func makeGenerator() -> HapticGenerator? {
    switch self {
    case .off: nil
    case .selection: .selection()
    case .impact: .impact()
    }
  }
}
