import Foundation
import Testing
import UIKit

/// A file with a line for each mutant and each test that runs its code.
private final class MutantRecord: @unchecked Sendable {
  private struct Key: Hashable {
    let number: Int
    let file: String?
    let line: Int?
  }

  private let file: UnsafeMutablePointer<FILE>
  private let lock = NSLock()
  private var keys: Set<Key> = []

  init?(at path: String) {
    guard !path.isEmpty, let file = fopen(path, "a") else { return nil }
    self.file = file
  }

  func add(_ number: Int) {
    let test = Test.current
    let key = Key(number: number, file: test?.sourceLocation.fileID, line: test?.sourceLocation.line)
    lock.withLock {
      guard keys.insert(key).inserted else { return }
      fputs("\(number) \(test.map { "\($0.id)" } ?? "")\n", file)
    }
  }
}

/// Writes the record that the command asks for by the environment. Traits are made as the tests are listed, before any
/// of them runs, so it is enough that one suite has it.
struct MutantRecording: SuiteTrait {
  fileprivate init() {
    guard let path = ProcessInfo.processInfo.environment["MODAL_RECORD"], let record = MutantRecord(at: path)
    else { return }
    Mutant.onRun(record.add)
  }
}

extension Trait where Self == MutantRecording {
  static var recordingMutants: Self { Self() }
}
