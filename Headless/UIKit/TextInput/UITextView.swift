import Foundation

/// Text of any length, to read or to type in, that scrolls.
@MainActor open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  open var text: String! {
    get { editing.text }
    set { if editing.text != newValue ?? "" { edit { $0.set(newValue ?? "") } } }
  }
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet { if font != oldValue { textDidChange() } }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  private var editing = TextEditing()
  private var isEditing = false
  private var isLayoutStale = true
  private var shownWidth: CGFloat = 0
  private var layout = TextLayout(lines: [])
  /// The view that shows the text: scrolling moves it without a new layout.
  private let canvas = UIView()
  private let tap = UITapGestureRecognizer()
  private lazy var tapTarget = ClosureTarget { [weak self] in self?.wasTapped() }
  /// The padding at either end of a line, as in Apple's text container.
  private static let linePadding: CGFloat = 5

  override func setUpView() {
    super.setUpView()
    backgroundColor = .systemBackground
    canvas.isUserInteractionEnabled = false
    addSubview(canvas)
    tap.addTarget(tapTarget, action: ClosureTarget.action)
    addGestureRecognizer(tap)
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

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

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    setEditing(true)
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Posted as the user begins to edit (F599).
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    if isEditing { setEditing(false) }
    return true
  }

  private func setEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    textDidChange()
  }

  private func wasTapped() {
    guard tap.state == .ended, becomeFirstResponder() else { return }
    let offset = layout.offset(nearest: tap.location(in: self), in: editing.text)
    selectedRange = NSRange(location: offset, length: 0)
  }

  // MARK: Selection

  open var selectedRange: NSRange {
    get { NSRange(editing.selection) }
    set {
      guard let range = Range(newValue), range != editing.selection else { return }
      edit { $0.select(range) }
    }
  }

  /// Scrolls as little as brings the start of `range` into sight.
  open func scrollRangeToVisible(_ range: NSRange) {
    showTextIfNeeded()
    guard let caret = layout.caretFrame(at: range.location, in: editing.text) else { return }
    scrollRectToVisible(caret, animated: false)
  }

  // MARK: Typing

  open func insertText(_ text: String) { change(editing.selection, to: text) }

  open func deleteBackward() {
    guard !editing.rangeToDelete.isEmpty else { return }
    change(editing.rangeToDelete, to: "")
  }

  private func change(_ range: Range<Int>, to text: String) {
    edit { $0.replace(range, with: text) }
    textDelegate?.textViewDidChange(self)
    scrollRangeToVisible(selectedRange)
  }

  override func edits(with key: UIKey) -> Bool { isEditing && EditingKey(key) != nil }

  /// Passes on keys that do not edit, up the responder chain (F260).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEditing, let key = presses.first?.key, let edit = EditingKey(key) else {
      return super.pressesBegan(presses, with: event)
    }
    obey(edit, extending: key.modifierFlags.contains(.shift))
  }

  private func obey(_ edit: EditingKey, extending: Bool) {
    switch edit {
    case .newline: insertText("\n")
    case .tab: insertText("\t")
    case .delete: deleteBackward()
    case .left: moveSelection { $0.move(.back, extending: extending) }
    case .right: moveSelection { $0.move(.forward, extending: extending) }
    case .up: moveSelection(byLines: -1, extending: extending)
    case .down: moveSelection(byLines: 1, extending: extending)
    }
  }

  private func moveSelection(byLines lines: Int, extending: Bool) {
    showTextIfNeeded()
    let offset = layout.offset(byLines: lines, from: editing.focus, in: editing.text)
    moveSelection { $0.select(to: offset, extending: extending) }
  }

  private func moveSelection(_ change: (inout TextEditing) -> Void) {
    edit(change)
    scrollRangeToVisible(NSRange(location: editing.focus, length: 0))
  }

  private func edit(_ change: (inout TextEditing) -> Void) {
    change(&editing)
    textDidChange()
  }

  private func textDidChange() {
    isLayoutStale = true
    markNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  /// The size of the text in a column of the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let padding = insets.left + insets.right + 2 * Self.linePadding
    let width = size.width > 0 ? size.width - padding : .greatestFiniteMagnitude
    let fragments = Typesetter(font: currentFont).fragments(of: editing.text, width: width)
    let height = CGFloat(fragments.count) * currentFont.lineHeight + insets.top + insets.bottom
    let wanted = ceiledToPixel((fragments.map(\.width).max() ?? 0) + padding)
    return CGSize(
      width: size.width > 0 ? min(size.width, wanted) : wanted,
      height: ceiledToPixel(height))
  }

  /// A text view that scrolls has no size of its own (F475).
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: autoLayoutIfAny?.layoutWidth ?? 0, height: 0))
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showTextIfNeeded()
  }

  override func redraw() { textDidChange() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  private func showTextIfNeeded() {
    guard isLayoutStale || shownWidth != bounds.width else { return }
    isLayoutStale = false
    shownWidth = bounds.width
    let box = CGRect(x: 0, y: 0, width: bounds.width, height: 0).inset(by: textContainerInset)
      .insetBy(dx: Self.linePadding, dy: 0)
    let fragments = Typesetter(font: currentFont).fragments(of: editing.text, width: box.width)
    layout = TextLayout(
      fragments, in: CGRect(x: box.minX, y: textContainerInset.top, width: box.width, height: 0),
      font: currentFont, color: resolved(.label), alignment: directed(.natural))
    if isEditing {
      layout.mark(editing.selection, in: editing.text, tint: resolved(tintColor ?? .systemBlue))
    }
    let height = CGFloat(fragments.count) * currentFont.lineHeight
    contentSize = CGSize(
      width: bounds.width,
      height: ceiledToPixel(height + textContainerInset.top + textContainerInset.bottom))
    canvas.place(at: CGRect(origin: .zero, size: contentSize))
    canvas.show(.text(layout))
  }

  private func adjustFont() {
    if let adjusted = adjustedFont(from: font) { font = adjusted }
  }

  private var currentFont: UIFont { font ?? .systemFont(ofSize: 12) }
}

/// Answers for a text view. All of it is optional on a device.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}
