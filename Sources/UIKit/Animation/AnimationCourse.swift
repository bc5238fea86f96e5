import Foundation

/// The way of a change through time. What is left of it is added to what is set.
protocol AnimationCourse {
  /// The share that is done at `time` of the layer's: of everything, and of what moves up and down.
  ///
  /// - Parameter isFlat: Whether a transition moves time by hand, so that curves do not count (F72).
  func progress(at time: TimeInterval, isFlat: Bool) -> SIMD2<Double>
  func isOver(at time: TimeInterval) -> Bool
  /// Whether it stands until somebody moves it.
  var isHeld: Bool { get }
  /// Whether the views that it moves take touches (F111, F132).
  var allowsTouches: Bool { get }
  /// Whether the views that it moves are hit where they appear (F111).
  var isHitWhereShown: Bool { get }
}
