import UIKit

/// A size that is proposed to a view; without a length the view chooses its ideal one.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func inset(by insets: UIEdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.left - insets.right) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Views above each other, as large as the largest one.
@MainActor struct Layers {
  let elements: [Node]
  let alignment: Alignment

  var views: [UIView] { elements.flatMap(\.views) }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let sizes = elements.map { $0.size(for: proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func place(in frame: CGRect) {
    for element in elements {
      let size = element.size(for: ProposedViewSize(frame.size))
      element.place(in: alignment.frame(of: size, in: frame))
    }
  }
}
