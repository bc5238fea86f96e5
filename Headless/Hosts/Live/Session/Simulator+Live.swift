import UIKit

/// What a page asks for, in the simulator's words.
extension Simulator {
  func take(_ settings: LiveSettings) {
    userInterfaceStyle = settings.isDark ? .dark : .light
    userInterfaceLayoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
    isReduceMotionEnabled = settings.reducesMotion
    prefersCrossFadeTransitions = settings.prefersCrossFade
    increasesContrast = settings.increasesContrast
    let sizes = zip(LiveSettings.textSizes, Self.contentSizeCategories)
    preferredContentSizeCategory = sizes.first { $0.0 == settings.textSize }?.1 ?? .large
    hasHardwareKeyboard = settings.hasHardwareKeyboard
  }

  /// Turns the device on to the next side that the app in front supports; during a modal transition, to the
  /// next side, because the app is asked after it.
  func turn(clockwise: Bool) {
    let sides: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let ring = clockwise ? sides : sides.reversed()
    guard let start = ring.firstIndex(of: deviceOrientation) else { return }
    for side in ring[(start + 1)...] + ring[..<start] {
      rotate(to: side)
      if deviceOrientation == side { return }
    }
  }

  func press(_ key: LiveKey) {
    var flags: UIKeyModifierFlags = []
    if key.isShifted == true { flags.insert(.shift) }
    if key.isCommand == true { flags.insert(.command) }
    press(key.key.usage, modifierFlags: flags)
  }
}

extension LiveKey.Name {
  fileprivate var usage: UIKeyboardHIDUsage {
    switch self {
    case .return: .keyboardReturnOrEnter
    case .backspace: .keyboardDeleteOrBackspace
    case .escape: .keyboardEscape
    case .period: .keyboardPeriod
    case .tab: .keyboardTab
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    }
  }
}
