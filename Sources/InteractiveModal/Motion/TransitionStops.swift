import Foundation

/// The stops on a screen's travel, from the highest detent to the closed end.
struct TransitionStops: Equatable, Sendable {
  struct Position: Equatable, Sendable {
    let stop: TransitionStop
    /// 1 at the highest detent, 0 closed.
    let progress: CGFloat
  }

  /// All stops by descending progress; the last is `.dismissed` at 0.
  let positions: [Position]
  /// Progress of the lowest detent. Stored, because every frame needs it.
  let lowestProgress: CGFloat
  /// Progress of the lowest detent that shows the content: the docked one shows a bar. Stored, because every
  /// frame needs it.
  let contentProgress: CGFloat
  /// Progress of the stop next to the highest detent. Stored, because every frame needs it.
  let secondProgress: CGFloat

  /// Creates stops; by default those of a screen that is either open or closed.
  ///
  /// - Parameters:
  ///   - highest: The detent at progress 1.
  ///   - lower: The other detents by descending progress. A detent that is not below the detent
  ///     before it, or not above 0, is left out.
  ///   - docked: The progress of a card in the dock; `nil` without a dock.
  init(
    highest: DetentIdentifier = .large, lower: [(DetentIdentifier, progress: CGFloat)] = [],
    docked: CGFloat? = nil
  ) {
    var positions = [Position(stop: .detent(highest), progress: 1)]
    for (identifier, progress) in lower
    where progress < positions[positions.count - 1].progress && progress > 0 {
      positions.append(Position(stop: .detent(identifier), progress: progress))
    }
    contentProgress = positions[positions.count - 1].progress
    if let docked, docked > 0, docked < contentProgress {
      positions.append(Position(stop: .detent(.docked), progress: docked))
    }
    lowestProgress = positions[positions.count - 1].progress
    self.positions = positions + [Position(stop: .dismissed, progress: 0)]
    secondProgress = self.positions[1].progress
  }

  /// The detents by descending progress.
  var detents: ArraySlice<Position> { positions.dropLast() }
  var highest: Position { positions[0] }
  var lowest: Position { positions[positions.count - 2] }

  /// The lowest detent that shows the content.
  var lowestContent: Position {
    positions.last { $0.progress >= contentProgress } ?? highest
  }
  /// Progress of a card in the dock; `nil` without a dock.
  var dockedProgress: CGFloat? { lowestProgress < contentProgress ? lowestProgress : nil }

  /// Returns the position of a stop; that of the highest detent for a detent that is not among the
  /// stops.
  func position(of stop: TransitionStop) -> Position { positions.first { $0.stop == stop } ?? highest }

  /// Returns how far a card is on its way into the dock: 0 where it shows its content, 1 docked.
  func docking(at progress: CGFloat) -> CGFloat {
    guard lowestProgress < contentProgress else { return 0 }
    return ((contentProgress - progress) / (contentProgress - lowestProgress)).clamped(to: 0...1)
  }

  func detent(nearest progress: CGFloat) -> Position {
    detents.min { ($0.progress - progress).magnitude < ($1.progress - progress).magnitude } ?? highest
  }

  /// Returns the first stop below a progress above 0.
  func next(below progress: CGFloat) -> Position {
    positions.first { $0.progress < progress } ?? positions[positions.count - 1]
  }
}

/// A point on the travel at which a screen can come to rest.
public enum TransitionStop: Hashable, Sendable {
  /// Open, at a height.
  case detent(DetentIdentifier)
  /// Closed: off the screen and gone.
  case dismissed

  /// Open as far as possible: at the large detent, or at the highest one if there is no large one.
  package static let presented = TransitionStop.detent(.large)
}

/// The name of a height at which a modal can stand. It is encoded as a string.
public struct DetentIdentifier: Hashable, Codable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The name itself.
  public let rawValue: String
  /// - Parameter rawValue: Any text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// - Parameter value: Any text.
  public init(stringLiteral value: String) { rawValue = value }

  /// The greatest height that fits the container.
  public static let large = DetentIdentifier(rawValue: "large")
  /// Half of that height.
  public static let medium = DetentIdentifier(rawValue: "medium")
  /// The height that the presented controller prefers.
  public static let fitContent = DetentIdentifier(rawValue: "fitContent")
  /// The bar at the bottom of a container, below all other heights; see ``ModalConfiguration/dock``.
  public static let docked = DetentIdentifier(rawValue: "docked")
}
