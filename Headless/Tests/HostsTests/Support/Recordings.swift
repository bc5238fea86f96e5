import UIKit

@testable import HeadlessHosts

extension GestureRecording {
  /// A finger that goes straight down, or up, at one speed.
  /// - Parameters:
  ///   - distance: In points; negative is up.
  ///   - hold: Seconds between the last movement and the lift.
  static func straight(_ distance: Double, over duration: Double, hold: Double = 0) -> GestureRecording {
    let samples = (0...20).map { step in
      Touch(t: duration * Double(step) / 20, x: 100, y: 200 + distance * Double(step) / 20)
    }
    return GestureRecording(
      name: "straight", kind: "drag", density: 1, up: Touch(t: duration + hold, x: 100, y: 200 + distance),
      samples: samples)
  }

  static var tap: GestureRecording { straight(2, over: 0.1) }
}

extension GestureRecording {
  /// The file that holds it.
  var json: String {
    func text(_ touch: Touch) -> String { "{\"t\":\(touch.t),\"x\":\(touch.x),\"y\":\(touch.y)}" }
    let samples = samples.map(text).joined(separator: ",")
    return "{\"name\":\"\(name)\",\"kind\":\"\(kind)\",\"density\":\(density),\"up\":\(text(up)),"
      + "\"samples\":[\(samples)]}"
  }
}
