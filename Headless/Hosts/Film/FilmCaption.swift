import Foundation

/// What stands under a picture: the time, and what goes on.
struct FilmCaption: Equatable, Sendable {
  let time: String
  let words: String

  init(time seconds: TimeInterval, _ words: String = "") {
    (time, self.words) = ("\(seconds.text(places: 2)) s", words)
  }
}

extension GesturePhase {
  /// - Parameter settling: The word for what goes on by itself.
  func words(settling: String) -> String {
    switch self {
    case .atRest: "at rest"
    case .touching: "finger down"
    case .dragging: "dragging"
    case .released: "released"
    case .settling: settling
    }
  }
}
