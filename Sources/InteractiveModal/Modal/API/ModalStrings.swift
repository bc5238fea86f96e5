/// The words that the kit says to people who use VoiceOver or a keyboard; English by default.
///
/// The kit brings no translations along: give it your app's.
///
/// ```swift
/// configuration.strings.dismiss = NSLocalizedString("Close", comment: "Takes the draft off the screen")
/// ```
public struct ModalStrings: Equatable, Sendable {
  /// What Escape does, in the list of keys that an iPad shows while Command is held.
  public var dismiss = "Dismiss"
  /// Label of the handle at the top of a card.
  public var grabber = "Sheet Grabber"
  /// Value of the handle: the card is as large as it gets.
  public var expanded = "Expanded"
  /// Value of the handle: the card takes half of the screen.
  public var halfScreen = "Half Screen"
  /// Value of the handle: the card lies at the foot of the screen.
  public var minimized = "Minimized"

  /// Creates the English words.
  public init() {}
}
