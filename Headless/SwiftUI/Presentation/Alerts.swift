import UIKit

/// A view that shows choices while a binding is true.
struct Asking<Content: View, Actions: View, Message: View>: PrimitiveView {
  let content: Content
  let title: String
  let style: UIAlertController.Style
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message

  func makeNode(_ place: Place) -> ViewNode<Self> { AskingNode(self, place) }
}

/// When the binding of a dialog is reset. Sources contradict each other (F590).
public enum DialogOrder: Sendable {
  case bindingFirst, actionFirst

  @TaskLocal public static var current = actionFirst
}

private final class AskingNode<Content: View, Actions: View, Message: View>:
  ParentNode<Asking<Content, Actions, Message>>
{
  private var message = Slot()
  private weak var alert: UIAlertController?
  private let dependencies = Dependencies()

  override func refresh() {
    slot.show(view.content, at: below)
    second.show(view.actions, at: below)
    message.show(view.message, at: below)
    let isPresented = dependencies.track(in: self) { view.isPresented.wrappedValue }
    if isPresented != isUp { host.afterUpdate { [weak self] in self?.follow() } }
  }

  private var isUp: Bool { alert?.presentingViewController != nil }

  private func follow() {
    if view.isPresented.wrappedValue, !isUp, !isRemoved { present() }
    if !view.isPresented.wrappedValue, isUp { alert?.dismiss(animated: true) }
  }

  private func present() {
    guard let presenter = host.controller, presenter.presentedViewController == nil else { return }
    let words = message.elements.compactMap { ($0 as? LeafNode<Text>)?.view.text }
    let alert = UIAlertController(title: view.title, message: words.first, preferredStyle: view.style)
    var choices = second.elements.compactMap(\.choice)
    if choices.isEmpty || (view.style == .actionSheet && !choices.contains { $0.role == .cancel }) {
      choices.append(Button<Text>(view.style == .alert ? "OK" : "Cancel", role: .cancel) {})
    }
    for choice in choices { alert.addAction(action(for: choice)) }
    self.alert = alert
    if let view = presenter.view {
      alert.popoverPresentationController?.sourceView = view
      let frames = elements.flatMap(\.views).map { $0.convert($0.bounds, to: view) }
      alert.popoverPresentationController?.sourceRect = frames.reduce(.null) { $0.union($1) }
    }
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
    message.remove()
    let alert = alert
    host.afterUpdate { alert?.dismiss(animated: false) }
  }
}

extension View {
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    Asking(
      content: self, title: titleKey.text, style: .alert, isPresented: isPresented, actions: actions(),
      message: EmptyView())
  }

  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { confirmationDialog(Text(titleKey), isPresented: isPresented, actions: actions) }

  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    Asking(
      content: self, title: title.text, style: .actionSheet, isPresented: isPresented, actions: actions(),
      message: message())
  }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
