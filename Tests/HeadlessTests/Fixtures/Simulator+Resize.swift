import UIKit

/// A resize of the window arrives at any moment; UIKit holds a rotation back during a modal transition.
extension Simulator {
  /// Resizes the window to the size of the device on its side.
  func resizeToLandscape() { resize(to: device.size(in: .landscapeLeft)) }

  /// Resizes the window to the size of the upright device.
  func resizeToPortrait() { resize(to: device.size) }

  /// Waits until UIKit's animation of a rotation or a resize has ended.
  func endTurn() { clock.advance(by: Self.rotationDuration + 0.01) }
}
