import Foundation

extension UIView {
  public var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  public var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  public var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  public var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Changes of the layer

  /// A move marks nothing for layout (F179), but the safe area follows (F182), and so do views that are
  /// constrained to this one (F466).
  func layerDidMove() {
    updateSafeArea()
    if isReference { superview?.constraintsDidChange() }
  }

  /// A transform marks the superview only (F179). The safe area keeps its values until the view is
  /// laid out or moved again; without a scale and a rotation it then takes the transform into account
  /// (F182, F390).
  func layerDidTransform() { superview?.subviewDidChange(UIView.awaitLayout) }

  func layerBoundsDidChange(from old: CGRect) {
    if old.size != bounds.size {
      markNeedsLayout()
      superview?.subviewDidChange(UIView.markNeedsLayout)
      autoresizeSubviews(from: old.size)
    }
    if isReference { superview?.constraintsDidChange() }
    updateSafeArea()
    if old != bounds { subviews.forEach { $0.updateSafeArea() } }
  }

  // MARK: Conversion (F178)

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transformToWindow).applying(windowTransform(of: view).inverted())
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(windowTransform(of: view)).applying(transformToWindow.inverted())
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transformToWindow).applying(windowTransform(of: view).inverted())
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(windowTransform(of: view)).applying(transformToWindow.inverted())
  }

  /// `nil` means window coordinates.
  private func windowTransform(of view: UIView?) -> CGAffineTransform {
    view?.transformToWindow ?? .identity
  }

  var transformToWindow: CGAffineTransform {
    if self is UIWindow { return .identity }
    let own = layer.transformToSuperlayer
    return superview.map { own.concatenating($0.transformToWindow) } ?? own
  }

  // MARK: Autoresizing (F180)

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  private func autoresizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(from: old, to: bounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let (x, y) = (
      autoresizingShares(.horizontal, in: old.width), autoresizingShares(.vertical, in: old.height)
    )
    let (width, height) = (new.width - old.width, new.height - old.height)
    layer.setFrameUnrecorded(
      CGRect(
        x: frame.minX + width * x.start, y: frame.minY + height * y.start,
        width: frame.width + width * x.length, height: frame.height + height * y.length))
  }

  /// The shares of a change of the superview's length that position and length get: flexible parts
  /// share it in proportion to their lengths, and evenly if all lengths are 0.
  func autoresizingShares(
    _ axis: NSLayoutConstraint.Axis, in total: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let (masks, start, length): ([AutoresizingMask], CGFloat, CGFloat) =
      switch axis {
      case .horizontal:
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], frame.minX, frame.width)
      case .vertical:
        ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], frame.minY, frame.height)
      }
    let parts = zip(masks, [start, length, total - start - length])
    let flexible = parts.filter { autoresizingMask.contains($0.0) }.map(\.1)
    let sum = flexible.reduce(0, +)
    let shares = parts.map { mask, part in
      guard autoresizingMask.contains(mask) else { return CGFloat(0) }
      return sum == 0 ? 1 / CGFloat(flexible.count) : part / sum
    }
    return (shares[0], shares[1])
  }
}
