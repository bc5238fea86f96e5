import Foundation

extension UIView {
  /// What a block of animations may ask for (F132). Repeating and transitions between views are not modelled.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that change are laid out within the block.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches on their way.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// They set out from what is shown; what moved them before ends.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve, four bits of it all; ease in and out where there is none of that number.
    var curve: TimingCurve {
      .cubic((AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut).cubic)
    }
  }
}
