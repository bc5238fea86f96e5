import UIKit

/// The device that a host runs the app on, and how it is held.
struct StageOptions: Equatable, Sendable {
  var device = Device.iPhone15
  var isLandscape = false
  var style = UIUserInterfaceStyle.light

  var orientation: UIInterfaceOrientation { isLandscape ? .landscapeRight : .portrait }

  /// The device in words: “iPhone 15”, “iPhone 15 in landscape and dark mode”.
  var description: String {
    let states = [isLandscape ? "landscape" : nil, style == .dark ? "dark mode" : nil].compactMap { $0 }
    return states.isEmpty ? device.name : "\(device.name) in \(states.joined(separator: " and "))"
  }

  /// Launches an app on a new device.
  @MainActor func launch(
    _ app: any UIApplicationDelegate.Type, framesPerSecond: Double? = nil
  ) -> Simulator {
    let simulator = Simulator(device: device, orientation: orientation, framesPerSecond: framesPerSecond)
    simulator.userInterfaceStyle = style
    simulator.launch(app)
    return simulator
  }

  /// Takes `option` if it is one of these; false where it is not.
  mutating func take(_ option: String, from arguments: inout Arguments) throws(HostError) -> Bool {
    switch option {
    case "--device": device = try .wanted(arguments.value(of: option, meaning: "the name of a device"))
    case "--landscape": isLandscape = true
    case "--dark": style = .dark
    default: return false
    }
    return true
  }
}

extension StageOptions {
  /// All that there is to say, for a command that takes no other options.
  init(_ arguments: inout Arguments) throws(HostError) {
    self.init()
    if let word = try arguments.next(&self) { throw arguments.unknown(word) }
  }
}

extension Device {
  /// Finds a device by its name; throws a sentence with all names if there is none.
  static func wanted(_ name: String) throws(HostError) -> Device {
    if let device = named(name) { return device }
    let names = all.map(\.name).joined(separator: ", ")
    throw HostError("There is no device “\(name)”; there are \(names).")
  }
}
