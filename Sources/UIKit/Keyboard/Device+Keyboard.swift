import Foundation

/// How high the keyboard stands, with its row of suggestions (F290).
extension Device {
  /// Where the keyboard stands on the screen while it is shown.
  func keyboardFrame(in orientation: UIInterfaceOrientation) -> CGRect {
    let size = size(in: orientation)
    let height = keyboardHeight(isLandscape: orientation.isLandscape)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  private func keyboardHeight(isLandscape: Bool) -> CGFloat {
    let (hasHomeIndicator, isWide) = (portraitInsets.bottom > 0, size.width >= 414)
    return switch (idiom, isLandscape) {
    case (.pad, true): hasHomeIndicator ? 418 : 398
    case (.pad, false): hasHomeIndicator ? 333 : 313
    case (.phone, true), (.unspecified, true): hasHomeIndicator ? 209 : 200
    case (.phone, false), (.unspecified, false):
      hasHomeIndicator ? (isWide ? 346 : 336) : (isWide ? 271 : 260)
    }
  }
}
