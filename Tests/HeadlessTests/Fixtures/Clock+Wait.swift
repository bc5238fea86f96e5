import Foundation
import Testing
import UIKit

extension Clock {
  /// Lets frames of 60 Hz pass until a condition holds, and records an issue that says what the test waited for if it
  /// never does.
  ///
  /// - Parameters:
  ///   - what: Completes the sentence "waited for …".
  ///   - limit: How long to wait at most, in seconds of this clock.
  ///   - look: Called after each frame.
  func wait(
    for what: String, atMost limit: TimeInterval = 30, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool, look: () -> Void = {}
  ) {
    let end = now + limit
    while !condition() {
      guard now < end else {
        Issue.record("waited \(limit) seconds for \(what)", sourceLocation: sourceLocation)
        return
      }
      advance(by: 1.0 / 60)
      look()
    }
  }
}
