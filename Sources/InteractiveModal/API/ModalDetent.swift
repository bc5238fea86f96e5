import Foundation

/// A height at which a modal can stand.
///
/// The height is that of the card without the safe area at the edge from which it comes. For a
/// modal from a side it is the width.
///
/// ```swift
/// configuration.detents = [.height(120, named: "tip"), .fraction(0.4), .large]
/// ```
public struct ModalDetent: Equatable, Sendable {
  /// The name of a detent.
  public typealias Identifier = DetentIdentifier

  /// The values from which a height is computed.
  public struct Context: Equatable, Sendable {
    /// The greatest height that fits, in points.
    public var maximumHeight: CGFloat
    /// The height of the content, in points, as for ``ModalDetent/fitContent``; `nil` if it has none of
    /// its own. The height of an empty list is 0.
    public var preferredHeight: CGFloat?
    /// Whether the height is compact, and the card fills it: on a phone on its side, unless
    /// ``ModalConfiguration/Size/fillsCompactHeight`` is false.
    public var isCompactHeight: Bool
  }

  private enum Height: Equatable, Sendable {
    case points(CGFloat)
    case fraction(CGFloat)
    /// Half of the greatest height; left out if the card fills a phone on its side.
    case medium
    case content
    case computed(Closure)
  }

  /// The detent's name.
  public let identifier: Identifier
  private let height: Height

  private init(_ identifier: Identifier, _ height: Height) {
    (self.identifier, self.height) = (identifier, height)
  }

  /// A height that the app computes when container, content or configuration change, and after
  /// `invalidateModalDetents()`. The kit may call the closure at any time, so it has no side effects.
  ///
  /// Swift cannot compare closures. Two such detents are equal if their identifiers and values are, so a configuration
  /// in which only the closure is new changes nothing. Name in `value` all that the closure uses beside its context.
  ///
  /// - Parameters:
  ///   - identifier: The detent's name.
  ///   - value: The values that the closure uses; none by default.
  ///   - height: Returns the height in points; a height that does not fit counts as the nearest
  ///     that does. `nil` and NaN leave the detent out.
  public init(
    _ identifier: Identifier, for value: (any Hashable & Sendable)? = nil,
    height: @escaping @Sendable (Context) -> CGFloat?
  ) {
    self.init(identifier, .computed(Closure(value: value, height: height)))
  }

  /// A height in points; one that does not fit counts as the nearest that does. NaN leaves the detent out.
  ///
  /// - Parameters:
  ///   - points: The height.
  ///   - identifier: The detent's name; made of the height by default.
  public static func height(_ points: CGFloat, named identifier: Identifier? = nil) -> ModalDetent {
    ModalDetent(identifier ?? Identifier(rawValue: "height \(points)"), .points(points))
  }

  /// A share of the greatest height.
  ///
  /// - Parameters:
  ///   - share: 0...1; a share beyond counts as the nearer end. NaN leaves the detent out.
  ///   - identifier: The detent's name; made of the share by default.
  public static func fraction(_ share: CGFloat, named identifier: Identifier? = nil) -> ModalDetent {
    ModalDetent(identifier ?? Identifier(rawValue: "fraction \(share)"), .fraction(share))
  }

  /// The greatest height that fits.
  public static let large = ModalDetent(.large, .fraction(1))

  /// Half of the greatest height; left out if the card fills a phone on its side, as in UIKit's
  /// sheets.
  public static let medium = ModalDetent(.medium, .medium)

  /// The height of the content: of the presented controller's `preferredContentSize`, else what the
  /// constraints of its view need, else its `sizeThatFits`; the greatest height if it has none.
  ///
  /// A scroll view, a table or a collection view counts with the height of its whole content, and
  /// the modal follows a new one with a spring. Other content is measured anew with the next
  /// layout, with another text size, and with `invalidateModalDetents()`.
  public static let fitContent = ModalDetent(.fitContent, .content)

  /// Whether the height may depend on the content.
  var measuresContent: Bool {
    switch height {
    case .points, .fraction, .medium: false
    case .content, .computed: true
    }
  }

  /// A number that the app cannot mean, and after a colon what to write instead; `nil` for a detent without one.
  var mistake: String? {
    switch height {
    case .points(let points): points > 0 ? nil : "the height \(points): use a height above 0 points"
    case .fraction(let share):
      share > 0 && share <= 1 ? nil : "the fraction \(share): use a fraction above 0 and at most 1"
    case .medium, .content, .computed: nil
    }
  }

  /// Returns the height, between 1 point and the greatest height; `nil` if the detent is left out.
  func resolvedHeight(in context: Context) -> CGFloat? {
    let wanted: CGFloat? =
      switch height {
      case .points(let points): points
      case .fraction(let share): context.maximumHeight * share
      case .medium: context.isCompactHeight ? nil : context.maximumHeight / 2
      case .content: context.preferredHeight ?? context.maximumHeight
      case .computed(let closure): closure.height(context)
      }
    guard let wanted, !wanted.isNaN else { return nil }
    return wanted.clamped(to: 1...max(context.maximumHeight, 1))
  }
}

extension ModalDetent {
  /// A closure, and the values by which it is compared.
  private struct Closure: Equatable, Sendable {
    let value: (any Hashable & Sendable)?
    let height: @Sendable (Context) -> CGFloat?

    static func == (one: Closure, other: Closure) -> Bool {
      one.value.map { AnyHashable($0) } == other.value.map { AnyHashable($0) }
    }
  }
}
