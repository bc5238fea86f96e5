import Foundation

/// Tells how the status bar of a scene looks (F395).
@MainActor public final class UIStatusBarManager: NSObject {
  private unowned let simulator: Simulator

  init(_ simulator: Simulator) { self.simulator = simulator }

  public var statusBarStyle: UIStatusBarStyle { simulator.systemBars.statusBarStyle }
  public var isStatusBarHidden: Bool { simulator.systemBars.isStatusBarHidden }
}
