import Foundation
import Synchronization

/// The switch of the mutants that `Mutations` writes into the kit, each beside the code that it replaces.
///
/// As a member of numbers and names it is known in every file of the kit without an import: a file
/// with mutants declares what it declared before, and nothing else has to be built anew.
package enum Mutant {
  /// The environment's variable with the number of the mutant that is on.
  package static let variable = "MODAL_MUTANT"
  private static let number = ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  private static let observer = Mutex<(@Sendable (Int) -> Void)?>(nil)
  private static let observe = observer.withLock { $0 }

  /// Has a closure called whenever a mutant, or the code beside it, is about to run. Takes effect before the
  /// first one runs.
  package static func onRun(_ closure: @escaping @Sendable (Int) -> Void) {
    observer.withLock { $0 = closure }
  }

  fileprivate static func isOn(_ number: Int) -> Bool {
    observe?(number)
    return number == Self.number
  }
}

extension Int {
  /// Whether the mutant of this number is on.
  public var isMutantOn: Bool { Mutant.isOn(self) }
}
