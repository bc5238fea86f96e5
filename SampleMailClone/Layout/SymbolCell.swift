import UIKit

/// A row with a symbol, a name, and an optional detail.
final class SymbolCell: UITableViewCell {
  static let identifier = "SymbolCell"

  private let symbol = UIImageView()
  private let name = UILabel(.preferredFont(forTextStyle: .body))
  private let detail = UILabel(.preferredFont(forTextStyle: .body), .secondaryLabel)
  private static let insets = UIEdgeInsets(top: 15, left: 16, bottom: 15, right: 16)
  private static let symbolWidth: CGFloat = 28
  private static let gap: CGFloat = 14
  /// Separators begin where the names do.
  static let separatorInset = UIEdgeInsets(top: 0, left: insets.left + symbolWidth + gap, bottom: 0, right: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.keepContentWidth()
    let texts = AdaptiveStackView(arrangedSubviews: [name, detail])
    texts.spacing = Self.gap
    contentView.addConstrained(texts, symbol)
    var insets = Self.insets
    insets.left = Self.separatorInset.left
    NSLayoutConstraint.activate(texts.edges(equalTo: contentView, inset: insets))
    NSLayoutConstraint.activate([
      symbol.centerXAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: Self.insets.left + Self.symbolWidth / 2),
      symbol.centerYAnchor.constraint(equalTo: name.firstBaselineAnchor, constant: -6),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(symbolName: String, name: String, detail: String = "") {
    symbol.image = UIImage(
      systemName: symbolName, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    self.name.text = name
    self.detail.text = detail
    self.detail.isHidden = detail.isEmpty
    accessibilityIdentifier = name
  }
}
