import Foundation

/// One assumption about UIKit, and how to try it.
struct DeviceCheck: Sendable {
  /// Who carries a check out.
  enum Means: Equatable, Sendable {
    /// The check itself.
    case code
    /// The user, with a finger that does what a picture shows.
    case finger
  }

  /// The number of the fact in docs/UIKitFacts.md.
  let fact: Int
  /// The assumption, as the user reads it.
  let sentence: String
  let means: Means
  /// How long the check may take, in seconds of the display; a user has more time.
  let limit: TimeInterval
  let run: @MainActor (CheckStage) async -> Finding

  init(
    _ fact: Int, _ sentence: String, by means: Means = .code, within limit: TimeInterval = 5,
    run: @escaping @MainActor (CheckStage) async -> Finding
  ) {
    self.fact = fact
    self.sentence = sentence
    self.means = means
    self.limit = limit
    self.run = run
  }

  /// The name of the check in records.
  var name: String { "F\(fact) \(sentence)" }

  /// All checks, in the order in which they run.
  ///
  /// The checks that need a finger come last.
  static var all: [DeviceCheck] {
    [
      PresentingChecks.all, TransitionChecks.all, ViewChecks.all, SafeAreaChecks.all,
      AnimationChecks.all, ListChecks.all, KeyboardChecks.all, NavigationChecks.all, ViewUpdateChecks.all,
      CardChecks.all, CardFingerChecks.all, CardHeightChecks.all, DockChecks.all, MemoryChecks.all,
      FingerChecks.all,
    ].flatMap { $0 }
  }
}
