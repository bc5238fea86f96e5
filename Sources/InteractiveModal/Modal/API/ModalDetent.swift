import Foundation

/// A height at which a modal can stand.
///
/// The height is that of the card without the safe area at the edge from which it comes. For a
/// modal from a side it is the width. Two detents are equal if their identifiers are.
public struct ModalDetent: Equatable, Sendable {
  /// The name of a detent.
  public typealias Identifier = DetentIdentifier

  /// The values from which a height is computed.
  public struct Context: Equatable, Sendable {
    /// The greatest height that fits, in points.
    public var maximumHeight: CGFloat
    /// The height of the content, in points, as for ``ModalDetent/fitContent``; 0 if it has none of
    /// its own.
    public var preferredHeight: CGFloat
    /// Whether the height is compact, and the card fills it: on a phone on its side, unless
    /// ``ModalConfiguration/Size/fillsCompactHeight`` is false.
    public var isCompactHeight: Bool
  }

  /// The detent's name.
  public let identifier: Identifier
  private let height: @Sendable (Context) -> CGFloat?

  /// - Parameters:
  ///   - identifier: The detent's name.
  ///   - height: Returns the height in points; a height that does not fit counts as the nearest
  ///     that does. `nil` and NaN leave the detent out.
  public init(_ identifier: Identifier, height: @escaping @Sendable (Context) -> CGFloat?) {
    self.identifier = identifier
    self.height = height
  }

  /// The greatest height that fits.
  public static let large = ModalDetent(.large) { $0.maximumHeight }

  /// Half of the greatest height; left out if the card fills a phone on its side, as in UIKit's
  /// sheets.
  public static let medium = ModalDetent(.medium) { $0.isCompactHeight ? nil : $0.maximumHeight / 2 }

  /// The height of the content: of the presented controller's `preferredContentSize`, else what the
  /// constraints of its view need, else its `sizeThatFits`; the greatest height if it has none.
  ///
  /// A scroll view, a table or a collection view counts with the height of its whole content, and
  /// the modal follows a new one with a spring. Other content is measured anew with the next
  /// layout, with another text size, and with `invalidateModalDetents()`.
  public static let fitContent = ModalDetent(.fitContent) {
    $0.preferredHeight > 0 ? $0.preferredHeight : $0.maximumHeight
  }

  public static func == (one: ModalDetent, other: ModalDetent) -> Bool { one.identifier == other.identifier }

  /// Returns the height, between 1 point and the greatest height; `nil` if the detent is left out.
  func resolvedHeight(in context: Context) -> CGFloat? {
    guard let height = height(context), !height.isNaN else { return nil }
    return height.clamped(to: 1...max(context.maximumHeight, 1))
  }
}
