import Foundation

/// Text of any length, to read or to type in, that scrolls.
@MainActor open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  open var text: String! {
    get { editing.text }
    set { if editing.text != newValue ?? "" { edit { $0.set(newValue ?? "") } } }
  }
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet { if font != oldValue { textDidChangeLook() } }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }
  open var textColor: UIColor? = .label {
    didSet { if textColor != oldValue { textDidChangeLook() } }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChangeLook() } }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChangeLook() } }
  }
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  private var editing = TextEditing()
  private var isEditing = false
  private var isTextStale = true
  private var shownWidth: CGFloat = 0
  private var layout = TextLayout(lines: [])
  /// Holds the text, so that scrolling moves it and need not set it again.
  private let canvas = UIView()
  private let tap = UITapGestureRecognizer()
  private lazy var tapTarget = ClosureTarget { [weak self] in self?.wasTapped() }
  /// What Apple's text container keeps free at either end of a line.
  private static let linePadding: CGFloat = 5

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    canvas.isUserInteractionEnabled = false
    addSubview(canvas)
    tap.addTarget(tapTarget, action: ClosureTarget.action)
    addGestureRecognizer(tap)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var canResignFirstResponder: Bool {
    textDelegate?.textViewShouldEndEditing(self) ?? true
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    setEditing(true)
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    if isEditing {
      setEditing(false)
      textDelegate?.textViewDidEndEditing(self)
    }
    return true
  }

  private func setEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    textDidChangeLook()
  }

  private func wasTapped() {
    guard tap.state == .ended, becomeFirstResponder() else { return }
    let place = layout.offset(nearest: tap.location(in: self), in: editing.text)
    selectedRange = NSRange(location: place, length: 0)
  }

  // MARK: Selection

  open var selectedRange: NSRange {
    get { NSRange(editing.selection) }
    set {
      guard let range = Range(newValue), range != editing.selection else { return }
      edit { $0.select(range) }
      textDelegate?.textViewDidChangeSelection(self)
    }
  }

  /// Scrolls just so far that the start of `range` is in sight.
  open func scrollRangeToVisible(_ range: NSRange) {
    showTextIfNeeded()
    guard let caret = layout.caretFrame(at: range.location, in: editing.text) else { return }
    scrollRectToVisible(caret, animated: false)
  }

  // MARK: Typing

  open var hasText: Bool { !editing.text.isEmpty }

  open func insertText(_ text: String) {
    change(editing.selection, to: text)
  }

  open func deleteBackward() {
    guard !editing.rangeToDelete.isEmpty else { return }
    change(editing.rangeToDelete, to: "")
  }

  private func change(_ range: Range<Int>, to text: String) {
    let mayChange = textDelegate?.textView(
      self, shouldChangeTextIn: NSRange(range), replacementText: text)
    guard mayChange ?? true else { return }
    edit { $0.replace(range, with: text) }
    textDelegate?.textViewDidChange(self)
    scrollRangeToVisible(selectedRange)
  }

  override func edits(with key: UIKey) -> Bool { isEditing && EditingKey(key) != nil }

  /// Keys edit; what does not edit goes up the chain (F260).
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
    case .left: moveSelection { $0.step(.back, extending: extending) }
    case .right: moveSelection { $0.step(.on, extending: extending) }
    case .up: moveSelection(byLines: -1, extending: extending)
    case .down: moveSelection(byLines: 1, extending: extending)
    }
  }

  private func moveSelection(byLines lines: Int, extending: Bool) {
    showTextIfNeeded()
    let place = layout.offset(byLines: lines, from: editing.focus, in: editing.text)
    moveSelection { $0.select(to: place, extending: extending) }
  }

  private func moveSelection(_ change: (inout TextEditing) -> Void) {
    edit(change)
    textDelegate?.textViewDidChangeSelection(self)
    scrollRangeToVisible(NSRange(location: editing.focus, length: 0))
  }

  private func edit(_ change: (inout TextEditing) -> Void) {
    change(&editing)
    textDidChangeLook()
  }

  private func textDidChangeLook() {
    isTextStale = true
    markNeedsLayout()
  }

  // MARK: Layout

  /// The size of the text in a column of the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let padding = insets.left + insets.right + 2 * Self.linePadding
    let room = size.width > 0 ? size.width - padding : .greatestFiniteMagnitude
    let fragments = Typesetter(font: currentFont).fragments(of: editing.text, width: room)
    let height = CGFloat(fragments.count) * currentFont.lineHeight + insets.top + insets.bottom
    let width = (fragments.map(\.width).max() ?? 0) + padding
    return CGSize(
      width: size.width > 0 ? min(size.width, ceiledToPixel(width)) : ceiledToPixel(width),
      height: ceiledToPixel(height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showTextIfNeeded()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { textDidChangeLook() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    textDidChangeLook()
  }

  private func showTextIfNeeded() {
    guard isTextStale || shownWidth != bounds.width else { return }
    isTextStale = false
    shownWidth = bounds.width
    let box = CGRect(x: 0, y: 0, width: bounds.width, height: 0).inset(by: textContainerInset)
      .insetBy(dx: Self.linePadding, dy: 0)
    let fragments = Typesetter(font: currentFont).fragments(of: editing.text, width: box.width)
    layout = TextLayout(
      fragments, in: CGRect(x: box.minX, y: textContainerInset.top, width: box.width, height: 0),
      font: currentFont, color: resolved(textColor ?? .label), alignment: directed(textAlignment))
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
