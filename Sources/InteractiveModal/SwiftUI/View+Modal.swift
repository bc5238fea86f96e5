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
    /// The content is in a hosting controller of its own. Values of the environment that an app can
    /// write by their keys arrive there: locale, calendar, time zone, colour scheme, text size, direction,
    /// font, line limit and `openURL`. Objects and keys of the app come with ``modalEnvironment(_:)``.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the modal is presented.
    ///   - configuration: How the modal looks and moves. A new value changes the modal in place, with the
    ///     configuration's spring if the transaction has an animation.
    ///   - onDismiss: Called once per presentation, when the modal is gone, whatever dismissed it.
    ///   - content: The content. The last one stays while the modal leaves.
    public func modal<Content: View>(
      isPresented: Binding<Bool>, as configuration: ModalConfiguration, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      modal(isPresented: isPresented, as: configuration, onDismiss: { _ in onDismiss?() }, content: content)
    }

    /// Presents a modal of the kit while a Boolean is true, and tells what dismissed it.
    ///
    /// Otherwise it is as `modal(isPresented:as:onDismiss:content:)` with an `onDismiss` without a cause.
    public func modal<Content: View>(
      isPresented: Binding<Bool>, as configuration: ModalConfiguration,
      onDismiss: @escaping (ModalOutcome.Cause) -> Void, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      modifier(
        BoundModal(
          current: { isPresented.wrappedValue ? true : nil }, reset: { isPresented.wrappedValue = false },
          configuration: configuration, onDismiss: onDismiss,
          modalContent: { isPresented.wrappedValue ? content() : nil }))
    }

    /// Presents a modal of the kit for an item.
    ///
    /// An item with another identity dismisses the modal and presents a new one. The same identity
    /// updates the content in place. Otherwise it is as
    /// `modal(isPresented:as:onDismiss:content:)`.
    ///
    /// - Parameters:
    ///   - item: The item; `nil` presents nothing.
    ///   - configuration: How the modal looks and moves. A new value changes the modal in place, with the
    ///     configuration's spring if the transaction has an animation.
    ///   - onDismiss: Called once per presentation, when the modal is gone, whatever dismissed it.
    ///   - content: The content for an item.
    public func modal<Item: Identifiable, Content: View>(
      item: Binding<Item?>, as configuration: ModalConfiguration, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      modal(item: item, as: configuration, onDismiss: { _ in onDismiss?() }, content: content)
    }

    /// Presents a modal of the kit for an item, and tells what dismissed it.
    ///
    /// Otherwise it is as `modal(item:as:onDismiss:content:)` with an `onDismiss` without a cause.
    public func modal<Item: Identifiable, Content: View>(
      item: Binding<Item?>, as configuration: ModalConfiguration,
      onDismiss: @escaping (ModalOutcome.Cause) -> Void, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      modifier(
        BoundModal(
          current: { item.wrappedValue?.id }, reset: { item.wrappedValue = nil },
          configuration: configuration, onDismiss: onDismiss,
          modalContent: { item.wrappedValue.map(content) }))
    }
  }

  /// Evaluates the content of a modal in a body, where SwiftUI tracks what the content reads (F581).
  private struct BoundModal<ID: Equatable, ModalContent: View>: ViewModifier {
    let current: () -> ID?
    let reset: () -> Void
    let configuration: ModalConfiguration
    let onDismiss: (ModalOutcome.Cause) -> Void
    let modalContent: () -> ModalContent?

    func body(content: Content) -> some View {
      content.background(
        BindingSource(
          current: current, reset: reset, configuration: configuration, onDismiss: onDismiss,
          modalContent: modalContent()
        ).accessibilityHidden(true))
    }
  }

  /// The source view's representative in UIKit.
  private struct BindingSource<ID: Equatable, Content: View>: UIViewRepresentable {
    let current: () -> ID?
    let reset: () -> Void
    let configuration: ModalConfiguration
    let onDismiss: (ModalOutcome.Cause) -> Void
    /// The content for what the binding asks for; `nil` for nothing.
    let modalContent: Content?

    func makeCoordinator() -> BoundPresentation<ID> {
      BoundPresentation(ModalBinding(current: current, reset: reset, makeModal: { _, _ in nil }))
    }

    func makeUIView(context: Context) -> ModalSourceView { context.coordinator.sourceView }

    func updateUIView(_ view: ModalSourceView, context: Context) {
      let transaction = context.transaction
      context.coordinator.update(
        binding(InheritedEnvironment(context.environment), transaction),
        isAnimated: !transaction.disablesAnimations)
    }

    private func binding(_ inherited: InheritedEnvironment, _ transaction: Transaction) -> ModalBinding<ID> {
      let content = modalContent.map { HostedContent.Inner(content: $0, inherited: inherited) }
      return ModalBinding(
        current: current, reset: reset, onDismiss: onDismiss, configuration: configuration,
        animatesChanges: transaction.animation != nil && !transaction.disablesAnimations,
        makeModal: { [configuration] hosted, presenter in
          content.map { ModalHostingController($0, hosted, as: configuration, from: presenter) }
        },
        update: { [configuration] controller in
          guard let content, let controller = controller as? ModalHostingController<Content> else { return }
          // SwiftUI animates the content as it animates the presenter (F585).
          withTransaction(transaction) { controller.show(content, as: configuration) }
        })
    }

    static func dismantleUIView(_ view: ModalSourceView, coordinator: BoundPresentation<ID>) {
      coordinator.sourceWasRemoved()
    }
  }
#endif
