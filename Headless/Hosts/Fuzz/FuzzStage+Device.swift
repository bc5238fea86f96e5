import UIKit

/// Events of the device, the system and the settings.
extension FuzzStage {
  func change(_ verb: FuzzVerb, _ numbers: [Double]) {
    switch verb {
    case .portrait: simulator.rotate(to: .portrait)
    case .left: simulator.rotate(to: .landscapeLeft)
    case .right: simulator.rotate(to: .landscapeRight)
    case .resize: resizeWindow(to: CGSize(width: numbers[0], height: numbers[1]))
    case .fill: fillScreen()
    case .interrupt:
      simulator.resignActive()
      simulator.becomeActive()
    case .background:
      simulator.enterBackground()
      runTasks()
      // Nothing that UIKit begins late, or never, can be on the screen.
      if simulator.transitionStart == .nextTurn { note(fuzzedApp?.faultInBackground) }
      clock.advance(by: numbers[0])
      simulator.enterForeground()
    case .inward: simulator.deliversInward = true
    default: simulator.deliversInward = false
    }
  }

  /// A window is no larger than its screen.
  private func resizeWindow(to size: CGSize) {
    let screen = simulator.screen.bounds.size
    resize(
      to: CGSize(width: min(size.width, screen.width), height: min(size.height, screen.height)))
  }

  func fillScreen() { resize(to: simulator.device.size(in: simulator.orientation)) }

  func set(_ verb: FuzzVerb, _ number: Double) {
    switch verb {
    case .dark: simulator.userInterfaceStyle = .dark
    case .light: simulator.userInterfaceStyle = .light
    case .mirrored: simulator.userInterfaceLayoutDirection = .rightToLeft
    case .unmirrored: simulator.userInterfaceLayoutDirection = .leftToRight
    case .still: simulator.isReduceMotionEnabled = true
    case .moving: simulator.isReduceMotionEnabled = false
    case .fading: simulator.prefersCrossFadeTransitions.toggle()
    case .contrast: simulator.increasesContrast = true
    case .plain: simulator.increasesContrast = false
    case .text:
      simulator.preferredContentSizeCategory =
        Simulator.contentSizeCategories[Int(number) % Simulator.contentSizeCategories.count]
    case .keyboard: simulator.hasHardwareKeyboard = true
    default: simulator.hasHardwareKeyboard = false
    }
  }

  /// Restores the settings of the launch, with any content on the screen.
  func resetDevice() {
    liftAll()
    expectJump()
    simulator.transitionStart = .nextTurn
    simulator.deliversInward = false
    clock.frameJitter = nil
    clock.framesPerSecond = Double(simulator.device.maximumFramesPerSecond)
    for verb in [FuzzVerb.light, .unmirrored, .moving, .plain, .keyboard] { set(verb, 0) }
    simulator.prefersCrossFadeTransitions = false
    simulator.preferredContentSizeCategory = .large
  }

  /// Upright, and in the whole screen.
  func resetRoom() {
    expectJump()
    simulator.rotate(to: .portrait)
    fillScreen()
  }
}
