import Foundation

/// Localized strings for VoiceOver and the key-command list; in the language of the app by default.
///
/// Like UIKit's own strings they follow the localizations of the app: an app in English alone has
/// English strings. In a language that the kit does not have they are English. Each string can be replaced:
///
/// ```swift
/// configuration.strings.close = NSLocalizedString("Discard", comment: "Closes the draft")
/// ```
public struct ModalStrings: Equatable, Sendable {
  /// Label of the Close element outside the card, name of the grabber's action, and title of Escape
  /// in the list of keys that an iPad shows while Command is held.
  public var close: String
  /// Label of the grabber.
  public var grabber: String
  /// Value of the grabber at the highest detent.
  public var expanded: String
  /// Value of the grabber at the medium detent, and between the highest and the lowest.
  public var halfScreen: String
  /// Value of the grabber at the lowest detent.
  public var minimized: String

  /// The strings in the language in which the user sees the app, which does not change while the app runs.
  static let inAppLanguage = ModalStrings(languages: Bundle.main.preferredLocalizations)
}

extension ModalStrings {
  /// Creates the strings in the first of some languages that the kit has; else in English.
  ///
  /// - Parameter languages: Identifiers such as "de", "pt-BR" or "zh-Hant-HK", the preferred first.
  package init(languages: [String]) {
    self = languages.lazy.compactMap { Self.translations[Self.key(of: $0)] }.first ?? .english
  }

  /// Identifiers of the languages that the kit has.
  package static var languages: [String] { translations.keys.sorted() }

  private static let traditionalChinese: Set<String> = ["Hant", "TW", "HK", "MO"]
  /// Languages that the kit has under another identifier.
  private static let aliases = ["no": "nb", "nn": "nb", "iw": "he"]

  /// Returns the identifier under which the kit has the strings of a language.
  private static func key(of identifier: String) -> String {
    let parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
    let language = parts.first?.lowercased() ?? ""
    return switch language {
    case "zh": traditionalChinese.isDisjoint(with: parts) || parts.contains("Hans") ? "zh-Hans" : "zh-Hant"
    case "pt": parts.contains("PT") ? "pt-PT" : "pt"
    default: aliases[language] ?? language
    }
  }
}
