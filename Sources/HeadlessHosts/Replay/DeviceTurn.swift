import UIKit

/// A turn of the device in the middle of a gesture.
struct DeviceTurn: Equatable, Sendable {
  let orientation: UIInterfaceOrientation
  /// Where the draft rests after it.
  let rest: CardRest

  /// - Parameter stage: The device before the turn.
  @MainActor init(of stage: StageOptions, with app: any UIApplicationDelegate.Type) throws(HostError) {
    orientation = stage.turned.orientation
    rest = try DraftStage(app, stage.turned).gauge.rest
  }
}
