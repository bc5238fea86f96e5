#if canImport(SwiftUI)
  import SwiftUI

  /// Modifiers for the content of a modal.
  extension View {
    /// Chooses the heights at which the modal that surrounds this view can be.
    ///
    /// ```swift
    /// .modalDetents([.height(120), .fraction(0.4), .large], selection: $detent)
    /// ```
    ///
    /// A new value of the selection takes the modal to that detent, with the configuration's spring. A finger or the
    /// grabber that takes the modal to another one writes it when the modal is bound for it. A drag that returns
    /// writes nothing. A detent that the modal does not have gives way to the one where it is.
    ///
    /// Let one view of a modal choose. Outside of the kit's modals the modifier does nothing.
    ///
    /// - Parameters:
    ///   - detents: The heights, in any order.
    ///   - selection: The detent at which the modal is, or for which it is bound; the modal opens there.
    public func modalDetents(
      _ detents: [ModalDetent], selection: Binding<ModalDetent>? = nil
    ) -> some View {
      option(
        .detents(
          detents,
          selection: selection.map { selection in
            DetentBinding(
              current: { selection.wrappedValue.identifier },
              write: { id in detents.first { $0.identifier == id }.map { selection.wrappedValue = $0 } })
          }))
    }

    /// Changes the configuration of the modal that surrounds this view.
    ///
    /// ```swift
    /// .modalConfiguration { $0.grabber.isVisible = true }
    /// ```
    ///
    /// It changes a copy of what the presenter says, so a view that goes changes nothing any more. The configuration's
    /// spring shows the change if the transaction has an animation. Let one view set a value. The choreography that
    /// opens the modal and its source are the presenter's. Outside of the kit's modals the modifier does nothing.
    ///
    /// - Parameter change: Changes the configuration.
    public func modalConfiguration(_ change: @escaping (inout ModalConfiguration) -> Void) -> some View {
      // SwiftUI tracks what the change reads only in the body around this call (F581).
      var unused = ModalConfiguration.sheet
      change(&unused)
      return option(.configuration(change))
    }

    /// Keeps the user from dismissing the modal that surrounds this view.
    ///
    /// A refusal of any view counts, and so does `isModalInPresentation` of the hosting controller; then
    /// a question. Code is not asked. Outside of the kit's modals the modifier does nothing.
    ///
    /// - Parameters:
    ///   - isDisabled: Whether the user may not dismiss the modal; true by default.
    ///   - onAttempt: Called when the user tries to dismiss a modal that may not be dismissed.
    public func modalDismissDisabled(_ isDisabled: Bool = true, onAttempt: (() -> Void)? = nil) -> some View {
      option(.permission(isDisabled ? .refused : .granted, onAttempt: { onAttempt?() }))
    }

    /// Asks before the user dismisses the modal that surrounds this view, in the app's own way.
    ///
    /// ```swift
    /// .modalDismissConfirmation(isEnabled: hasChanges) { await confirmsDiscarding() }
    /// ```
    ///
    /// The modal stays where the user released it until the question returns whether it may leave.
    /// The kit cancels the task if the modal goes before that. Let one view of a modal ask.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether there is something to ask; true by default. Otherwise the modal leaves at once.
    ///   - question: Returns whether the modal may leave.
    public func modalDismissConfirmation(
      isEnabled: Bool = true, _ question: @escaping @MainActor @Sendable () async -> Bool
    ) -> some View {
      option(.permission(isEnabled ? .ask(question) : .granted, onAttempt: {}))
    }

    /// Hears what dismissed the modal that surrounds this view, once, when it is gone.
    ///
    /// ```swift
    /// .modal(item: $draft) { draft in
    ///   DraftView(draft: draft).onModalDismiss { cause in log(draft, cause) }
    /// }
    /// ```
    ///
    /// The `onDismiss` of the presenter follows.
    ///
    /// - Parameter action: Called with the cause.
    public func onModalDismiss(perform action: @escaping (ModalOutcome.Cause) -> Void) -> some View {
      option(.dismissal(action))
    }

    /// Lets a finger that comes down on this view drag no modal, such as on a drawing, a dial or a map.
    ///
    /// ```swift
    /// Map(position: $position).modalDragDisabled()
    /// ```
    ///
    /// A modal in motion stops under the finger all the same. Other views of the modal drag it as before.
    /// Outside of the kit's modals the modifier does nothing.
    ///
    /// - Parameter isDisabled: Whether the modal stays where it is. Other views on the area of this one count
    ///   as this view.
    public func modalDragDisabled(_ isDisabled: Bool = true) -> some View {
      background(DisabledDragArea(isDisabled: isDisabled).invisible())
    }

    private func option(_ option: ContentOption) -> some View {
      background(ContentOptionView(update: ContentUpdate(option)).invisible())
    }
  }

  /// An invisible view that is as large as the view of SwiftUI in front of it.
  private struct DisabledDragArea: UIViewRepresentable {
    let isDisabled: Bool

    func makeUIView(context: Context) -> UIView { InvisibleView() }

    func updateUIView(_ view: UIView, context: Context) { view.isModalDragDisabled = isDisabled }
  }

  /// An option as one evaluation of a body has named it. Closures with the same object are equal to SwiftUI, which
  /// would not update the view; two of these objects never are.
  private final class ContentUpdate {
    let option: ContentOption

    init(_ option: ContentOption) { self.option = option }
  }

  /// An invisible view that registers an option of the content with the modal. A preference may not leave the page of a
  /// navigation stack; the environment reaches each page.
  private struct ContentOptionView: UIViewRepresentable {
    final class Coordinator {
      weak var hosted: HostedModal?
    }

    let update: ContentUpdate

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView { InvisibleView() }

    func updateUIView(_ view: UIView, context: Context) {
      let transaction = context.transaction
      context.coordinator.hosted = context.environment.modal.hosted
      context.coordinator.hosted?.set(
        update.option, by: context.coordinator,
        animated: transaction.animation != nil && !transaction.disablesAnimations)
    }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
      coordinator.hosted?.set(nil, by: coordinator)
    }
  }
#endif
