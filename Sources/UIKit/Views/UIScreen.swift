import Foundation

/// The simulated display.
@MainActor public final class UIScreen: NSObject {
  private let device: Device
  unowned let simulator: Simulator

  init(device: Device, simulator: Simulator) {
    self.device = device
    self.simulator = simulator
  }

  public static var main: UIScreen { Simulator.running.screen }

  /// In the interface's orientation (F195).
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: simulator.orientation)) }
  public var scale: CGFloat { device.scale }
  public var maximumFramesPerSecond: Int { device.maximumFramesPerSecond }
  public var traitCollection: UITraitCollection { simulator.traitCollection }
}
