import Foundation

/// What UIKit keeps once per process: the simulator that runs, the observers of layers, the notification center.
///
/// An app runs in the one default world. A test binds `World.$current` to a world of its own, so that no other test
/// can change it, whatever runs while the test awaits.
public final class World: @unchecked Sendable {
  @TaskLocal public static var current = ofProcess
  /// The world of code that binds no other.
  static let ofProcess = World()

  /// The simulator that was made last in this world. Only the main thread uses it.
  private(set) var simulator: Simulator?
  package let layerObservers = LayerObservers()
  let notifications = WorldNotificationCenter()

  public init() {}

  /// Makes a simulator the one that all globals of UIKit mean in this world.
  @MainActor func run(_ simulator: Simulator) {
    self.simulator = simulator
    layerObservers.ledger = simulator.ledger
  }
}

/// The notification center of a world.
public final class WorldNotificationCenter: NotificationCenter, @unchecked Sendable {}

extension NotificationCenter {
  /// The center of the current world. Its narrower type makes the compiler prefer it to Foundation's,
  /// also in a file that imports both modules.
  public class var `default`: WorldNotificationCenter { World.current.notifications }
}
