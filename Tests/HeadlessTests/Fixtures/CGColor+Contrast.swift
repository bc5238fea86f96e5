import UIKit

extension CGColor {
  /// Relative luminance of the colour on black, as WCAG defines it.
  ///
  /// - Parameter black: Opacity of the black over the colour.
  func luminance(under black: CGFloat = 0) -> CGFloat {
    let parts = (components ?? []).prefix(3).map { $0 * alpha * (1 - black) }
      .map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return zip(parts, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

/// Returns the contrast of two luminances, as WCAG defines it: from 1 to 21.
func contrast(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
  (max(one, other) + 0.05) / (min(one, other) + 0.05)
}
