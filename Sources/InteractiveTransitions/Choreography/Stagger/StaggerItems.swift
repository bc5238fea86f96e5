import UIKit

/// The items of both screens, in their order, with their positions outside of the transition.
@MainActor struct StaggerItems {
  let lower: [UIView]
  let upper: [UIView]
  /// The views that the choreography lists, also those that are not on their screen, and repetitions.
  private let listed: [Listed]

  private struct Listed: Equatable {
    let view: ObjectIdentifier
    let center: CGPoint
    let isOnScreen: Bool

    @MainActor init(_ view: UIView, on side: TransitionSide) {
      (self.view, center) = (ObjectIdentifier(view), view.center)
      isOnScreen = view !== side.view && view.isDescendant(of: side.view)
    }
  }

  /// Creates the items. Leaves out views that are not on their screen, and repetitions.
  init(lower: [UIView], upper: [UIView], on stage: TransitionStage) {
    let listed = lower.map { Listed($0, on: stage.lower) } + upper.map { Listed($0, on: stage.upper) }
    self.listed = listed
    self.lower = Self.items(lower, listed.prefix(lower.count))
    self.upper = Self.items(upper, listed.suffix(upper.count))
  }

  private static func items(_ views: [UIView], _ listed: ArraySlice<Listed>) -> [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return zip(views, listed).filter { $1.isOnScreen && seen.insert($1.view).inserted }.map(\.0)
  }

  /// Whether the choreography lists the same views, in the same positions. Asked in each frame, so this allocates
  /// nothing.
  func isUpToDate(lower: [UIView], upper: [UIView], on stage: TransitionStage) -> Bool {
    guard lower.count + upper.count == listed.count else { return false }
    for (index, view) in lower.enumerated() where Listed(view, on: stage.lower) != listed[index] {
      return false
    }
    for (index, view) in upper.enumerated()
    where Listed(view, on: stage.upper) != listed[lower.count + index] {
      return false
    }
    return true
  }

  /// Makes the superviews lay the items out at the next layout.
  ///
  /// UIKit computes a wrong position from a frame that is set while an item is moved by the
  /// transition.
  func setNeedsLayout() { for superview in superviews { superview.setNeedsLayout() } }

  /// Makes the superviews lay the items out now.
  func layOut() {
    setNeedsLayout()
    for superview in superviews { superview.layoutIfNeeded() }
  }

  private var superviews: [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return (lower + upper).compactMap(\.superview).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
