import Foundation

/// Lines of text in one font and one colour, vertically centred and truncated at the tail.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { textDidChange() } }
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
  /// The largest number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// The width in which auto layout measures several lines; 0 for the width that the label gets (F475).
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  override func setUpView() {
    super.setUpView()
    isUserInteractionEnabled = false
  }

  // MARK: Size

  /// The size of the text in a column of the width of `size`; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let fragments = fragments(width: width, limit: numberOfLines)
    return CGSize(
      width: ceiledToPixel(fragments.map(\.width).max() ?? 0),
      height: ceiledToPixel(CGFloat(fragments.count) * currentFont.lineHeight))
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : autoLayoutIfAny?.layoutWidth ?? 0
    return sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : width, height: 0))
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override var firstBaselineFromTop: CGFloat? { currentFont.ascender }

  private func textDidChange() {
    markNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Content

  open override func layoutSubviews() {
    super.layoutSubviews()
    showText()
  }

  override func redraw() { markNeedsLayout() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
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

  /// As many lines as are allowed and fit into the bounds; at least one.
  private var lineLimit: Int {
    let fitting = Int(min(max(1, (bounds.height + 1) / currentFont.lineHeight), 10_000))
    return numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
  }

  private func fragments(width: CGFloat, limit: Int) -> [TextFragment] {
    guard let text, !text.isEmpty else { return [] }
    return Typesetter(font: currentFont, limit: limit).fragments(of: text, width: width)
  }

  private func adjustFont() {
    if let adjusted = adjustedFont(from: font) { font = adjusted }
  }

  private var currentFont: UIFont { font ?? .systemFont(ofSize: 17) }
}
