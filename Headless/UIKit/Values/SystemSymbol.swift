import Foundation

/// The system symbols that are modelled: those of a mail app.
package enum SystemSymbol {
  /// The symbols' widths and heights as shares of the font's size.
  private static let proportions: [String: CGSize] = [
    "archivebox": CGSize(width: 1.22, height: 1.1),
    "arrow.up.circle.fill": CGSize(width: 1.17, height: 1.17),
    "arrowshape.turn.up.left": CGSize(width: 1.25, height: 1.02),
    "bookmark": CGSize(width: 0.83, height: 1.13),
    "checkmark": CGSize(width: 1.01, height: 0.97),
    "checkmark.circle.fill": CGSize(width: 1.17, height: 1.17),
    "chevron.backward": CGSize(width: 0.68, height: 1.05),
    "chevron.forward": CGSize(width: 0.68, height: 1.05),
    "circle": CGSize(width: 1.17, height: 1.17),
    "circle.fill": CGSize(width: 1.17, height: 1.17),
    "delete.left": CGSize(width: 1.35, height: 1.02),
    "ellipsis.circle": CGSize(width: 1.17, height: 1.17),
    "envelope": CGSize(width: 1.31, height: 1.01),
    "flag": CGSize(width: 1.04, height: 1.17),
    "flag.fill": CGSize(width: 1.04, height: 1.17),
    "folder": CGSize(width: 1.31, height: 1.04),
    "gearshape": CGSize(width: 1.19, height: 1.19),
    "line.3.horizontal.decrease.circle": CGSize(width: 1.17, height: 1.17),
    "magnifyingglass": CGSize(width: 1.14, height: 1.15),
    "paperclip": CGSize(width: 1.06, height: 1.17),
    "paperplane": CGSize(width: 1.18, height: 1.16),
    "paperplane.fill": CGSize(width: 1.18, height: 1.16),
    "pencil": CGSize(width: 1.03, height: 1.02),
    "person.crop.circle": CGSize(width: 1.17, height: 1.17),
    "plus": CGSize(width: 0.99, height: 0.99),
    "plus.circle": CGSize(width: 1.17, height: 1.17),
    "shift": CGSize(width: 1.18, height: 1.06),
    "square.and.arrow.up": CGSize(width: 1.03, height: 1.32),
    "square.and.pencil": CGSize(width: 1.18, height: 1.16),
    "trash": CGSize(width: 1.08, height: 1.27),
    "tray": CGSize(width: 1.3, height: 1.0),
    "xmark": CGSize(width: 0.94, height: 0.94),
    "xmark.circle.fill": CGSize(width: 1.17, height: 1.17),
  ]

  /// The symbol for reading from right to left: backward and forward follow the reading direction,
  /// left and right do not (F268).
  static func mirrored(_ name: String) -> String {
    for (one, other) in [(".backward", ".forward"), (".forward", ".backward")] where name.hasSuffix(one) {
      return name.dropLast(one.count) + other
    }
    return name
  }

  static var names: [String] { proportions.keys.sorted() }

  /// The symbol's size beside text of `pointSize`; `nil` for an unknown name.
  package static func size(of name: String, pointSize: CGFloat) -> CGSize? {
    proportions[name].map { CGSize(width: $0.width * pointSize, height: $0.height * pointSize) }
  }
}
