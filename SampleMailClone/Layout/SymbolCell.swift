import UIKit

/// A row of a short list: a symbol, a name, and sometimes a number at the end, or below the name where there is no
/// room.
final class SymbolCell: UITableViewCell {
  static let identifier = "SymbolCell"

  private let symbol = UIImageView()
  private let name = UILabel(.preferredFont(forTextStyle: .body))
  private let detail = UILabel(.preferredFont(forTextStyle: .body), .secondaryLabel)
  private static let insets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  private static let symbolWidth: CGFloat = 28
  private static let gap: CGFloat = 14

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [symbol, name, detail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This cell is made in code")
  }

  func show(symbolName: String, name: String, detail: String = "") {
    symbol.image = UIImage(
      systemName: symbolName, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    self.name.text = name
    self.detail.text = detail
    self.detail.isHidden = detail.isEmpty
    accessibilityIdentifier = name
    setNeedsLayout()
  }

  /// The table asks for this as often as its width or the text size changes.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let accessoryWidth: CGFloat = accessoryType == .none ? 0 : 40
    let width = size.width - safeAreaInsets.left - safeAreaInsets.right - accessoryWidth
    return CGSize(width: size.width, height: places(inWidth: width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(inWidth: contentView.bounds.width)
    symbol.frame = places.symbol.centered(symbol.image?.size ?? .zero)
    name.frame = places.name
    detail.frame = places.detail
  }

  // MARK: Layout

  private struct Places {
    var symbol = CGRect.zero
    var name = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  private func places(inWidth width: CGFloat) -> Places {
    let direction = effectiveUserInterfaceLayoutDirection
    let line = scaled(22, as: .body)
    var places = Places()
    var box = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude).inset(by: Self.insets)
    places.symbol = box.cutLeading(Self.symbolWidth, direction)
    places.symbol.size.height = line
    _ = box.cutLeading(Self.gap, direction)
    let detailWidth = detail.isHidden ? 0 : detail.lineWidth + Self.gap
    let isOneLine = name.lineWidth + detailWidth <= box.width
    var first = box
    if isOneLine, !detail.isHidden { places.detail = first.cutTrailing(detail.lineWidth, direction) }
    places.name = first
    places.name.size.height = box.cutTop(name.height(inWidth: first.width, atLeast: line)).height
    places.detail.size.height = places.name.height
    if !isOneLine, !detail.isHidden { places.detail = box.cutTop(line) }
    places.height = max(places.name.maxY, places.detail.maxY) + Self.insets.bottom
    return places
  }
}
