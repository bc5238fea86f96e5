import UIKit

@testable import InteractiveModal

extension Screen {
  /// Half of what lies above the home indicator of an iPhone 15, in whole pixels, and the indicator's strip:
  /// (783 - 34) / 2 + 34 from the foot.
  static let mediumTop: CGFloat = 852 - (1124.0 / 3 + 34)

  /// A screen whose modal stands at one of several heights.
  static func withDetents(
    _ detents: [ModalDetent] = [.large, .medium], initially: ModalDetent.Identifier? = nil,
    on device: Device = .iPhone15, _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> Screen {
    let screen = Screen(device: device, framesPerSecond: 120) {
      ($0.detents, $0.initialDetent) = (detents, initially)
      change(&$0)
    }
    return screen.open()
  }

  /// The height at which the modal comes to rest.
  func settledDetent() -> ModalDetent.Identifier? {
    clock.runUntilIdle()
    return draft.selectedModalDetent
  }
}
