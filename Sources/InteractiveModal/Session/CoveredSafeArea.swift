import UIKit

/// Ends the safe areas of the screens of a container where its cards begin.
///
/// An inset of a controller with bars at that edge moves the bars (F741). So its children have the inset, less what
/// a bar covers. All of them have it, so that a tab has it before it is selected.
@MainActor final class CoveredSafeArea {
  private let root: UIViewController
  let rootArea: AdditionalSafeArea
  /// Those of the controllers to which the cards add an inset.
  private var areas: [ObjectIdentifier: AdditionalSafeArea] = [:]

  init(of root: UIViewController) {
    self.root = root
    rootArea = AdditionalSafeArea(root)
  }

  /// Returns the object of a controller; `nil` if the container adds nothing to it.
  func area(of controller: UIViewController) -> AdditionalSafeArea? {
    controller === root ? rootArea : areas[ObjectIdentifier(controller)]
  }

  /// Returns what the cards add to the safe area of a controller.
  func insets(in controller: UIViewController) -> UIEdgeInsets {
    sequence(first: controller) { $0 === self.root ? nil : $0.parent }.lazy
      .compactMap(area).reduce(.zero) { $0.union($1[.cards]) }
  }

  /// Whether the controllers have the insets already that they need.
  func has(_ parts: [CoveredPart]) -> Bool {
    parts.allSatisfy { part in
      part.nestedContainer.map { $0.outerInsets == part.insets }
        ?? ((area(of: part.controller)?[.cards] ?? .zero) == part.insets)
    }
  }

  /// Adds the insets, and takes away those of controllers that are not covered any more.
  func set(_ parts: [CoveredPart]) {
    let former = areas
    areas = [:]
    for part in parts {
      if let container = part.nestedContainer {
        container.outerInsets = part.insets
      } else {
        let id = ObjectIdentifier(part.controller)
        let area = part.controller === root ? rootArea : former[id] ?? AdditionalSafeArea.of(part.controller)
        area.set(part.insets, for: .cards)
        areas[id] = area
      }
    }
    for (id, area) in former where areas[id] == nil { area.set(.zero, for: .cards) }
  }
}

/// A controller that cards cover, and the inset that its safe area needs for them.
@MainActor struct CoveredPart {
  let controller: UIViewController
  let insets: UIEdgeInsets

  /// The controller, if it is a container of cards that has bars: it adds the inset to its own screens.
  var nestedContainer: ModalContainerController? {
    controller.barEdges.isEmpty ? nil : controller as? ModalContainerController
  }
}

extension UIViewController {
  /// Returns the controllers in this one to which cards over its edges add an inset.
  func parts(coveredBy insets: UIEdgeInsets) -> [CoveredPart] {
    let bars = barEdges
    if bars.isEmpty || self is ModalContainerController {
      return [CoveredPart(controller: self, insets: insets)]
    }
    let own = CoveredPart(controller: self, insets: insets.only(at: UIRectEdge.all.subtracting(bars)))
    let rest = insets.only(at: bars)
    return [own] + children.flatMap { $0.parts(coveredBy: rest.reduced(by: coveredInsets(of: $0))) }
  }

  /// The edges at which an inset of this controller moves a bar, or a column.
  fileprivate var barEdges: UIRectEdge {
    if self is UITabBarController || self is UISplitViewController { return .all }
    let own = self is any SafeAreaContainer ? insetsOfButtons.rectEdges : []
    return children.reduce(own) { $0.union($1.barEdges) }
  }

  /// What a row of buttons covers of the children. A child that is not shown yet will lie behind the same buttons.
  private var insetsOfButtons: UIEdgeInsets {
    children.reduce(.zero) { $0.union(AdditionalSafeArea.of($1)[.buttons]) }
  }

  /// How much of the edges of a child this controller covers beyond its own safe area, or leaves free.
  private func coveredInsets(of child: UIViewController) -> UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    var insets = UIEdgeInsets.zero
    switch self {
    case let tabs as UITabBarController:
      guard let bar = tabs.tabBar.shownFrame(in: view) else { return .zero }
      if bar.midY > view.bounds.midY {
        insets.bottom = view.bounds.maxY - bar.minY
      } else {
        insets.top = bar.maxY - view.bounds.minY
      }
    case is UISplitViewController:
      guard let column = child.viewIfLoaded, column.isDescendant(of: view) else { return .zero }
      let frame = view.convert(column.bounds, from: column)
      insets.left = frame.minX - view.bounds.minX
      insets.right = view.bounds.maxX - frame.maxX
    case is any SafeAreaContainer: return insetsOfButtons
    default: return .zero
    }
    return insets.reduced(by: view.safeAreaInsets)
  }
}

extension UITabBar {
  /// Returns where the bar is in a view around it; `nil` for one that is hidden, or has left the view.
  func shownFrame(in view: UIView) -> CGRect? {
    guard !isHidden, isDescendant(of: view) else { return nil }
    let frame = view.convert(bounds, from: self)
    return frame.intersection(view.bounds).isEmpty ? nil : frame
  }
}

extension UIEdgeInsets {
  /// Returns the greater inset of each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets { merged(with: other, by: max) }

  /// The edges with an inset.
  fileprivate var rectEdges: UIRectEdge {
    zip(Self.edges, UIRectEdge.each).reduce([]) { self[keyPath: $1.0] > 0 ? $0.union($1.1) : $0 }
  }

  /// Returns the insets of some edges.
  fileprivate func only(at edges: UIRectEdge) -> UIEdgeInsets {
    zip(Self.edges, UIRectEdge.each).reduce(into: self) { if !edges.contains($1.1) { $0[keyPath: $1.0] = 0 } }
  }

  /// Returns what is left of each inset, 0 or more.
  fileprivate func reduced(by other: UIEdgeInsets) -> UIEdgeInsets { merged(with: other) { max($0 - $1, 0) } }
}

extension UIRectEdge {
  /// In the order of `UIEdgeInsets.edges`.
  fileprivate static let each: [UIRectEdge] = [.top, .left, .bottom, .right]
}
