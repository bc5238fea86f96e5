import Synchronization

/// Counts what is alive on a simulator, by class. Any thread may release an object.
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

/// What an object holds from its beginning to its end, so that it is counted meanwhile.
struct Lifetime: ~Copyable {
  private let type: AnyClass
  private let register: LifeRegister?

  /// The object counts on the simulator that runs, on the main thread. A mark that is made once
  /// for all simulators counts nowhere.
  init(of type: AnyClass) {
    self.type = type
    register = type is NoAnimator.Type ? nil : MainActor.assumeIsolated { Simulator.current?.lives }
    register?.add(1, of: type)
  }

  deinit { register?.add(-1, of: type) }
}

/// An object that is not kept alive.
struct Weak<Object: AnyObject> { weak var object: Object? }
