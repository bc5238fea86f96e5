import UIKit

/// A view that presents another one as a sheet of UIKit's.
struct Presenting<Content: View, ID: Hashable, Sheet: View>: PrimitiveView {
  let content: Content
  let current: () -> (ID, Sheet)?
  let reset: () -> Void
  let onDismiss: (() -> Void)?

  func makeNode(_ place: Place) -> ViewNode<Self> { PresentingNode(self, place) }
}

private final class PresentingNode<Content: View, ID: Hashable, Sheet: View>:
  ViewNode<Presenting<Content, ID, Sheet>>
{
  private var slot = Slot()
  private let dependencies = Dependencies()
  private lazy var delegate = SheetDelegate { [weak self] in
    self?.view.reset()
    self?.ended()
  }
  private var wanted: (id: ID, sheet: Sheet)?
  private var shown: (id: ID, controller: UIHostingController<Sheet>)?

  override func refresh() {
    slot.show(view.content, at: below)
    wanted = dependencies.track(in: self) { view.current() }
    host.afterUpdate { [weak self] in self?.follow() }
  }

  override var elements: [Node] { slot.node?.elements ?? [] }

  private func follow() {
    guard let shown else {
      if let wanted, !isRemoved { present(wanted.id, wanted.sheet) }
      return
    }
    if let wanted, wanted.id == shown.id {
      shown.controller.inherited = environment
      shown.controller.rootView = wanted.sheet
    } else {
      shown.controller.dismiss(animated: !host.transaction.disablesAnimations) { [weak self] in self?.ended()
      }
    }
  }

  private func present(_ id: ID, _ sheet: Sheet) {
    guard let presenter = host.controller, presenter.presentedViewController == nil else { return }
    let controller = UIHostingController(rootView: sheet)
    controller.inherited = environment
    shown = (id, controller)
    presenter.present(controller, animated: !host.transaction.disablesAnimations)
    controller.presentationController?.delegate = delegate
  }

  private func ended() {
    shown = nil
    view.onDismiss?()
    follow()
  }

  override func remove() {
    super.remove()
    slot.remove()
    let controller = shown?.controller
    host.afterUpdate { controller?.dismiss(animated: false) }
  }
}

private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let onDismiss: () -> Void

  init(onDismiss: @escaping () -> Void) { self.onDismiss = onDismiss }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onDismiss() }
}

extension View {
  public func sheet<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    Presenting(
      content: self, current: { isPresented.wrappedValue ? (true, content()) : nil },
      reset: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  public func sheet<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> some View {
    Presenting(
      content: self, current: { item.wrappedValue.map { ($0.id, content($0)) } },
      reset: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
