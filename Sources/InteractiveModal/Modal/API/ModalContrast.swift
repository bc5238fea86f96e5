import Foundation

/// How a card is set off from what is behind it where the user has switched Increase Contrast on.
public struct ModalContrast: Equatable, Sendable {
  /// Opacity of the black behind the card, where the usual dimming is less; 0...1, 0.42 by default.
  ///
  /// From there on a white card and a white screen behind are told apart by 3 to 1, which WCAG 2.1 asks for
  /// (criterion 1.4.11).
  @Clamped(0...1) public var dimming: CGFloat = 0.42
  /// Width of the grey line round the card, in points; 0...10, 1 by default. On a dark screen no dimming sets a card
  /// off; the line does.
  @Clamped(0...10) public var borderWidth: CGFloat = 1

  /// Creates the value of the defaults.
  public init() {}
}
