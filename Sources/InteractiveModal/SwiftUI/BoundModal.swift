#if canImport(SwiftUI)
  import SwiftUI

  /// Evaluates the content of a modal in a body, where SwiftUI tracks what the content reads (F581).
  struct BoundModal<ID: Equatable, ModalContent: View>: ViewModifier {
    private let current: () -> ID?
    private let reset: () -> Void
    private let place: BoundPlace
    private let configuration: ModalConfiguration
    private let onDismiss: (ModalOutcome.Cause) -> Void
    private let modalContent: () -> ModalContent?

    /// A modal that is there while a Boolean is true.
    init(
      isPresented: Binding<Bool>, at place: BoundPlace, as configuration: ModalConfiguration,
      onDismiss: @escaping (ModalOutcome.Cause) -> Void, content: @escaping () -> ModalContent
    ) where ID == Bool {
      current = { isPresented.wrappedValue ? true : nil }
      reset = { isPresented.wrappedValue = false }
      (self.place, self.configuration, self.onDismiss) = (place, configuration, onDismiss)
      modalContent = { isPresented.wrappedValue ? content() : nil }
    }

    /// A modal that is there for an item.
    init<Item: Identifiable>(
      item: Binding<Item?>, at place: BoundPlace, as configuration: ModalConfiguration,
      onDismiss: @escaping (ModalOutcome.Cause) -> Void, content: @escaping (Item) -> ModalContent
    ) where ID == Item.ID {
      current = { item.wrappedValue?.id }
      reset = { item.wrappedValue = nil }
      (self.place, self.configuration, self.onDismiss) = (place, configuration, onDismiss)
      modalContent = { item.wrappedValue.map(content) }
    }

    func body(content: Content) -> some View { content.background(source) }

    /// The view that presents the modal. A body has to make it.
    var source: some View {
      BindingSource(
        current: current, reset: reset, place: place, configuration: configuration, onDismiss: onDismiss,
        modalContent: modalContent()
      ).accessibilityHidden(true)
    }
  }

  /// The source view's representative in UIKit.
  private struct BindingSource<ID: Equatable, Content: View>: UIViewRepresentable {
    let current: () -> ID?
    let reset: () -> Void
    let place: BoundPlace
    let configuration: ModalConfiguration
    let onDismiss: (ModalOutcome.Cause) -> Void
    /// The content for what the binding asks for; `nil` for nothing.
    let modalContent: Content?

    func makeCoordinator() -> BoundPresentation<ID> {
      BoundPresentation(ModalBinding(current: current, reset: reset, makeModal: { _, _ in nil }))
    }

    func makeUIView(context: Context) -> ModalSourceView { context.coordinator.sourceView }

    func updateUIView(_ view: ModalSourceView, context: Context) {
      let (transaction, environment) = (context.transaction, context.environment)
      context.coordinator.update(
        binding(inherited(environment), transaction),
        isAnimated: !transaction.disablesAnimations && canAnimate(in: environment))
    }

    /// The content of a card is in the same container.
    private func inherited(_ environment: EnvironmentValues) -> InheritedEnvironment {
      switch place {
      case .presenter, .top: InheritedEnvironment(environment)
      case .container: InheritedEnvironment(environment, in: environment.modalContainer)
      }
    }

    /// A card that is there from the beginning does not slide in.
    private func canAnimate(in environment: EnvironmentValues) -> Bool {
      switch place {
      case .presenter, .top: true
      case .container: environment.modalContainer?.controller?.isVisible ?? true
      }
    }

    private func binding(_ inherited: InheritedEnvironment, _ transaction: Transaction) -> ModalBinding<ID> {
      let content = modalContent.map { HostedContent.Inner(content: $0, inherited: inherited) }
      return ModalBinding(
        current: current, reset: reset, onDismiss: onDismiss, place: place, configuration: configuration,
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
