import Foundation

/// One line of text to type in.
@MainActor open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? {
    get { editing.text }
    set { if editing.text != newValue ?? "" { edit { $0.set(newValue ?? "") } } }
  }
  open var placeholder: String? {
    didSet { if placeholder != oldValue { markNeedsLayout() } }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { markNeedsLayout() } }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  open var textColor: UIColor? = .label {
    didSet { if textColor != oldValue { markNeedsLayout() } }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { markNeedsLayout() } }
  }
  /// Whether the field takes the keyboard's input.
  public private(set) var isEditing = false

  private var editing = TextEditing()
  /// How much of the text's left end is out of sight.
  private var hidden: CGFloat = 0
  private static let caretWidth: CGFloat = 2

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    editing.select(to: editing.text.utf16.count, extending: false)  // F294
    setEditing(true)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    if isEditing { endEditingText() }
    return true
  }

  private func endEditingText() {
    setEditing(false)
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  private func setEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    markNeedsLayout()
  }

  override func touchWasUpInside() {
    becomeFirstResponder()
  }

  // MARK: Selection

  /// A range of another's making is none of this field's text, and changes nothing.
  open var selectedTextRange: UITextRange? {
    get { OffsetRange(editing.selection) }
    set { (newValue as? OffsetRange).map { range in edit { $0.select(range.offsets) } } }
  }

  // MARK: Typing

  open var hasText: Bool { !editing.text.isEmpty }

  /// The return key asks the delegate and types nothing; of pasted lines there becomes one.
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    change(editing.selection, to: text.replacingOccurrences(of: "\n", with: " "))
  }

  open func deleteBackward() {
    guard !editing.rangeToDelete.isEmpty else { return }
    change(editing.rangeToDelete, to: "")
  }

  override func edits(with key: UIKey) -> Bool {
    switch EditingKey(key) {
    case nil, .tab: false
    case .newline, .delete, .left, .right, .up, .down: isEditing
    }
  }

  /// Keys edit; what does not edit goes up the chain (F260).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEditing, let key = presses.first?.key, let edit = EditingKey(key), obey(edit, key) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  /// There is no other field to tab to without Full Keyboard Access, and one line has no up and down but its ends.
  private func obey(_ edit: EditingKey, _ key: UIKey) -> Bool {
    let extending = key.modifierFlags.contains(.shift)
    switch edit {
    case .newline: insertText("\n")
    case .delete: deleteBackward()
    case .left: self.edit { $0.step(.back, extending: extending) }
    case .right: self.edit { $0.step(.on, extending: extending) }
    case .up: self.edit { $0.select(to: 0, extending: extending) }
    case .down: self.edit { $0.select(to: $0.text.utf16.count, extending: extending) }
    case .tab: return false
    }
    return true
  }

  private func pressReturn() {
    if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
  }

  private func change(_ range: Range<Int>, to text: String) {
    let mayChange = delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(range), replacementString: text)
    guard mayChange ?? true else { return }
    edit { $0.replace(range, with: text) }
    sendActions(for: .editingChanged)
  }

  private func edit(_ change: (inout TextEditing) -> Void) {
    change(&editing)
    markNeedsLayout()
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = hasText ? editing.text : placeholder ?? ""
    return CGSize(
      width: ceiledToPixel(currentFont.width(of: shown)) + Self.caretWidth,
      height: ceiledToPixel(currentFont.lineHeight))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(.text(hasText || isEditing ? typedText : placeholderText))
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

  /// While edited, text too long for the field shows the part where the caret is.
  private var typedText: TextLayout {
    guard hasText else { return marked(placeholderText, text: "") }
    guard isEditing else { return layout(of: editing.text, .byTruncatingTail, textColor ?? .label) }
    let width = max(bounds.width, currentFont.width(of: editing.text) + Self.caretWidth)
    hidden = hiddenWidth(ofTotal: width)
    let box = CGRect(x: bounds.minX - hidden, y: bounds.minY, width: width, height: bounds.height)
    let typed = layout(of: editing.text, .byClipping, textColor ?? .label, in: box)
    return marked(typed, text: editing.text)
  }

  /// As far as before, unless the caret would be out of sight or room be left free behind the text.
  private func hiddenWidth(ofTotal width: CGFloat) -> CGFloat {
    let caret = currentFont.width(of: editing.text.utf16Slice(0..<editing.focus))
    let last = min(caret, width - bounds.width)
    return min(max(hidden, caret + Self.caretWidth - bounds.width), max(0, last))
  }

  private var placeholderText: TextLayout {
    layout(of: placeholder ?? "", .byTruncatingTail, .placeholderText)
  }

  private func layout(
    of text: String, _ mode: NSLineBreakMode, _ color: UIColor, in box: CGRect? = nil
  ) -> TextLayout {
    let font = currentFont
    let box = box ?? bounds
    let fragments = Typesetter(font: font, mode: mode, limit: 1)
      .fragments(of: text, width: mode == .byClipping ? .greatestFiniteMagnitude : box.width)
    let top = box.minY + roundedToPixel((box.height - font.lineHeight) / 2)
    return TextLayout(
      fragments, in: CGRect(x: box.minX, y: top, width: box.width, height: font.lineHeight),
      font: font, color: resolved(color), alignment: directed(textAlignment))
  }

  private func marked(_ layout: TextLayout, text: String) -> TextLayout {
    var layout = layout
    layout.mark(editing.selection, in: text, tint: resolved(tintColor ?? .systemBlue))
    if let caret = layout.caret?.frame {
      layout.caret?.frame.origin.x = min(max(caret.minX, bounds.minX), bounds.maxX - caret.width)
    }
    return layout
  }

  private func adjustFont() {
    if let adjusted = adjustedFont(from: font) { font = adjusted }
  }

  private var currentFont: UIFont { font ?? .systemFont(ofSize: 17) }
}
