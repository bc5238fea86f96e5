#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Presents a modal of the kit while a Boolean is true.
    ///
    /// ```swift
    /// .modal(isPresented: $isComposing, as: .mail) { ComposeView() }
    /// ```
    ///
    /// The binding follows `sheet(isPresented:)`: a modal that the user or UIKit dismisses sets it to
    /// false once, when it is gone. A drag that returns writes nothing. While this view's controller
    /// presents something else, or is in a transition, the modal waits for its turn. A transaction
    /// that disables animations presents and dismisses without one.
    ///
    /// The content is in a hosting controller of its own. Colour scheme, text size, layout direction
    /// and size classes arrive there. Other values of the environment do not: pass them in the
    /// content.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the modal is presented.
    ///   - configuration: How the modal looks and moves; read when it is presented.
    ///   - onDismiss: Called once per presentation, when the modal is gone, whatever dismissed it.
    ///   - content: The content. The last one stays while the modal leaves.
    public func modal<Content: View>(
      isPresented: Binding<Bool>, as configuration: ModalConfiguration, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      modal(
        for: { isPresented.wrappedValue ? true : nil }, reset: { isPresented.wrappedValue = false },
        as: configuration, onDismiss: onDismiss
      ) { isPresented.wrappedValue ? content() : nil }
    }

    /// Presents a modal of the kit for an item.
    ///
    /// An item with another identity dismisses the modal and presents a new one. The same identity
    /// updates the content in place. Otherwise it is as
    /// `modal(isPresented:as:onDismiss:content:)`.
    ///
    /// - Parameters:
    ///   - item: The item; `nil` presents nothing.
    ///   - configuration: How the modal looks and moves; read when it is presented.
    ///   - onDismiss: Called once per presentation, when the modal is gone, whatever dismissed it.
    ///   - content: The content for an item.
    public func modal<Item: Identifiable, Content: View>(
      item: Binding<Item?>, as configuration: ModalConfiguration, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      modal(
        for: { item.wrappedValue?.id }, reset: { item.wrappedValue = nil }, as: configuration,
        onDismiss: onDismiss
      ) { item.wrappedValue.map(content) }
    }

    private func modal<ID: Equatable, Content: View>(
      for current: @escaping () -> ID?, reset: @escaping () -> Void, as configuration: ModalConfiguration,
      onDismiss: (() -> Void)?, content: @escaping () -> Content?
    ) -> some View {
      let binding = ModalBinding(
        current: current, reset: reset, onDismiss: onDismiss ?? {}, configuration: configuration,
        makeModal: { hosted, presenter in
          content().map {
            ModalHostingController($0, hosted, as: configuration, from: presenter)
          }
        },
        update: { controller in
          if let content = content() {
            (controller as? ModalHostingController<Content>)?.rootView.content = content
          }
        })
      return background(BindingSource(binding: binding).accessibilityHidden(true))
    }
  }

  /// The source view's representative in UIKit.
  private struct BindingSource<ID: Equatable>: UIViewRepresentable {
    let binding: ModalBinding<ID>

    func makeCoordinator() -> BoundPresentation<ID> { BoundPresentation(binding) }

    func makeUIView(context: Context) -> ModalSourceView { context.coordinator.sourceView }

    func updateUIView(_ view: ModalSourceView, context: Context) {
      context.coordinator.update(binding, isAnimated: !context.transaction.disablesAnimations)
    }

    static func dismantleUIView(_ view: ModalSourceView, coordinator: BoundPresentation<ID>) {
      coordinator.sourceWasRemoved()
    }
  }
#endif
