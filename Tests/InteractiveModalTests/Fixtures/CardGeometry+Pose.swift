import Foundation

@testable import InteractiveModal

extension CardGeometry {
  /// Returns the pose in a context, for which the layout is worked out.
  func pose(
    at progress: CGFloat, slidingTo slideEnd: CGFloat = -.infinity, in context: LayoutContext
  ) -> CardPose {
    pose(at: progress, slidingTo: slideEnd, in: layout(in: context))
  }
}
