import Foundation

/// Shows two columns side by side, or in compact width the controller for it (F591, F592).
@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case doubleColumn = 1 }

  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// Our choice, in points: nothing documents the width.
  private static let primaryWidth: CGFloat = 320

  public let style: Style
  /// Whether the controller for `.compact` is shown instead of the columns.
  public private(set) var isCollapsed = false
  /// The children in their columns.
  private var shown: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Headless/UIKit/README.md")
  }

  /// Puts a controller into a navigation controller, unless it is one, and shows that in a column (F591).
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    precondition(column != .supplementary, "Only two columns are modelled; see Headless/UIKit/README.md")
    let former = shown[column]
    former?.willMove(toParent: nil)
    former?.viewIfLoaded?.removeFromSuperview()
    former?.removeFromParent()
    shown[column] = vc.map {
      $0 is UINavigationController || column == .compact ? $0 : UINavigationController(rootViewController: $0)
    }
    guard let child = shown[column] else { return }
    addChild(child)
    if column == .primary {
      setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)  // F593
    }
    child.didMove(toParent: self)
    if isViewLoaded { arrange() }
  }

  open override func loadView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onChange = { [weak self] in self?.arrange() }
    self.view = view
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let column = shown.first { $0.value === container }?.key
    return column.map { frame(of: $0, in: CGRect(origin: .zero, size: parentSize)).size } ?? parentSize
  }

  private func arrange() {
    guard let view = viewIfLoaded, !shown.isEmpty else { return }
    isCollapsed = traitCollection.horizontalSizeClass == .compact
    precondition(
      !isCollapsed || shown[.compact] != nil,
      "A narrow split view without a controller for .compact is not modelled; see Headless/UIKit/README.md")
    for (column, child) in shown.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard (column == .compact) == isCollapsed else {
        child.viewIfLoaded?.removeFromSuperview()
        continue
      }
      child.view.place(at: view.directed(frame(of: column, in: view.bounds)))
      if child.view.superview !== view { view.addSubview(child.view) }
    }
  }

  private func frame(of column: Column, in bounds: CGRect) -> CGRect {
    let (primary, secondary) = bounds.divided(atDistance: Self.primaryWidth, from: .minXEdge)
    return switch column {
    case .primary: primary
    case .secondary: secondary
    case .compact, .supplementary: bounds
    }
  }
}

/// The root view of a split view controller.
private final class SplitView: UIView {
  /// Called when the columns may need other frames or other columns are shown.
  var onChange: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onChange()
  }
}
