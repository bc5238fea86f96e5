import Foundation

/// A linear relation between measures of one or two items: `first = multiplier × second + constant`.
@MainActor open class NSLayoutConstraint: NSObject {
  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// The name of the constraint in complaints.
  open var identifier: String?
  private let hasSecondItem: Bool
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  /// The view that holds the active constraint: the nearest common ancestor of its items.
  private weak var holder: UIView?
  /// Whether the last layout had to leave the constraint out (F470).
  var isBroken = false

  init(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
    _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    Self.check(attribute, second == nil ? nil : other)
    (firstItem, secondItem, hasSecondItem) = (first, second, second != nil)
    (firstAttribute, secondAttribute) = (attribute, second == nil ? .notAnAttribute : other)
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
  }

  /// A device raises an exception for the same pairs.
  private static func check(_ first: Attribute, _ second: Attribute?) {
    guard let second else {
      return precondition(first.isSize, "A constraint of a position needs a second item")
    }
    precondition(
      first.axis == second.axis || (first.isSize && second.isSize), "Invalid pairing of layout attributes")
    precondition(first.isSize == second.isSize, "A position cannot be constrained to a size")
    precondition(
      !(first.isDirectional && second.isFixedSide) && !(first.isFixedSide && second.isDirectional),
      "A leading or trailing edge cannot be constrained to a left or right edge")
  }

  /// In points. A number that is not finite is refused with a complaint.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return Simulator.running.complain("\(self) gets a constant of \(newValue)")
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      holder?.constraintsDidChange()
    }
  }

  /// Required by default. The priority of an active constraint cannot become required, or optional.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard !isActive || (newValue.rawValue < 1000) == (storedPriority.rawValue < 1000) else {
        return Simulator.running.complain("\(self) is active and cannot become required or optional")
      }
      storedPriority = newValue
      holder?.constraintsDidChange()
    }
  }

  // MARK: Activity

  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Items without a common ancestor are a mistake of the app (F471).
  private func activate() {
    guard holder == nil, let first = view(of: firstItem) else { return }
    let second = hasSecondItem ? view(of: secondItem) : first
    guard let common = second.flatMap(first.commonAncestor) else {
      preconditionFailure("Unable to activate \(self): its items have no common ancestor")
    }
    holder = common
    common.autoLayout.constraints.append(self)
    count(1, below: common)
    common.constraintsDidChange()
  }

  private func deactivate() {
    guard let holder else { return }
    self.holder = nil
    isBroken = false
    holder.autoLayout.constraints.removeAll { $0 === self }
    count(-1, below: holder)
    holder.constraintsDidChange()
  }

  private func count(_ change: Int, below holder: UIView) {
    for view in views where view !== holder { view.autoLayout.constraintsAbove += change }
  }

  private func view(of item: AnyObject?) -> UIView? { (item as? any LayoutItem)?.layoutView }

  /// Whether an item of the constraint is the view, or lies in it.
  func concerns(_ view: UIView) -> Bool { views.contains { $0.isDescendant(of: view) } }

  private var views: [UIView] { parts.compactMap(\.layoutView) }

  /// The views and guides of both items.
  var parts: [any LayoutItem] {
    [firstItem, secondItem].compactMap { $0 as? any LayoutItem }
  }

  // MARK: Description

  open override var description: String {
    MainActor.assumeIsolated {
      let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][relation] ?? "=="
      let second = hasSecondItem ? " \(multiplier) * \(name(of: secondItem)).\(secondAttribute) +" : ""
      let relation = "\(name(of: firstItem)).\(firstAttribute) \(sign)\(second) \(constant)"
      return identifier.map { "constraint “\($0)”: \(relation)" } ?? "constraint \(relation)"
    }
  }

  private func name(of item: AnyObject?) -> String { item.map { "\(type(of: $0))" } ?? "nil" }
}
