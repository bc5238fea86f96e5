#if canImport(SwiftUI)
  import SwiftUI

  /// Evaluates the content of a modal in a body, where SwiftUI tracks what the content reads (F581).
  struct BoundModal<ID: Equatable, ModalContent: View>: ViewModifier {
    private let current: () -> ID?
    private let reset: () -> Void
    private let place: BoundPlace
    private let configuration: ModalConfiguration
    private let onDismiss: (() -> Void)?
    private let modalContent: () -> ModalContent?

    /// A modal that is there while a Boolean is true.
    init(
      isPresented: Binding<Bool>, at place: BoundPlace, as configuration: ModalConfiguration,
      onDismiss: (() -> Void)?, content: @escaping () -> ModalContent
    ) where ID == Bool {
      current = { isPresented.wrappedValue ? true : nil }
      reset = { isPresented.wrappedValue = false }
      (self.place, self.configuration, self.onDismiss) = (place, configuration, onDismiss)
      modalContent = { isPresented.wrappedValue ? content() : nil }
    }

    /// A modal that is there for an item.
    init<Item: Identifiable>(
      item: Binding<Item?>, at place: BoundPlace, as configuration: ModalConfiguration,
      onDismiss: (() -> Void)?, content: @escaping (Item) -> ModalContent
    ) where ID == Item.ID {
      current = { item.wrappedValue?.id }
      reset = { item.wrappedValue = nil }
      (self.place, self.configuration, self.onDismiss) = (place, configuration, onDismiss)
      modalContent = { item.wrappedValue.map(content) }
    }

    /// A modal that is there for an item, and changes it. While it leaves, its content keeps the last item.
    init<Item: Identifiable>(
      editing item: Binding<Item?>, at place: BoundPlace, as configuration: ModalConfiguration,
      onDismiss: (() -> Void)?, content: @escaping (Binding<Item>) -> ModalContent
    ) where ID == Item.ID {
      self.init(item: item, at: place, as: configuration, onDismiss: onDismiss) { shown in
        let current = { item.wrappedValue.flatMap { $0.id == shown.id ? $0 : nil } }
        return content(
          Binding(
            get: { current() ?? shown }, set: { if current() != nil { item.wrappedValue = $0 } }))
      }
    }

    func body(content: Content) -> some View { content.background(source) }

    /// The view that presents the modal. A body has to make it.
    var source: some View {
      BindingSource(
        current: current, reset: reset, place: place, configuration: configuration, onDismiss: onDismiss,
        modalContent: modalContent()
      ).invisible()
    }
  }

  /// The view that tells the presentation what the binding asks for.
  private struct BindingSource<ID: Equatable, Content: View>: View {
    let current: () -> ID?
    let reset: () -> Void
    let place: BoundPlace
    let configuration: ModalConfiguration
    let onDismiss: (() -> Void)?
    /// The content for what the binding asks for; `nil` for nothing.
    let modalContent: Content?
    @Environment(\.inheritedByModals) private var inherited
    @Environment(\.modalContainer) private var container
    @State private var presentation = BoundPresentation<ID>()

    var body: some View {
      let (presentation, content, canAnimate) = (presentation, hostedContent, canAnimate)
      let work = UpdateWork { transaction in
        presentation.update(
          binding(content, transaction), isAnimated: !transaction.disablesAnimations && canAnimate())
      }
      SourceRepresentative(presentation: presentation, work: work).performing(work)
    }

    /// Whether the modal is a card of the container around this view. So is one that can be docked.
    private var isCard: Bool { place == .container || configuration.canBeDocked }

    /// The content of a card is in the same container.
    private var hostedContent: HostedContent<Content>.Inner? {
      var inherited = inherited
      if isCard { inherited.container = container }
      return modalContent.map { HostedContent.Inner(content: $0, inherited: inherited) }
    }

    /// A card that is there from the beginning does not slide in.
    private var canAnimate: () -> Bool {
      isCard ? { [container] in container?.controller?.isVisible ?? true } : { true }
    }

    private func binding(
      _ content: HostedContent<Content>.Inner?, _ transaction: Transaction
    ) -> ModalBinding<ID> {
      ModalBinding(
        current: current, reset: reset, onDismiss: { [onDismiss] in onDismiss?() }, place: place,
        configuration: configuration,
        animatesChanges: transaction.animation != nil && !transaction.disablesAnimations,
        makeModal: { hosted, presenter in content.map { ModalHostingController($0, hosted, from: presenter) }
        },
        update: { controller in
          guard let content, let controller = controller as? ModalHostingController<Content> else { return }
          // SwiftUI animates the content as it animates the presenter (F585).
          controller.show(content, in: transaction)
        })
    }
  }

  extension View {
    /// Hides a view of the kit from VoiceOver and from touches: SwiftUI may give those to a view that takes none in
    /// UIKit.
    func invisible() -> some View { accessibilityHidden(true).allowsHitTesting(false) }
  }

  /// The source view's representative in UIKit.
  private struct SourceRepresentative<ID: Equatable>: UIViewRepresentable {
    let presentation: BoundPresentation<ID>
    let work: UpdateWork

    func makeCoordinator() -> BoundPresentation<ID> { presentation }

    func makeUIView(context: Context) -> ModalSourceView { presentation.sourceView }

    func updateUIView(_ view: ModalSourceView, context: Context) { work.transaction = context.transaction }

    static func dismantleUIView(_ view: ModalSourceView, coordinator: BoundPresentation<ID>) {
      coordinator.sourceWasRemoved()
    }
  }
#endif
