// The screens of docs/SwiftUI.md with pages, which iOS 15 does not have. `AdopterTests` runs them on the headless SwiftUI, and
// `.ci/run` type-checks them against Apple's declarations for iOS 26.
#if canImport(SwiftUI)
  import InteractiveModal
  import SwiftUI

  struct Note: Identifiable {
    let id: Int
    var title = ""
    var text = ""
  }

  final class NoteStore: ObservableObject {
    @Published var notes = [Note(id: 1, title: "Milk", text: "Buy it"), Note(id: 2, title: "Ann")]
    @Published var log: [String] = []

    func save() { log.append("saved") }
    func add(_ note: Note) { notes.append(note) }
  }

  // MARK: Notes

  @available(iOS 16, *)
  struct NotesView: View {
    @ObservedObject var store: NoteStore
    @State private var isWriting = false
    @State private var opened: Note?
    @Namespace private var rows

    var body: some View {
      List(store.notes) { note in
        Button(note.title) { opened = note }
          .modalSource(id: note.id, in: rows)
      }
      .safeAreaInset(edge: .bottom) { Button("New Note") { isWriting = true } }
      .modal(isPresented: $isWriting, as: .mail, onDismiss: store.save) { EditorView(store: store) }
      .modal(item: $opened, as: .growing(from: opened, in: rows)) { NoteView(note: $0) }
    }
  }

  extension ModalConfiguration {
    fileprivate static func growing(from note: Note?, in rows: Namespace.ID) -> ModalConfiguration {
      var mail = ModalConfiguration.mail
      mail.source = note.map { .view(id: $0.id, in: rows) }
      return mail
    }
  }

  private struct NoteView: View {
    let note: Note
    @Environment(\.modal) private var modal
    @Environment(\.modalProgress) private var progress

    var body: some View {
      VStack {
        Text(note.title).opacity(progress.value)
        Text(note.text)
        Button(modal.isPresented ? "Close" : "Back") { modal.dismiss() }
      }
    }
  }

  @available(iOS 16, *)
  struct NotesApp: View {
    @StateObject private var store = NoteStore()
    @State private var isLocked = false

    var body: some View {
      NotesView(store: store)
        .environmentObject(store)
        .modalEnvironment { $0.environmentObject(store) }
        .modal(isPresented: $isLocked, as: .fullScreen, onTop: true) { SignInView().modalDismissDisabled() }
    }
  }

  private struct SignInView: View { var body: some View { Text("Locked") } }

  // MARK: Settings

  @available(iOS 16, *)
  struct SettingsExample: View {
    @State private var showsSettings = true

    var body: some View {
      Text("Notes")
        .modal(isPresented: $showsSettings, as: .form) {
          NavigationStack { SettingsView() }
        }
    }
  }

  private struct SettingsView: View {
    @Environment(\.modal) private var modal
    @State private var isSaving = false
    @State private var showsReason = false

    var body: some View {
      Form { Text("Sounds") }
        .navigationTitle("Settings")
        .toolbar { Button("Done") { modal.dismissToRoot() } }
        .modalDismissDisabled(isSaving, onAttempt: { showsReason = true })
        .modalConfiguration { $0.grabber.isVisible = !isSaving }
    }
  }

  // MARK: An editor

  @available(iOS 16, *)
  struct EditorView: View {
    @ObservedObject var store: NoteStore
    @Environment(\.modal) private var modal
    @State private var note = Note(id: 3)
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        TextField("Title", text: $note.title)
          .focused($isFocused)
          .onAppear { isFocused = true }
          .toolbar {
            Button("Cancel") { modal.askToDismiss() }
            Button("Save", action: save)
          }
      }
      .modalDismissConfirmation("Save this note?", isEnabled: !note.title.isEmpty) {
        Button("Save Note", action: save)
        Button("Delete Note", role: .destructive) { modal.dismiss() }
      } message: {
        Text("It has a title.")
      }
    }

    private func save() {
      store.add(note)
      modal.dismiss()
    }
  }
#endif
