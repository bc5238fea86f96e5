import Foundation

/// One line of text to type in.
@MainActor open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? {
    get { editing.text }
    set { if editing.text != newValue ?? "" { edit { $0.set(newValue ?? "") } } }
  }
  open var placeholder: String? {
    didSet { if placeholder != oldValue { contentDidChange() } }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { contentDidChange() } }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  /// Whether the field is first responder.
  public private(set) var isEditing = false

  private var editing = TextEditing()
  /// How much of the text's left part is scrolled out of sight, in points.
  private var hidden: CGFloat = 0
  private static let caretWidth: CGFloat = 2

  override func setUpView() {
    super.setUpView()
    clipsToBounds = true
  }

  private var inputViews: (accessory: UIView?, keys: UIView?)
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  open override var inputView: UIView? {
    get { inputViews.keys }
    set { inputViews.keys = newValue }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    // A field that begins to edit has its caret at the end (F294).
    editing.select(to: editing.text.utf16.count, extending: false)
    setEditing(true)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Posted as the user begins to edit (F599).
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    if isEditing { setEditing(false) }
    return true
  }

  private func setEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    markNeedsLayout()
  }

  override func touchWasUpInside() { becomeFirstResponder() }

  // MARK: Selection

  /// A range that another object made is ignored.
  open var selectedTextRange: UITextRange? {
    get { OffsetRange(editing.selection) }
    set { (newValue as? OffsetRange).map { range in edit { $0.select(range.offsets) } } }
  }

  // MARK: Typing

  private var hasText: Bool { !editing.text.isEmpty }

  /// The return key asks the delegate and types nothing (F397); pasted lines become one.
  open func insertText(_ text: String) {
    if text == "\n" {
      _ = delegate?.textFieldShouldReturn(self)
      return
    }
    change(editing.selection, to: text.replacingOccurrences(of: "\n", with: " "))
  }

  open func deleteBackward() {
    guard !editing.rangeToDelete.isEmpty else { return }
    change(editing.rangeToDelete, to: "")
  }

  override func edits(with key: UIKey) -> Bool {
    switch EditingKey(key) {
    case nil: false
    case .tab: isEditing && inputs.count > 1
    case .newline, .delete, .left, .right, .up, .down: isEditing
    }
  }

  /// Passes on keys that do not edit, up the responder chain (F260).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEditing, let key = presses.first?.key, let edit = EditingKey(key), obey(edit, key) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  /// Up and down move to the ends of the only line.
  private func obey(_ edit: EditingKey, _ key: UIKey) -> Bool {
    let extending = key.modifierFlags.contains(.shift)
    switch edit {
    case .newline: insertText("\n")
    case .delete: deleteBackward()
    case .left: self.edit { $0.move(.back, extending: extending) }
    case .right: self.edit { $0.move(.forward, extending: extending) }
    case .up: self.edit { $0.select(to: 0, extending: extending) }
    case .down: self.edit { $0.select(to: $0.text.utf16.count, extending: extending) }
    case .tab: return beginNext(after: extending ? inputs.reversed() : inputs)
    }
    return true
  }

  /// Tab makes the next text input of the screen first responder, Shift-Tab the one before (F398).
  private func beginNext(after inputs: [UIView]) -> Bool {
    guard inputs.count > 1, let index = inputs.firstIndex(of: self) else { return false }
    return inputs[(index + 1) % inputs.count].becomeFirstResponder()
  }

  /// The text inputs of the screen, in the order of its views.
  private var inputs: [UIView] {
    let controller = sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    return controller?.viewIfLoaded?.textInputs ?? []
  }

  private func change(_ range: Range<Int>, to text: String) {
    edit { $0.replace(range, with: text) }
    sendActions(for: .editingChanged)
  }

  private func edit(_ change: (inout TextEditing) -> Void) {
    change(&editing)
    contentDidChange()
  }

  private func contentDidChange() {
    markNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = hasText ? editing.text : placeholder ?? ""
    return CGSize(
      width: ceiledToPixel(currentFont.width(of: shown)) + Self.caretWidth,
      height: ceiledToPixel(currentFont.lineHeight))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override var firstBaselineFromTop: CGFloat? { currentFont.ascender }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(.text(hasText || isEditing ? typedText : placeholderText))
  }

  override func redraw() { markNeedsLayout() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  /// The text, scrolled to the caret while the field is edited.
  private var typedText: TextLayout {
    guard hasText else { return marked(placeholderText, text: "") }
    guard isEditing else { return layout(of: editing.text, .label) }
    let width = max(bounds.width, currentFont.width(of: editing.text) + Self.caretWidth)
    hidden = hiddenWidth(ofTotal: width)
    let box = CGRect(x: bounds.minX - hidden, y: bounds.minY, width: width, height: bounds.height)
    let typed = layout(of: editing.text, .label, in: box)
    return marked(typed, text: editing.text)
  }

  /// Scrolls as little as keeps the caret in sight and leaves no free space behind the text.
  private func hiddenWidth(ofTotal width: CGFloat) -> CGFloat {
    let caret = currentFont.width(of: editing.text.utf16Slice(0..<editing.focus))
    let last = min(caret, width - bounds.width)
    return min(max(hidden, caret + Self.caretWidth - bounds.width), max(0, last))
  }

  private var placeholderText: TextLayout { layout(of: placeholder ?? "", .placeholderText) }

  /// One line, truncated to the bounds or, with a `box` as wide as the text, clipped.
  private func layout(of text: String, _ color: UIColor, in box: CGRect? = nil) -> TextLayout {
    let font = currentFont
    let fragments = Typesetter(font: font, limit: 1, truncates: box == nil)
      .fragments(of: text, width: box == nil ? bounds.width : .greatestFiniteMagnitude)
    let box = box ?? bounds
    let top = box.minY + roundedToPixel((box.height - font.lineHeight) / 2)
    return TextLayout(
      fragments, in: CGRect(x: box.minX, y: top, width: box.width, height: font.lineHeight),
      font: font, color: resolved(color), alignment: directed(.natural))
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

extension UIView {
  fileprivate var textInputs: [UIView] {
    if isHidden { return [] }
    if self is any UIKeyInput { return canBecomeFirstResponder ? [self] : [] }
    return subviews.flatMap(\.textInputs)
  }
}

/// Answers for a text field. All of it is optional on a device.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
