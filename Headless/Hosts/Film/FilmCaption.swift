import UIKit

/// What stands under a picture: the time, and what goes on.
struct FilmCaption: Equatable, Sendable {
  let time: String
  let words: String

  /// - Parameter isLast: Whether this is how the gesture ended.
  init(_ moment: FilmMoment, outcome: ReplayReport.Outcome, isLast: Bool) {
    time = "\(moment.time.text(places: 2)) s"
    words = isLast ? Self.end(outcome) : Self.words(for: moment.phase, outcome)
  }

  /// A time without words.
  init(time seconds: TimeInterval) { (time, words) = ("\(seconds.text(places: 2)) s", "") }

  /// Of something that a finger sets going, whatever it is.
  init(time seconds: TimeInterval, phase: FilmPhase, isAtRest: Bool) {
    time = "\(seconds.text(places: 2)) s"
    switch phase {
    case .settling: words = isAtRest ? "at rest" : "by itself"
    case .atRest, .touching, .dragging, .resizing, .released: words = Self.words(for: phase, .none)
    }
  }

  private static func words(for phase: FilmPhase, _ outcome: ReplayReport.Outcome) -> String {
    switch phase {
    case .atRest: "at rest"
    case .touching: "finger down"
    case .dragging: "dragging"
    case .resizing: "resizing"
    case .released: "released"
    case .settling: settling(outcome)
    }
  }

  private static func settling(_ outcome: ReplayReport.Outcome) -> String {
    switch outcome {
    case .dismissed: "leaving"
    case .kept: "returning"
    case .none: "at rest"
    }
  }

  private static func end(_ outcome: ReplayReport.Outcome) -> String {
    switch outcome {
    case .dismissed: "gone"
    case .kept: "back at rest"
    case .none: "still at rest"
    }
  }
}
