import UIKit

extension UIEdgeInsets {
  static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable] = [\.top, \.left, \.bottom, \.right]

  /// Less than any display shows: the rounding of coordinates.
  var isNegligible: Bool { Self.edges.allSatisfy { self[keyPath: $0].magnitude < 0.001 } }

  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}
