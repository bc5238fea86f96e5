import Foundation

/// A height at which a modal can stand.
///
/// Heights are those of the card above the safe area at the edge from which it comes; widths, where it comes from the
/// side. Detents are told apart by their identifiers.
public struct ModalDetent: Sendable {
  /// The name of a detent.
  public typealias Identifier = DetentIdentifier

  /// What a height is worked out from.
  public struct Context: Equatable, Sendable {
    /// The greatest height there is room for, in points.
    public var maximumHeight: CGFloat
    /// Height that the presented controller's `preferredContentSize` asks for, in points; 0 where it asks for none.
    public var preferredHeight: CGFloat
    /// Whether the screen is low: a phone on its side.
    public var isCompactHeight: Bool
  }

  /// The detent's name.
  public let identifier: Identifier
  private let height: @Sendable (Context) -> CGFloat?

  /// - Parameters:
  ///   - identifier: The detent's name.
  ///   - height: Returns the height in points; it is taken for the nearest that there is room for. `nil`, or what is no
  ///     number, leaves the detent out.
  public init(_ identifier: Identifier, height: @escaping @Sendable (Context) -> CGFloat?) {
    self.identifier = identifier
    self.height = height
  }

  /// As high as the room allows.
  public static let large = ModalDetent(.large) { $0.maximumHeight }

  /// Half as high as the room allows; left out on a phone on its side, as in UIKit's sheets.
  public static let medium = ModalDetent(.medium) { $0.isCompactHeight ? nil : $0.maximumHeight / 2 }

  /// As high as the presented controller's `preferredContentSize`; as the room allows where it asks for none.
  public static let fitContent = ModalDetent(.fitContent) {
    $0.preferredHeight > 0 ? $0.preferredHeight : $0.maximumHeight
  }

  /// The height in a room, within 1 point and the greatest that there is room for.
  func resolvedHeight(in context: Context) -> CGFloat? {
    guard let height = height(context), !height.isNaN else { return nil }
    return min(max(height, 1), max(context.maximumHeight, 1))
  }
}

extension ModalDetent: Equatable {
  /// Whether the two have one name.
  public static func == (one: ModalDetent, other: ModalDetent) -> Bool { one.identifier == other.identifier }
}
