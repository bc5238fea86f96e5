import Foundation

/// A place on the modal's travel where it can come to rest.
public enum ModalStop: Equatable, Hashable, Sendable {
  /// Fully on screen.
  case presented
  /// Out of the screen, and gone.
  case dismissed

  /// The stop's place on the travel: 0 is presented, 1 is gone.
  public var fraction: CGFloat {
    switch self {
    case .presented: 0
    case .dismissed: 1
    }
  }
}
