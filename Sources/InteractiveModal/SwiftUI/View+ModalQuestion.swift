#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Asks before the user dismisses the modal that surrounds this view, with a confirmation dialog.
    ///
    /// ```swift
    /// Button("Cancel") { modal.askToDismiss() }
    ///   .modalDismissConfirmation("Discard this draft?", isEnabled: hasChanges) {
    ///     Button("Discard Draft", role: .destructive) { modal.dismiss() }
    ///   }
    /// ```
    ///
    /// A button that calls ``ModalProxy/dismiss(animated:)`` lets the modal go; else it stays. A swipe, the escape
    /// gesture, a tap outside and ``ModalProxy/askToDismiss()`` ask, and share one dialog. On a tablet, and from iOS 26
    /// on, the dialog points to this view, or to the upper edge of a view that is higher than a button. Outside of the
    /// kit's modals the modifier does nothing.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - isEnabled: Whether there is something to lose; true by default. Otherwise the modal leaves at once.
    ///   - actions: The buttons of the dialog. SwiftUI adds one that cancels if there is none.
    ///   - message: The message below the title; none by default.
    public func modalDismissConfirmation<Actions: View, Message: View>(
      _ title: Text, isEnabled: Bool = true, @ViewBuilder actions: @escaping () -> Actions,
      @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
      modifier(DismissalQuestion(title: title, isEnabled: isEnabled, actions: actions, message: message))
    }

    /// Asks before the user dismisses the modal that surrounds this view, with a confirmation dialog.
    ///
    /// Otherwise it is as the form with a `Text`.
    public func modalDismissConfirmation<Actions: View, Message: View>(
      _ titleKey: LocalizedStringKey, isEnabled: Bool = true,
      @ViewBuilder actions: @escaping () -> Actions,
      @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
      modalDismissConfirmation(Text(titleKey), isEnabled: isEnabled, actions: actions, message: message)
    }
  }

  private struct DismissalQuestion<Actions: View, Message: View>: ViewModifier {
    let title: Text
    let isEnabled: Bool
    let actions: () -> Actions
    let message: () -> Message
    @StateObject private var dialog = DismissalDialog()
    @Environment(\.modal) private var modal

    func body(content: Content) -> some View {
      let (dialog, hosted) = (dialog, modal.hosted)
      return
        content
        .modalDismissConfirmation(isEnabled: isEnabled) { await dialog.answer(on: hosted) }
        .background(
          anchor.confirmationDialog(
            title,
            isPresented: Binding(
              get: { dialog.isShown }, set: { if !$0 { dialog.wasClosed() } }),
            titleVisibility: .visible, actions: actions, message: message),
          alignment: .top)
    }

    /// The view to which the dialog points (F791). The middle of a whole screen would say nothing.
    private var anchor: some View { Color.clear.frame(maxHeight: 44).invisible() }
  }

  /// A dialog with any number of askers, who all get its answer.
  @MainActor final class DismissalDialog: ObservableObject {
    @Published private(set) var isShown = false
    private(set) var askers: [CheckedContinuation<Bool, Never>] = []
    private weak var hosted: HostedModal?

    /// Shows the dialog, or joins those who wait for it. A task that is cancelled closes it.
    func answer(on hosted: HostedModal?) async -> Bool {
      self.hosted = hosted
      hosted?.grant = { [weak self] in self?.end(true) }
      return await withTaskCancellationHandler {
        await withCheckedContinuation {
          askers.append($0)
          isShown = true
        }
      } onCancel: {
        Task { @MainActor in self.end(false) }
      }
    }

    func end(_ isGranted: Bool) {
      isShown = false
      hosted?.grant = nil
      let waiting = askers
      askers = []
      for asker in waiting { asker.resume(returning: isGranted) }
    }

    /// SwiftUI says that the dialog is closed. The button's action may come before or after that (F590), so
    /// only a dialog that is off the screen without an answer means that the user keeps the modal.
    func wasClosed() {
      isShown = false
      guard let hosted else { return end(false) }
      hosted.whenUncovered { [weak self] in self.map { if !$0.isShown { $0.end(false) } } }
    }
  }
#endif
