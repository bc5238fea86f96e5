import Foundation

/// The rubber band as it was first published, y = (1 − 1/(x·c/d + 1))·d, with a dimension of 1 and c = 0.55.
enum HandBand {
  static func offset(_ pull: CGFloat) -> CGFloat {
    let shown = 1 - 1 / (pull.magnitude * 0.55 + 1)
    return pull < 0 ? -shown : shown
  }

  /// How much the offset changes with the pull, c/(x·c/d + 1)².
  static func slope(_ pull: CGFloat) -> CGFloat { 0.55 / pow(pull.magnitude * 0.55 + 1, 2) }

  /// The pull that shows as a positive offset, x = (1/(1 − y/d) − 1)·d/c.
  static func pull(_ offset: CGFloat) -> CGFloat { (1 / (1 - offset) - 1) / 0.55 }
}
