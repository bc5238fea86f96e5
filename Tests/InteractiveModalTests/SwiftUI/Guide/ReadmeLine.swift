// The line of README.md for SwiftUI. It is compiled as the code of docs/SwiftUI.md is.
#if canImport(SwiftUI)
  import InteractiveModal
  import SwiftUI

  private struct FirstModalView: View {
    @State private var isComposing = false

    private struct ComposeView: View { var body: some View { Text("New Message") } }

    var body: some View {
      Button("Compose") { isComposing = true }
        .modal(isPresented: $isComposing, as: .mail) { ComposeView() }
    }
  }
#endif
