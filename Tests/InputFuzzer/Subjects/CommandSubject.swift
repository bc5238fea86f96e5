import Foundation

@testable import HeadlessHosts
@testable import UIKit

/// The words of a command line; the steps of a strip are taken, and drawn.
@MainActor struct CommandSubject {
  private static let mostSteps = 6
  private static let longest: TimeInterval = 3

  private let words: [String]

  /// - Parameter bytes: The words, with a NUL between two of them.
  init(_ bytes: [UInt8]) {
    let pieces = bytes.isEmpty ? [] : bytes.split(separator: 0, omittingEmptySubsequences: false)
    words = pieces.map { String(decoding: $0, as: UTF8.self) }
  }

  func verdict() throws(FuzzFault) -> FuzzVerdict {
    let command: Command
    do throws(HostError) {
      command = try Command(words)
    } catch {
      return .refusal(error.sentence)
    }
    guard case .strip(let options) = command, isShort(options) else { return .accepted }
    return try takeSteps(options)
  }

  private func takeSteps(_ options: StripOptions) throws(FuzzFault) -> FuzzVerdict {
    do throws(HostError) {
      let trial = try StripTrial(options)
      defer { trial.end() }
      try trial.run()
      return ["inf", "nan"].contains(where: trial.text.contains)
        ? .faulty("A number in the strip is none.") : .accepted
    } catch {
      guard !error.sentence.contains("does not come to rest") else { throw FuzzFault(error.sentence) }
      return .refusal(error.sentence)
    }
  }

  private func isShort(_ options: StripOptions) -> Bool {
    options.steps.count <= Self.mostSteps && options.seconds ?? 0 <= Self.longest
  }
}
