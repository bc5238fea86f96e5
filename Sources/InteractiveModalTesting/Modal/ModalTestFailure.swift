import Foundation

/// The failure of a test on a ``ModalTestStage``, told in a sentence.
///
/// The test kit throws, so the same expectation fails a test of XCTest and one of Swift Testing. It
/// imports neither.
public struct ModalTestFailure: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// The sentence, or one on each line.
  public let description: String
  /// The sentence again, for XCTest.
  public var errorDescription: String? { description }

  init(_ sentence: String) { description = sentence }

  /// Throws for a number that is not finite, or more than a finger can do.
  static func check(_ numbers: [Double], _ call: String) throws {
    for number in numbers {
      guard number.isFinite else { throw ModalTestFailure("\(call): \(number) is not finite") }
      guard number.magnitude <= 100_000 else {
        throw ModalTestFailure("\(call): \(number) is more than a finger can do")
      }
    }
  }

  /// Throws the sentences, if there are any.
  static func check(_ sentences: [String]) throws {
    if !sentences.isEmpty { throw ModalTestFailure(sentences.joined(separator: "\n")) }
  }
}
