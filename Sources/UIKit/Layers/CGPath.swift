import Foundation

/// An outline. Only a rounded rectangle is modelled, which is what a shadow needs.
public final class CGPath: Equatable, Sendable {
  public let boundingBox: CGRect
  let cornerRadius: CGFloat

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    precondition(transform == nil, "A path with a transform is not modelled; see Sources/UIKit/README.md")
    boundingBox = rect
    cornerRadius = min(cornerWidth, cornerHeight)
  }

  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.boundingBox == other.boundingBox && one.cornerRadius == other.cornerRadius
  }
}
