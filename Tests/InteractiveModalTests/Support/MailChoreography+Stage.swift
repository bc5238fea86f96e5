import Foundation

@testable import InteractiveModal

extension MailChoreography {
  /// The picture on a stage, whose layout is worked out anew.
  func pose(at fraction: CGFloat, slidingTo limit: CGFloat = .infinity, on stage: ModalStage) -> ModalPose {
    pose(at: fraction, slidingTo: limit, in: layout(on: stage))
  }
}
