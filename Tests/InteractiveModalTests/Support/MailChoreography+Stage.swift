import Foundation

@testable import InteractiveModal

extension CardGeometry {
  /// The picture on a stage, whose layout is worked out anew.
  func pose(at fraction: CGFloat, slidingTo limit: CGFloat = .infinity, on stage: LayoutContext) -> CardPose {
    pose(at: fraction, slidingTo: limit, in: layout(on: stage))
  }
}
