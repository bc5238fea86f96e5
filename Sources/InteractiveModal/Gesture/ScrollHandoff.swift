import Foundation

/// Whose turn it is while one finger moves a list and the modal that it lies on.
///
/// The two stand in a row. Pulled down, the list goes to its top first and the modal from its place then; back up, the
/// modal returns first and the list scrolls on then. What one takes the other does not, so together they go as far as the
/// finger. Lengths are in points, positive is down.
enum ScrollHandoff: Equatable, Sendable {
  /// The modal stands in its place; the list can still go so far down, endlessly where it keeps the finger.
  case list(room: CGFloat)
  /// The modal is pulled so far from its place, up where negative; the list stands.
  case modal(pull: CGFloat)

  /// What a finger's way is to either of them.
  struct Share: Equatable, Sendable {
    var list: CGFloat = 0
    var modal: CGFloat = 0
  }

  /// Shares out a way of the finger.
  func share(of way: CGFloat) -> Share {
    switch self {
    case .list(let room):
      let list = min(way, max(room, 0))
      return Share(list: list, modal: way - list)
    case .modal(let pull):
      let modal = pull < 0 ? way : max(way, -pull)
      return Share(list: way - modal, modal: modal)
    }
  }

  /// Whether the list must not go where the finger would take it, having gone such a way.
  func holdsList(after way: CGFloat) -> Bool {
    switch self {
    case .list(let room): way > 0 && way >= room
    case .modal: true
    }
  }
}
