import Foundation

/// Tells which device and which system run the app (F430).
@MainActor public final class UIDevice: NSObject {
  private unowned let simulator: Simulator

  private init(_ simulator: Simulator) { self.simulator = simulator }

  public static var current: UIDevice { UIDevice(.running) }

  /// “iPhone” or “iPad”, without the generation.
  public var model: String {
    switch simulator.device.idiom {
    case .pad: "iPad"
    case .phone, .unspecified: "iPhone"
    }
  }

  /// Not “iOS”: a report must tell the headless UIKit from a device.
  public var systemName: String { "headless UIKit" }
  public var systemVersion: String { "\(simulator.systemVersion).0" }
}
