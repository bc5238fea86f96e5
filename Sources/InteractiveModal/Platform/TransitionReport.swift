import Foundation

/// Where transitions say, in a sentence, that they found something odd and went on without it.
@MainActor public enum TransitionReport {
  /// Called with the sentence; by default it is logged where assertions are checked, and dropped elsewhere.
  public static var onReport: (String) -> Void = { sentence in
    assert(
      {
        NSLog("%@", "InteractiveModal: " + sentence); return true
      }())
  }

  static func report(_ sentence: String) { onReport(sentence) }
}
