#if canImport(SwiftUI)
  import InteractiveModal
  import SwiftUI

  /// The screen of saved drafts, in SwiftUI: a list, an editor, a panel beside the list, and settings.
  struct DraftsView: View {
    /// Closes the screen.
    let close: @MainActor () -> Void
    @StateObject private var box = DraftBox()
    @State private var edited: DraftBox.Item?
    @State private var showsPanel = false
    @State private var showsSettings = false
    /// What the user has done last.
    @State private var status = ""
    @Namespace private var rows

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        bar
        Text("Drafts").font(.largeTitle)
        if !status.isEmpty { Text(status).font(.footnote) }
        List(box.sorted) { item in
          Button(item.title) { edited = item }.modalSource(id: item.id, in: rows)
        }
      }
      .padding(.horizontal, 16)
      .padding(.top, 16)
      .modalAccessory(alignment: .trailing) {
        Button("New Draft") { edited = box.makeItem() }.padding(16)
      }
      .modal(item: $edited, as: .editor(of: edited, in: rows)) {
        DraftEditor(item: $0).onModalDismiss { status = $0.sentence }
      }
      .modal(isPresented: $showsSettings, as: .form) { DraftSettings() }
      .modalCard(isPresented: $showsPanel, as: .panel) { DraftsPanel() }
      .environmentObject(box)
      .modalEnvironment { $0.environmentObject(box) }
    }

    private var bar: some View {
      HStack {
        Button("Close", action: close)
        Spacer()
        Button("Sort") { showsPanel = true }
        Button("Signature") { showsSettings = true }
      }
    }
  }

  extension ModalConfiguration {
    /// Mail's card, which grows out of the row of a draft.
    fileprivate static func editor(of item: DraftBox.Item?, in rows: Namespace.ID) -> ModalConfiguration {
      var editor = ModalConfiguration.mail
      editor.source = item.map { .view(id: $0.id, in: rows) }
      return editor
    }

    /// A panel beside a list that stays in use.
    fileprivate static var panel: ModalConfiguration {
      var panel = ModalConfiguration.mail
      panel.dimming.largestUndimmedDetent = .medium
      panel.presenter.scale = 1
      panel.grabber.isVisible = true
      panel.card.background = .secondarySystemBackground
      return panel
    }
  }

  extension ModalOutcome.Cause {
    /// The cause for the user.
    fileprivate var sentence: String {
      switch self {
      case .drag: "Dragged away"
      case .tapOutside, .closeButton, .key, .escapeGesture, .accessibilityAction, .request: "Dismissed"
      case .code: "Done"
      }
    }
  }

  struct DraftsPreviews: PreviewProvider { static var previews: some View { DraftsView(close: {}) } }
#endif
