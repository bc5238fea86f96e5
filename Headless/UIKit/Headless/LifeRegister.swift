import Synchronization

/// Counts what is alive on a simulator, by class.
///
/// Objects of the main actor may be released by any thread, so this is guarded by a lock.
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
