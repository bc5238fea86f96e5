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

  // MARK: Changes of the layer

  /// A move marks nothing for layout (F179), but the safe area follows (F182).
  func layerDidMove() { updateSafeArea() }

  /// A transform marks the superview only (F179). The safe area keeps its values until the view is
  /// laid out or moved again; without a scale and a rotation it then takes the transform into account
  /// (F182, F390).
  func layerDidTransform() { superview?.awaitLayout() }

  func layerBoundsDidChange(from old: CGRect) {
    if old.size != bounds.size {
      markNeedsLayout()
      superview?.markNeedsLayout()
      autoresizeSubviews(from: old.size)
    }
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
    let mask = autoresizingMask
    let (x, width) = Self.autoresized(
      start: frame.minX, length: frame.width, in: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.autoresized(
      start: frame.minY, length: frame.height, in: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    layer.setFrameUnrecorded(CGRect(x: x, y: y, width: width, height: height))
  }

  /// Flexible parts share the difference in proportion to their lengths;
  /// evenly if all lengths are 0.
  private static func autoresized(
    start: CGFloat, length: CGFloat, in old: CGFloat, to new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let end = old - start - length
    let parts = [(start, flexible.0), (length, flexible.1), (end, flexible.2)].filter(\.1).map(\.0)
    guard !parts.isEmpty else { return (start, length) }
    let total = parts.reduce(0, +)
    func share(of part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return (new - old) * (total == 0 ? 1 / CGFloat(parts.count) : part / total)
    }
    return (start + share(of: start, flexible.0), length + share(of: length, flexible.1))
  }
}
