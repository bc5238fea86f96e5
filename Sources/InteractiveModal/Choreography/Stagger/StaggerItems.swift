import UIKit

/// The items that move on a stage, in their order, and where they stand by themselves.
struct StaggerItems {
  let lower: [UIView]
  let upper: [UIView]
  private let centers: [CGPoint]

  @MainActor init(lower: [UIView], upper: [UIView]) {
    self.lower = lower
    self.upper = upper
    centers = (lower + upper).map(\.center)
  }

  /// What lays the items out.
  @MainActor private var parents: [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return (lower + upper).compactMap(\.superview).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// A frame that is set on a view which is aside puts it elsewhere: that is put right at the next layout.
  @MainActor func setNeedsLayout() { for parent in parents { parent.setNeedsLayout() } }

  /// Does so now.
  @MainActor func layOut() {
    setNeedsLayout()
    for parent in parents { parent.layoutIfNeeded() }
  }
}

extension StaggerItems: Equatable {
  /// The same objects at the same places.
  static func == (one: StaggerItems, other: StaggerItems) -> Bool {
    one.lower.elementsEqual(other.lower, by: ===) && one.upper.elementsEqual(other.upper, by: ===)
      && one.centers == other.centers
  }
}
