#if canImport(SwiftUI)
  import SwiftUI

  private struct PreviewScreen: View {
    @State private var isPresented = false

    var body: some View {
      Button("Compose") { isPresented = true }
        .modal(isPresented: $isPresented, as: .mail) { PreviewDraft() }
    }
  }

  private struct PreviewDraft: View {
    @Environment(\.modal) private var modal
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Subject", text: $text)
        Button("Cancel") { modal.dismiss() }
      }
      .padding(20)
      .modalDismissal(text.isEmpty ? .granted : .refused)
    }
  }

  struct ModalPreviews: PreviewProvider {
    static var previews: some View { PreviewScreen() }
  }
#endif
