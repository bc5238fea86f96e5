import Foundation

/// Shares the drag of one finger between a list and the screen on which the list lies.
///
/// Pulled down, the list scrolls to its top first, then the screen leaves its position. Pushed up,
/// the screen returns first, then the list scrolls. Together they move as far as the finger.
/// Distances are in points, positive closes.
enum ScrollHandoff: Equatable, Sendable {
  /// The screen stands. The list can scroll this far; without limit if the list keeps the finger.
  case list(available: CGFloat)
  /// The list stands. The screen is pulled this far from its position; negative beyond it.
  case screen(pull: CGFloat)

  /// The parts of a translation.
  struct Share: Equatable, Sendable {
    var list: CGFloat = 0
    var screen: CGFloat = 0
  }

  /// Splits a translation of the finger.
  func share(of translation: CGFloat) -> Share {
    switch self {
    case .list(let available):
      let list = min(translation, max(available, 0))
      return Share(list: list, screen: translation - list)
    case .screen(let pull):
      let screen = pull < 0 ? translation : max(translation, -pull)
      return Share(list: translation - screen, screen: screen)
    }
  }

  /// Whether the list must not scroll on, after a translation of the finger.
  func holdsList(after translation: CGFloat) -> Bool {
    switch self {
    case .list(let available): translation > 0 && translation >= available
    case .screen: true
    }
  }
}
