#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Asks before the user dismisses the modal that surrounds this view, with a confirmation dialog.
    ///
    /// ```swift
    /// .modalDismissal(if: hasChanges, ask: "Discard this draft?", discard: "Discard Draft", keep: "Keep Editing")
    /// ```
    ///
    /// A swipe, the escape gesture, a tap outside and ``ModalProxy/askToDismiss()`` ask, and share one dialog.
    /// Outside of the kit's modals the modifier does nothing.
    ///
    /// - Parameters:
    ///   - isChanged: Whether there is something to lose. Otherwise the modal leaves without a question.
    ///   - question: The title of the dialog.
    ///   - discard: The title of the button that dismisses the modal.
    ///   - keep: The title of the button that keeps it.
    public func modalDismissal(
      if isChanged: Bool, ask question: LocalizedStringKey, discard: LocalizedStringKey,
      keep: LocalizedStringKey
    ) -> some View {
      modifier(DismissalQuestion(isChanged: isChanged, question: question, discard: discard, keep: keep))
    }
  }

  private struct DismissalQuestion: ViewModifier {
    let isChanged: Bool
    let question: LocalizedStringKey
    let discard: LocalizedStringKey
    let keep: LocalizedStringKey
    @StateObject private var dialog = DismissalDialog()
    @Environment(\.modal) private var modal

    func body(content: Content) -> some View {
      let (dialog, hosted) = (dialog, modal.hosted)
      return
        content
        .modalDismissal(isChanged ? .ask { await dialog.answer() } : .granted)
        .confirmationDialog(
          question,
          isPresented: Binding(
            get: { dialog.isShown }, set: { if !$0 { dialog.wasClosed(on: hosted) } }),
          titleVisibility: .visible
        ) {
          Button(discard, role: .destructive) { dialog.end(true) }
          Button(keep, role: .cancel) { dialog.end(false) }
        }
    }
  }

  /// A dialog with any number of askers, who all get its answer.
  @MainActor final class DismissalDialog: ObservableObject {
    @Published private(set) var isShown = false
    private var askers: [CheckedContinuation<Bool, Never>] = []
    /// How many wait for the answer.
    var count: Int { askers.count }

    /// Shows the dialog, or joins those who wait for it. A task that is cancelled closes it.
    func answer() async -> Bool {
      await withTaskCancellationHandler {
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
      let waiting = askers
      askers = []
      for asker in waiting { asker.resume(returning: isGranted) }
    }

    /// SwiftUI says that the dialog is closed. The button's action may come before or after that (F590), so
    /// only a dialog that is off the screen without an answer means that the user keeps the modal.
    func wasClosed(on hosted: HostedModal?) {
      isShown = false
      guard let hosted else { return end(false) }
      hosted.whenUncovered { [weak self] in self.map { if !$0.isShown { $0.end(false) } } }
    }
  }
#endif
