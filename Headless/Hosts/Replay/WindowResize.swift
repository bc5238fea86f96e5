import UIKit

/// The app's window becomes narrower in the middle of a gesture, as beside another app on an iPad.
struct WindowResize: Equatable, Sendable {
  /// The width after it, as a part of the width before.
  private static let share: CGFloat = 0.6

  let size: CGSize
  /// Where the draft rests after it.
  let rest: CardRest

  /// - Parameter options: The device before it.
  @MainActor init(of options: StageOptions, with app: any UIApplicationDelegate.Type) throws(HostError) {
    let stage = try DraftStage(app, options)
    let bounds = stage.window.bounds
    size = CGSize(width: (bounds.width * Self.share).rounded(), height: bounds.height)
    stage.simulator.resize(to: size)
    rest = try CardGauge(of: stage.draft).rest
  }
}
