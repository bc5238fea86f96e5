import UIKit

/// A row with a symbol, a name, and an optional detail.
///
/// The detail is at the end, or below the name if both do not fit on one line.
final class SymbolCell: UITableViewCell {
  static let identifier = "SymbolCell"

  private let symbol = UIImageView()
  private let name = UILabel(.preferredFont(forTextStyle: .body))
  private let detail = UILabel(.preferredFont(forTextStyle: .body), .secondaryLabel)
  private static let insets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  private static let symbolWidth: CGFloat = 28
  private static let gap: CGFloat = 14
  /// Separators begin where the names do.
  static let separatorInset = UIEdgeInsets(top: 0, left: insets.left + symbolWidth + gap, bottom: 0, right: 0)

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

  /// The table view calls this when its width or the text size changes.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let accessoryWidth: CGFloat = accessoryType == .none ? 0 : 40
    let width = size.width - safeAreaInsets.left - safeAreaInsets.right - accessoryWidth
    return CGSize(width: size.width, height: frames(inWidth: width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(inWidth: contentView.bounds.width)
    symbol.frame = frames.symbol.centered(symbol.image?.size ?? .zero)
    name.frame = frames.name
    detail.frame = frames.detail
  }

  // MARK: Layout

  private struct Frames {
    var symbol = CGRect.zero
    var name = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  private func frames(inWidth width: CGFloat) -> Frames {
    let direction = effectiveUserInterfaceLayoutDirection
    let line = scaled(22, as: .body)
    var frames = Frames()
    var box = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude).inset(by: Self.insets)
    frames.symbol = box.cutLeading(Self.symbolWidth, direction)
    frames.symbol.size.height = line
    _ = box.cutLeading(Self.gap, direction)
    let detailWidth = detail.isHidden ? 0 : detail.lineWidth + Self.gap
    let isOneLine = name.lineWidth + detailWidth <= box.width
    var first = box
    if isOneLine, !detail.isHidden { frames.detail = first.cutTrailing(detail.lineWidth, direction) }
    frames.name = first
    frames.name.size.height = box.cutTop(name.height(inWidth: first.width, atLeast: line)).height
    frames.detail.size.height = frames.name.height
    if !isOneLine, !detail.isHidden { frames.detail = box.cutTop(line) }
    frames.height = max(frames.name.maxY, frames.detail.maxY) + Self.insets.bottom
    return frames
  }
}
