import Foundation

/// A scene that holds windows.
@MainActor open class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []
  unowned let simulator: Simulator

  init(session: UISceneSession, simulator: Simulator) {
    self.simulator = simulator
    super.init(session: session)
  }

  public var screen: UIScreen { simulator.screen }
  public var interfaceOrientation: UIInterfaceOrientation { simulator.orientation }
  public var traitCollection: UITraitCollection { simulator.traitCollection }
}
