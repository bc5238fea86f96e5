#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows a card beside this view while a Boolean is true. The view stays in full use, as the map in Maps
    /// does.
    ///
    /// ```swift
    /// MapView()
    ///   .modalCard(isPresented: .constant(true), as: .places) { SearchView() }
    /// ```
    ///
    /// Attach it to the root of the screen, outside of its navigation stack and its tabs. The modifier shows
    /// this view and the card in a ``ModalContainerController``, as large as the screen. This view has its
    /// whole environment there; titles, toolbars and other preferences do not leave it. In this view, and in
    /// the content of its cards, the modifier shows further cards in the same container.
    ///
    /// The binding, the configuration and the content are as in
    /// ``modal(isPresented:as:onTop:onDismiss:content:)``, but no card waits: what this view presents covers it.
    /// A card that is there from the beginning does not slide in. Refuse the dismissal for a card that always
    /// stays.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the card is there.
    ///   - configuration: How the card looks and moves; by default as SwiftUI's sheet. This view takes touches up to
    ///     ``ModalConfiguration/Dimming/largestUndimmedDetent``.
    ///   - onDismiss: Called once, when the card is gone; ``onModalDismiss(perform:)`` in the content tells the cause.
    ///   - content: The content. It closes the card by `modal.dismiss()`; SwiftUI's `dismiss` does not concern
    ///     it.
    public func modalCard<Content: View>(
      isPresented: Binding<Bool>, as configuration: ModalConfiguration = .sheet,
      onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      ModalCard(
        root: self,
        card: BoundModal(
          isPresented: isPresented, at: .container, as: configuration, onDismiss: onDismiss, content: content)
      )
    }

    /// Shows a card beside this view for an item.
    ///
    /// An item with another identity closes the card and shows a new one. The same identity updates the
    /// content in place. Otherwise it is as ``modalCard(isPresented:as:onDismiss:content:)``.
    ///
    /// - Parameters:
    ///   - item: The item; `nil` shows nothing.
    ///   - configuration: How the card looks and moves; by default as SwiftUI's sheet.
    ///   - onDismiss: Called once, when the card is gone.
    ///   - content: The content for an item.
    public func modalCard<Item: Identifiable, Content: View>(
      item: Binding<Item?>, as configuration: ModalConfiguration = .sheet,
      onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      ModalCard(
        root: self,
        card: BoundModal(
          item: item, at: .container, as: configuration, onDismiss: onDismiss, content: content))
    }
  }

  extension View {
    /// Lets the modals in this view lie in a dock at its bottom, if their configuration has
    /// ``ModalConfiguration/dock-swift.property``.
    ///
    /// ```swift
    /// InboxView().modalDock()
    /// ```
    ///
    /// Attach it to the root of the app, outside of its navigation stack and its tabs. As for
    /// ``modalCard(isPresented:as:onDismiss:content:)``, a ``ModalContainerController`` shows this view. A modal
    /// that can be docked is a card of it: the binding stays true, or its item stays, while the modal is docked.
    public func modalDock() -> some View { Contained(root: self) }
  }

  /// A view with a card beside it.
  private struct ModalCard<Root: View, ID: Equatable, Content: View>: View {
    let root: Root
    let card: BoundModal<ID, Content>

    var body: some View { Contained(root: root.background(card.source)) }
  }

  /// A view in a container of cards. The outermost one makes it.
  private struct Contained<Root: View>: View {
    let root: Root
    @Environment(\.modalContainer) private var container

    var body: some View {
      if container == nil {
        CardContainer(root: root)
      } else {
        root
      }
    }
  }

  private struct CardContainer<Root: View>: View {
    let root: Root
    @Environment(\.self) private var environment
    @State private var reference = ModalContainerReference()
    @State private var source = ContentSource<WholeEnvironment<Root>>()

    var body: some View {
      let (source, content) = (source, content)
      let work = UpdateWork { source.show(content, in: $0) }
      ContainerRepresentative(content: content, source: source, reference: reference, work: work)
        .performing(work).ignoresSafeArea()
    }

    private var content: WholeEnvironment<Root> {
      var environment = environment
      environment.modalContainer = reference
      return WholeEnvironment(content: root, environment: environment)
    }
  }

  private struct ContainerRepresentative<Content: View>: UIViewControllerRepresentable {
    let content: Content
    let source: ContentSource<Content>
    let reference: ModalContainerReference
    let work: UpdateWork

    func makeUIViewController(context: Context) -> ModalContainerController {
      source.show(content, in: context.transaction)
      let container = ModalContainerController(
        root: UIHostingController(rootView: SourcedView(source: source)))
      reference.controller = container
      return container
    }

    func updateUIViewController(_ container: ModalContainerController, context: Context) {
      work.transaction = context.transaction
    }

    /// The cards go with the view: they need their container to tell their bindings.
    static func dismantleUIViewController(_ container: ModalContainerController, coordinator: Void) {
      for card in container.cards.reversed() { card.dismissModal(animated: false) }
    }
  }

  /// The container of cards around a view.
  @MainActor final class ModalContainerReference {
    fileprivate(set) weak var controller: ModalContainerController?
  }

  private struct ModalContainerKey: EnvironmentKey {
    static var defaultValue: ModalContainerReference? { nil }
  }

  extension EnvironmentValues {
    /// The container around a view; `nil` outside of one, and in a modal of the kit. SwiftUI's own sheets inherit it.
    var modalContainer: ModalContainerReference? {
      get { self[ModalContainerKey.self] }
      set { self[ModalContainerKey.self] = newValue }
    }
  }
#endif
