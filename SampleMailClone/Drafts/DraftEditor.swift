#if canImport(SwiftUI)
  import InteractiveModal
  import SwiftUI

  /// The form of a draft, which asks before written text is lost.
  struct DraftEditor: View {
    @EnvironmentObject private var box: DraftBox
    @Environment(\.modal) private var modal
    @State private var item: DraftBox.Item
    private let saved: Draft

    init(item: DraftBox.Item) {
      _item = State(wrappedValue: item)
      saved = item.draft
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Button("Cancel") { modal.askToDismiss() }
            .modalDismissConfirmation("Discard your changes?", isEnabled: item.draft != saved) {
              Button("Discard Changes", role: .destructive) { modal.dismiss() }
              Button("Keep Editing", role: .cancel) {}
            }
          Spacer()
          Button("Save", action: save)
        }
        Text(item.title).font(.title)
        TextField("To", text: $item.draft.recipients)
        TextField("Subject", text: $item.draft.subject)
        TextField("Text", text: $item.draft.body)
        Button("Delete Draft", role: .destructive, action: delete)
        Spacer()
      }
      .padding(16)
    }

    private func save() {
      box.save(item)
      modal.dismiss()
    }

    private func delete() {
      box.remove(item)
      modal.dismiss()
    }
  }
#endif
