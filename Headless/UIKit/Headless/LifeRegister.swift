import Synchronization

/// Counts what is alive on a simulator, by class. Any thread may release objects of the main actor.
package final class LifeRegister: Sendable {
  private let populations = Mutex<[ObjectIdentifier: Census.Population]>([:])

  /// The count at this moment.
  package var census: Census { Census(populations.withLock { $0 }) }

  func add(_ change: Int, of type: AnyClass) {
    populations.withLock {
      $0[ObjectIdentifier(type), default: Census.Population(type: type, count: 0)].count += change
    }
  }
}
