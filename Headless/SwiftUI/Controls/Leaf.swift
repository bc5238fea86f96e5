import UIKit

/// A view that one view of UIKit shows.
@MainActor protocol LeafView: PrimitiveView {
  associatedtype Shown: UIView
  func makeShown() -> Shown
  func show(in view: Shown, _ environment: EnvironmentValues)
  func size(of view: Shown, for proposal: ProposedViewSize) -> CGSize
}

extension LeafView {
  func makeNode(_ place: Place) -> ViewNode<Self> { LeafNode(self, place) }
}

final class LeafNode<Leaf: LeafView>: ViewNode<Leaf> {
  private lazy var shown = view.makeShown()

  override func refresh() { view.show(in: shown, environment) }
  override var choice: (any Choice)? { view as? any Choice }
  override var views: [UIView] { [shown] }
  override func size(for proposal: ProposedViewSize) -> CGSize { view.size(of: shown, for: proposal) }

  override func place(in frame: CGRect) {
    if shown.alpha != 1 { shown.alpha = 1 }
    let frame = shown is UIScrollView || Leaf.self == Color.self ? host.safeArea.extended(frame) : frame
    if shown.frame != frame { shown.frame = frame }
  }

  override func remove() {
    super.remove()
    shown.removeFromSuperview()
  }
}

/// Lines of text.
public struct Text: LeafView {
  let text: String

  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public init(_ key: LocalizedStringKey) { text = key.text }

  func makeShown() -> UILabel { UILabel() }

  func show(in label: UILabel, _ environment: EnvironmentValues) {
    label.text = text
    label.numberOfLines = environment.lineLimit ?? 0
    label.font = (environment.font ?? .body).uiFont(at: environment.contentSizeCategory)
  }

  func size(of label: UILabel, for proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? max(1, $0) : 0 } ?? 0
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }
}

extension Color: LeafView {
  func makeShown() -> UIView { UIView() }

  func show(in view: UIView, _ environment: EnvironmentValues) { view.backgroundColor = uiColor }

  func size(of view: UIView, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// A button with a title. Labels of other views are not modelled.
public struct Button<Label: View>: LeafView {
  let title: String
  let role: ButtonRole?
  let action: @MainActor () -> Void

  private init(title: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    (self.title, self.role, self.action) = (title, role, action)
  }

  func makeShown() -> ButtonView {
    let button = ButtonView(type: .system)
    button.addAction(UIAction { [weak button] _ in button?.run() }, for: .primaryActionTriggered)
    return button
  }

  func show(in button: ButtonView, _ environment: EnvironmentValues) {
    button.setTitle(title, for: .normal)
    button.setTitleColor(role == .destructive ? .systemRed : nil, for: .normal)
    button.titleLabel?.font = (environment.font ?? .body).uiFont(at: environment.contentSizeCategory)
    button.run = action
  }

  func size(of button: ButtonView, for proposal: ProposedViewSize) -> CGSize { button.sizeThatFits(.zero) }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(title: titleKey.text, role: nil, action: action)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(title: String(title), role: nil, action: action)
  }
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(title: titleKey.text, role: role, action: action)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(title: String(title), role: role, action: action) }
}

/// The button that shows a ``Button``.
final class ButtonView: UIButton {
  var run: @MainActor () -> Void = {}
}

/// A choice of an alert or of a bar.
@MainActor protocol Choice {
  var title: String { get }
  var role: ButtonRole? { get }
  var action: @MainActor () -> Void { get }
}

extension Button: Choice {}

/// A line of text to type in.
public struct TextField<Label: View>: LeafView {
  let placeholder: String
  let text: Binding<String>

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {
    (placeholder, self.text) = (titleKey.text, text)
  }

  func makeShown() -> FieldView {
    let field = FieldView(frame: .zero)
    let write = UIAction { [weak field] _ in field.map { $0.write($0.text ?? "") } }
    field.addAction(write, for: .editingChanged)
    return field
  }

  func show(in field: FieldView, _ environment: EnvironmentValues) {
    field.placeholder = placeholder
    let shown = Dependencies.untracked { text.wrappedValue }
    if field.text != shown { field.text = shown }
    field.font = (environment.font ?? .body).uiFont(at: environment.contentSizeCategory)
    field.write = { [text] in text.wrappedValue = $0 }
  }

  func size(of field: FieldView, for proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 200
    return CGSize(width: width.isFinite ? width : 10_000, height: field.font?.lineHeight.rounded(.up) ?? 22)
  }
}

/// The field that shows a ``TextField``.
final class FieldView: UITextField {
  var write: (String) -> Void = { _ in }
  /// Called as the field gets the keyboard's focus, or loses it.
  var onFocus: (Bool) -> Void = { _ in }

  @discardableResult override func becomeFirstResponder() -> Bool {
    let isNew = !isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if isNew { onFocus(true) }
    return true
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if had { onFocus(false) }
    return true
  }
}
