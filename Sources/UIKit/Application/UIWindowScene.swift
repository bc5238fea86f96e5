import Foundation

/// A scene that holds windows.
@MainActor open class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []
  unowned let simulator: Simulator

  init(session: UISceneSession, simulator: Simulator) {
    self.simulator = simulator
    super.init(session: session)
  }

  /// The app has one scene: its state is the app's.
  public var activationState: ActivationState {
    switch simulator.application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  public var screen: UIScreen { simulator.screen }
  public var interfaceOrientation: UIInterfaceOrientation { simulator.orientation }
  public var traitCollection: UITraitCollection { simulator.traitCollection }
}
