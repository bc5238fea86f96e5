import UIKit

/// A view that shows choices while a binding is true.
struct Asking<Content: View, Actions: View>: PrimitiveView {
  let content: Content
  let title: String
  let message: String?
  let style: UIAlertController.Style
  let isPresented: Binding<Bool>
  let actions: Actions

  func makeNode(_ place: Place) -> ViewNode<Self> { AskingNode(self, place) }
}

/// When the binding of a dialog is reset. Sources contradict each other (F590).
public enum DialogOrder: Sendable {
  case bindingFirst, actionFirst

  @TaskLocal public static var current = actionFirst
}

private final class AskingNode<Content: View, Actions: View>: ViewNode<Asking<Content, Actions>> {
  private var slots = (content: Slot(), actions: Slot())
  private weak var alert: UIAlertController?
  private let dependencies = Dependencies()

  override func refresh() {
    slots.content.show(view.content, at: below)
    slots.actions.show(view.actions, at: below)
    let isPresented = dependencies.track(in: self) { view.isPresented.wrappedValue }
    if isPresented != isUp { host.afterUpdate { [weak self] in self?.follow() } }
  }

  override var elements: [Node] { slots.content.node?.elements ?? [] }

  private var isUp: Bool { alert?.presentingViewController != nil }

  private func follow() {
    if view.isPresented.wrappedValue, !isUp, !isRemoved { present() }
    if !view.isPresented.wrappedValue, isUp { alert?.dismiss(animated: true) }
  }

  private func present() {
    guard let presenter = host.controller, presenter.presentedViewController == nil else { return }
    let alert = UIAlertController(title: view.title, message: view.message, preferredStyle: view.style)
    var choices = (slots.actions.node?.elements ?? []).compactMap { ($0 as? any ChoiceNode)?.choice }
    if choices.isEmpty || (view.style == .actionSheet && !choices.contains { $0.role == .cancel }) {
      choices.append(Button<Text>(view.style == .alert ? "OK" : "Cancel", role: .cancel) {})
    }
    for choice in choices { alert.addAction(action(for: choice)) }
    self.alert = alert
    presenter.present(alert, animated: true)
  }

  private func action(for choice: any Choice) -> UIAlertAction {
    let style: UIAlertAction.Style =
      choice.role == .cancel ? .cancel : choice.role == .destructive ? .destructive : .default
    let isPresented = view.isPresented
    return UIAlertAction(title: choice.title, style: style) { _ in
      switch DialogOrder.current {
      case .bindingFirst:
        isPresented.wrappedValue = false
        choice.action()
      case .actionFirst:
        choice.action()
        isPresented.wrappedValue = false
      }
    }
  }

  override func remove() {
    super.remove()
    slots.content.remove()
    slots.actions.remove()
    let alert = alert
    host.afterUpdate { alert?.dismiss(animated: false) }
  }
}

@MainActor protocol ChoiceNode {
  var choice: any Choice { get }
}

extension LeafNode: ChoiceNode where Leaf: Choice {
  var choice: any Choice { view }
}

extension View {
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    Asking(
      content: self, title: titleKey.text, message: nil, style: .alert, isPresented: isPresented,
      actions: actions())
  }

  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { dialog(titleKey.text, isPresented, actions: actions) }

  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { dialog(title.text, isPresented, actions: actions) }

  private func dialog<Actions: View>(
    _ title: String, _ isPresented: Binding<Bool>, actions: () -> Actions
  ) -> some View {
    Asking(
      content: self, title: title, message: nil, style: .actionSheet, isPresented: isPresented,
      actions: actions())
  }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
