import Foundation

/// The device around the app's layers, as SVG in points of its screen.
struct LiveStage: Equatable, Encodable, Sendable {
  /// Width and height of the screen.
  let size: [Double]
  /// How far the device is turned from upright, in degrees clockwise.
  let turn: Int
  /// Radius of the screen's corners.
  let radius: Double
  let body: String
  /// The part of the screen that the device covers: an island or a notch.
  let cutout: String
  /// Time and battery, in the colour that the app wants.
  let statusBar: String
  /// The home indicator, in the colour that is told from what is below.
  let homeIndicator: String

  init(_ frame: DeviceFrame) {
    size = [frame.screen.width, frame.screen.height]
    radius = frame.device.cornerRadius
    turn = frame.turn
    body = SVGWriter.text(of: frame.body)
    cutout = frame.cutout.map(SVGWriter.text).joined()
    statusBar = frame.statusBar.map(SVGWriter.text).joined()
    homeIndicator = frame.homeIndicator.map(SVGWriter.text).joined()
  }
}
