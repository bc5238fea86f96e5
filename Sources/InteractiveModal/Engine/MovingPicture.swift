import UIKit

/// The picture of a transition: the layers that move, and their values at each progress.
@MainActor package protocol MovingPicture {
  /// The progresses at which a value begins to change otherwise; between them its course is
  /// smooth.
  var bends: [CGFloat] { get }
  /// Returns the values at a progress. In a flight, which has shown the picture at its start, they are
  /// of the same properties in the same order.
  func values(at progress: CGFloat) -> [MovingValue]
  /// Returns whether all values follow progress along straight lines, from one bend to the next.
  /// `false` by default.
  func isStraight(from start: CGFloat, to end: CGFloat) -> Bool
  /// Writes the picture at a progress to its views.
  func show(_ progress: CGFloat)
  /// Looks in a flight whether the app has changed what the picture shows. Returns `true` if new
  /// key frames are needed; `false` by default.
  func refresh() -> Bool
  /// Returns the view that has to be laid out because its size changes between two progresses;
  /// `nil` by default. The layout of its container may follow from views that change without marking
  /// the container.
  func resizedView(from start: CGFloat, to end: CGFloat) -> (view: UIView, dependsOnOthers: Bool)?
}

extension MovingPicture {
  package func isStraight(from start: CGFloat, to end: CGFloat) -> Bool { false }
  package func refresh() -> Bool { false }
  package func resizedView(
    from start: CGFloat, to end: CGFloat
  ) -> (view: UIView, dependsOnOthers: Bool)? { nil }
}
