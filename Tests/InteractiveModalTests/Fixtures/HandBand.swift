import Foundation

/// The rubber band as it was first published, y = (1 − 1/(x·c/d + 1))·d, with a dimension of 1 and c = 0.55.
///
/// Written out for the tests, so that what the kit computes is compared with something that is not itself.
enum HandBand {
  static func offset(_ pull: CGFloat) -> CGFloat {
    let shown = 1 - 1 / (pull.magnitude * 0.55 + 1)
    return pull < 0 ? -shown : shown
  }

  /// How much the offset changes with the pull, as a difference over a millionth either way.
  static func slope(_ pull: CGFloat) -> CGFloat {
    (offset(pull + 1e-6) - offset(pull - 1e-6)) / 2e-6
  }

  /// The pull that shows as an offset, found by halving.
  static func pull(_ offset: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (-1e4, 1e4)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if self.offset(middle) < offset { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
