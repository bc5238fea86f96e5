import Foundation

extension UIView {
  /// The options of a block of animations (F132). Repetition
  /// and view transitions are not modelled.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The animated views take touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins at the shown values and ends earlier animations of them.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve in the options' four bits, which may be the keyboard's (F203); ease in and out for
    /// an unknown number.
    var curve: TimingCurve {
      let number = Int(rawValue >> 16 & 0xF)
      if number == SoftwareKeyboard.curve { return .cubic(.keyboard) }
      return .cubic((AnimationCurve(rawValue: number) ?? .easeInOut).cubic)
    }
  }
}

extension UIView {
  /// The system's curves (F127).
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear

    var cubic: CubicCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
