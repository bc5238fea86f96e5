import Foundation

/// A view, a layout guide or a distance: what constraints are about.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, the view that owns the guide, or the view that contains both ends of the distance.
  var layoutView: UIView? { get }
}

extension LayoutItem {
  /// The views and guides of the item.
  var parts: [any LayoutItem] { (self as? LayoutDistance)?.ends.map(\.item) ?? [self] }
}

/// The distance between two anchors. It does not keep their items alive.
@MainActor final class LayoutDistance: LayoutItem {
  typealias End = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

  private weak var firstItem: AnyObject?
  private weak var secondItem: AnyObject?
  private let attributes: (first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute)

  init(from first: End, to second: End) {
    (firstItem, secondItem) = (first.item, second.item)
    attributes = (first.attribute, second.attribute)
  }

  /// The two anchors; none once an item is gone.
  var ends: [End] {
    guard let first = firstItem as? any LayoutItem, let second = secondItem as? any LayoutItem else {
      return []
    }
    return [(first, attributes.first), (second, attributes.second)]
  }

  var layoutView: UIView? {
    let views = ends.compactMap(\.item.layoutView)
    return views.count == 2 ? views[0].commonAncestor(with: views[1]) : nil
  }
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
