#if canImport(SwiftUI)
  import SwiftUI

  /// Modifiers for the content of a modal.
  extension View {
    /// Decides whether the user may dismiss the modal that surrounds this view.
    ///
    /// ```swift
    /// .modalDismissal(hasUnsavedText ? .refused : .granted)
    /// ```
    ///
    /// A refusal of any view counts, and so does `isModalInPresentation` of the hosting controller; then
    /// a question. Whether `interactiveDismissDisabled` sets that in a modal of UIKit's is not verified.
    /// Code is not asked. Outside of the kit's modals the modifier does nothing.
    ///
    /// - Parameters:
    ///   - permission: Whether the user may dismiss the modal.
    ///   - onAttempt: Called when the user tries to dismiss a modal that may not be dismissed.
    public func modalDismissal(
      _ permission: ModalPermission, onAttempt: @escaping () -> Void = {}
    ) -> some View {
      background(
        HostedModalLink(
          connect: { $0.setPermission(permission, by: $1, onAttempt: onAttempt) },
          disconnect: { $0.setPermission(nil, by: $1) }))
    }

    /// Asks before the user dismisses the modal that surrounds this view.
    ///
    /// ```swift
    /// .modalDismissal { await confirmsDiscarding() }
    /// ```
    ///
    /// The modal stays where the user released it until the question returns whether it may leave.
    /// The kit cancels the task if the modal goes before that. Let one view of a modal ask.
    public func modalDismissal(_ question: @escaping @MainActor @Sendable () async -> Bool) -> some View {
      modalDismissal(.ask(question))
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
      background(DisabledDragArea(isDisabled: isDisabled).accessibilityHidden(true))
    }

    /// Connects a value to the detent of the modal that surrounds this view.
    ///
    /// A new value takes the modal to that detent, with the configuration's spring. A finger or the
    /// grabber that takes the modal to another one writes the value when the modal is bound for it.
    /// A drag that returns writes nothing. A detent that the modal does not have is ignored.
    public func modalDetent(_ detent: Binding<ModalDetent.Identifier>) -> some View {
      background(
        HostedModalLink(
          connect: {
            $0.setDetent(
              HostedModal.DetentBinding(
                current: { detent.wrappedValue }, write: { detent.wrappedValue = $0 },
                view: ObjectIdentifier($1)))
          },
          disconnect: { $0.removeDetent(of: $1) }))
    }
  }

  /// An invisible view that is as large as the view of SwiftUI in front of it.
  private struct DisabledDragArea: UIViewRepresentable {
    let isDisabled: Bool

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) { view.isModalDragDisabled = isDisabled }
  }

  /// An invisible view that registers values of the content with the modal: in each update of SwiftUI,
  /// because closures cannot be compared.
  private struct HostedModalLink: UIViewRepresentable {
    final class Coordinator {
      var disconnect: () -> Void = {}
    }

    let connect: (HostedModal, AnyObject) -> Void
    let disconnect: (HostedModal, AnyObject) -> Void

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      guard let hosted = context.environment.modal.hosted else { return }
      let key = context.coordinator
      connect(hosted, key)
      key.disconnect = { [weak key, disconnect] in if let key { disconnect(hosted, key) } }
    }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.disconnect() }
  }
#endif
