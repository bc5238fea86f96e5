/// Localized strings for VoiceOver and the key-command list; English by default.
///
/// The kit has no translations: set those of the app.
///
/// ```swift
/// configuration.strings.dismiss = NSLocalizedString("Close", comment: "Dismisses the draft")
/// ```
public struct ModalStrings: Equatable, Sendable {
  /// Title of Escape in the list of keys that an iPad shows while Command is held.
  public var dismiss = "Dismiss"
  /// Label of the grabber.
  public var grabber = "Sheet Grabber"
  /// Value of the grabber at the highest detent.
  public var expanded = "Expanded"
  /// Value of the grabber at the medium detent, and between the highest and the lowest.
  public var halfScreen = "Half Screen"
  /// Value of the grabber at the lowest detent.
  public var minimized = "Minimized"

  /// Creates the English strings.
  public init() {}
}
