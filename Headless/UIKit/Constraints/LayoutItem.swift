import Foundation

/// A view or a layout guide: what constraints are about.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
}

extension NSLayoutConstraint {
  /// A direction along which constraints work.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// How the first item's attribute relates to the second's.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A measure of an item.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline = 12
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height, .firstBaseline: .vertical
    case .notAnAttribute: nil
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute changes sides with the reading direction.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is a side that does not depend on the reading direction.
  var isFixedSide: Bool { self == .left || self == .right }
}
