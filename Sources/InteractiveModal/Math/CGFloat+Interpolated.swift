import Foundation

extension CGFloat {
  /// Returns the number that lies so far on the way to another: this one at 0, the other at 1, both exactly,
  /// and beyond them outside 0...1. What is not finite counts as 0.
  func interpolated(to other: CGFloat, at progress: CGFloat) -> CGFloat {
    let progress = progress.finiteOrZero
    return (1 - progress) * finiteOrZero + progress * other.finiteOrZero
  }
}
