import Foundation

/// The stops of a modal in the order in which they lie on its travel, from the highest detent out.
public struct TransitionStops: Equatable, Sendable {
  /// A stop, and where it lies.
  public struct Place: Equatable, Sendable {
    /// The stop's name.
    public var stop: TransitionStop
    /// Share of the travel: 0 is the highest detent, 1 is gone.
    public var fraction: CGFloat

    /// - Parameters:
    ///   - stop: The stop's name.
    ///   - fraction: Share of the travel.
    public init(_ stop: TransitionStop, at fraction: CGFloat) {
      self.stop = stop
      self.fraction = fraction
    }
  }

  /// All of them; the last is gone.
  public let places: [Place]
  /// Fraction of the lowest detent, which every frame asks for.
  let lowestFraction: CGFloat
  /// Fraction of what is next to the highest detent, likewise.
  let secondFraction: CGFloat

  /// A modal that is either on screen or gone.
  public init() { self.init(highest: .large, lower: []) }

  /// - Parameters:
  ///   - highest: The detent at the modal's full height.
  ///   - lower: The others, with their shares of the travel, from higher to lower; what does not lie beyond the one
  ///     before, and before 1, is left out.
  public init(highest: DetentIdentifier, lower: [(DetentIdentifier, fraction: CGFloat)]) {
    var places = [Place(.detent(highest), at: 0)]
    for (identifier, fraction) in lower where fraction > places[places.count - 1].fraction && fraction < 1 {
      places.append(Place(.detent(identifier), at: fraction))
    }
    lowestFraction = places[places.count - 1].fraction
    self.places = places + [Place(.dismissed, at: 1)]
    secondFraction = self.places[1].fraction
  }

  /// Those on screen.
  public var detents: ArraySlice<Place> { places.dropLast() }
  /// The highest detent.
  public var highest: Place { places[0] }
  /// The lowest detent.
  public var lowest: Place { places[places.count - 2] }

  /// The place of a stop: of the highest detent where there is none of that name.
  public func place(of stop: TransitionStop) -> Place { places.first { $0.stop == stop } ?? highest }

  /// The detent that is nearest to a fraction.
  func detent(nearest fraction: CGFloat) -> Place {
    detents.min { ($0.fraction - fraction).magnitude < ($1.fraction - fraction).magnitude } ?? highest
  }

  /// The first that lies farther out than a fraction below 1.
  func next(beyond fraction: CGFloat) -> Place {
    places.first { $0.fraction > fraction } ?? places[places.count - 1]
  }
}
