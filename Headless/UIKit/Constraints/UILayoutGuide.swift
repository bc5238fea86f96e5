import Foundation

/// A rectangle for constraints that is not shown.
@MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  /// The frame that constraints determined at the last layout.
  var solvedFrame = CGRect.zero

  public override init() { super.init() }

  /// Distances from the bounds of the owning view, for a guide of the system; `nil` for a guide
  /// that constraints determine.
  var insets: UIEdgeInsets? { nil }

  /// The frame in the owning view's coordinates.
  open var layoutFrame: CGRect {
    guard let insets, let owningView else { return solvedFrame }
    return owningView.bounds.inset(by: insets)
  }
}

/// A guide that follows the bounds of its view (F472).
final class InsetLayoutGuide: UILayoutGuide {
  private let measure: (UIView) -> UIEdgeInsets

  init(_ measure: @escaping (UIView) -> UIEdgeInsets) {
    self.measure = measure
    super.init()
  }

  override var insets: UIEdgeInsets? { owningView.map(measure) ?? .zero }
}

/// A guide from whose size a scroll view takes its content size (F476).
final class ContentLayoutGuide: UILayoutGuide {
  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }
}

extension UIView {
  /// The guides that the app has added.
  public var layoutGuides: [UILayoutGuide] { autoLayoutIfAny?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
    constraintsDidChange()
  }

  /// The part of the view that bars and the device's shape do not cover (F472).
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, InsetLayoutGuide { $0.safeAreaInsets })
  }

  func systemGuide<Guide: UILayoutGuide>(
    _ kind: AutoLayoutState.SystemGuide, _ make: @autoclosure () -> Guide
  ) -> Guide {
    if let guide = autoLayout.systemGuides[kind] as? Guide { return guide }
    let guide = make()
    guide.owningView = self
    autoLayout.systemGuides[kind] = guide
    return guide
  }
}

extension UIScrollView {
  /// The content: constraints to it determine the content size (F476).
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, ContentLayoutGuide()) }

  /// The frame of the scroll view, which does not scroll (F476).
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, InsetLayoutGuide { _ in .zero }) }
}
