import UIKit

@testable import InteractiveModal

extension Screen {
  /// Half of what lies above the home indicator of an iPhone 15, and the indicator's strip: (783 - 34) / 2 + 34 from
  /// the foot.
  static let mediumTop: CGFloat = 852 - (374.5 + 34)

  /// A screen whose modal stands at one of several heights.
  static func withDetents(
    _ detents: [ModalDetent] = [.large, .medium], initially: ModalDetent.Identifier? = nil,
    on device: Device = .iPhone15, _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> Screen {
    var configuration = ModalConfiguration.mail
    configuration.detents = detents
    configuration.initialDetent = initially
    change(&configuration)
    return Screen(device: device, framesPerSecond: 120, configuration: configuration).open()
  }

  /// The height at which the modal comes to rest.
  func settledDetent() -> ModalDetent.Identifier? {
    clock.runUntilIdle()
    return draft.selectedModalDetent
  }
}
