import UIKit

/// Plays one kind of haptic. visionOS has no haptics: there both kinds are `nil`.
@MainActor struct HapticGenerator {
  /// Starts the motor, which needs a moment.
  let prepare: @MainActor () -> Void
  let play: @MainActor () -> Void

  #if os(visionOS)
    static func selection() -> HapticGenerator? { nil }
    static func impact() -> HapticGenerator? { nil }
  #else
    static func selection() -> HapticGenerator? {
      let generator = UISelectionFeedbackGenerator()
      return HapticGenerator(prepare: generator.prepare, play: generator.selectionChanged)
    }

    static func impact() -> HapticGenerator? {
      let generator = UIImpactFeedbackGenerator(style: .light)
      return HapticGenerator(prepare: generator.prepare) { generator.impactOccurred() }
    }
  #endif
}
