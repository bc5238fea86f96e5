import UIKit

/// The items of both screens, in their order, with their positions outside of the transition.
@MainActor struct StaggerItems: Equatable {
  let lower: [UIView]
  let upper: [UIView]
  private let centers: [CGPoint]

  /// Creates the items. Leaves out views that are not on their screen, and repetitions.
  init(lower: [UIView], upper: [UIView], on stage: TransitionStage) {
    self.lower = lower.items(on: stage.lower)
    self.upper = upper.items(on: stage.upper)
    centers = (self.lower + self.upper).map(\.center)
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

  nonisolated static func == (one: StaggerItems, other: StaggerItems) -> Bool {
    one.lower.elementsEqual(other.lower, by: ===) && one.upper.elementsEqual(other.upper, by: ===)
      && one.centers == other.centers
  }
}

extension [UIView] {
  @MainActor fileprivate func items(on side: TransitionSide) -> [UIView] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(side.view)]
    return filter { $0.isDescendant(of: side.view) && seen.insert(ObjectIdentifier($0)).inserted }
  }
}
