import UIKit

/// What the page's controls stand at.
struct LiveSettings: Equatable, Encodable, Sendable {
  static let slownesses = [1, 5, 10]
  /// The text sizes of Settings, in the order of `Simulator.contentSizeCategories`.
  static let textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  var device: String
  /// How many times slower than real time the app's time passes.
  var slowness = 1
  var isPaused = false
  var isDark = false
  var isRightToLeft = false
  var reducesMotion = false
  /// A part of Reduce Motion.
  var prefersCrossFade = false
  var increasesContrast = false
  var textSize = "L"
  /// Without one, a keyboard comes up on the screen.
  var hasHardwareKeyboard = true
  /// Whether fingers and measures are drawn over the screen.
  var showsOverlay = false
  /// Whether the main thread is blocked for a second whenever a finger lets go of something that then moves.
  var blocksOnRelease = false
  let devices = Device.all.map(\.name)
  let textSizes = Self.textSizes

  /// What a page wants changed; it may say several things.
  struct Change: Equatable, Decodable, Sendable {
    var device: String?
    var slowness: Int?
    var isPaused: Bool?
    var isDark: Bool?
    var isRightToLeft: Bool?
    var reducesMotion: Bool?
    var prefersCrossFade: Bool?
    var increasesContrast: Bool?
    var textSize: String?
    var hasHardwareKeyboard: Bool?
    var showsOverlay: Bool?
    var blocksOnRelease: Bool?
  }

  /// What there is none of, a device, a slowness or a text size, is left as it is.
  mutating func take(_ change: Change) {
    if let name = change.device, let device = Device.named(name) { self.device = device.name }
    if let slowness = change.slowness, Self.slownesses.contains(slowness) { self.slowness = slowness }
    isPaused = change.isPaused ?? isPaused
    isDark = change.isDark ?? isDark
    isRightToLeft = change.isRightToLeft ?? isRightToLeft
    reducesMotion = change.reducesMotion ?? reducesMotion
    prefersCrossFade = change.prefersCrossFade ?? prefersCrossFade
    increasesContrast = change.increasesContrast ?? increasesContrast
    if let size = change.textSize, Self.textSizes.contains(size) { textSize = size }
    hasHardwareKeyboard = change.hasHardwareKeyboard ?? hasHardwareKeyboard
    showsOverlay = change.showsOverlay ?? showsOverlay
    blocksOnRelease = change.blocksOnRelease ?? blocksOnRelease
  }
}
