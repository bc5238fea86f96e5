import Foundation

/// A few lines of text in one font and one colour, centred from top to bottom.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  open var text: String? {
    didSet { if text != oldValue { markNeedsLayout() } }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { markNeedsLayout() } }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { markNeedsLayout() } }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { markNeedsLayout() } }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { markNeedsLayout() } }
  }
  /// How many lines there may be at most; 0 for as many as the text takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { markNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Size

  /// The size of the text in a box of `size`, whose height does not limit it; nought is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let fragments = fragments(width: room, limit: numberOfLines)
    let width = fragments.map(\.width).max() ?? 0
    return CGSize(
      width: ceiledToPixel(width),
      height: ceiledToPixel(CGFloat(fragments.count) * currentFont.lineHeight))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(.zero)
  }

  // MARK: Content

  open override func layoutSubviews() {
    super.layoutSubviews()
    showText()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { markNeedsLayout() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    markNeedsLayout()
  }

  private func showText() {
    let lines = fragments(width: bounds.width, limit: lineLimit)
    guard !lines.isEmpty else { return show(nil) }
    let height = CGFloat(lines.count) * currentFont.lineHeight
    let top = bounds.minY + roundedToPixel((bounds.height - height) / 2)
    let box = CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
    show(
      .text(
        TextLayout(
          lines, in: box, font: currentFont, color: resolved(textColor ?? .label),
          alignment: directed(textAlignment))))
  }

  /// As many lines as are allowed and find room; at least one.
  private var lineLimit: Int {
    let room = Int(min(max(1, (bounds.height + 1) / currentFont.lineHeight), 10_000))
    return numberOfLines == 0 ? room : min(numberOfLines, room)
  }

  private func fragments(width: CGFloat, limit: Int) -> [TextFragment] {
    guard let text, !text.isEmpty else { return [] }
    return Typesetter(font: currentFont, mode: lineBreakMode, limit: limit)
      .fragments(of: text, width: width)
  }

  private func adjustFont() {
    if let adjusted = adjustedFont(from: font) { font = adjusted }
  }

  private var currentFont: UIFont { font ?? .systemFont(ofSize: 17) }
}
