// Four screens of an app that had sheets, for docs/SwiftUI.md. `AdopterTests` runs them on the headless SwiftUI, and
// `.ci/run` type-checks them against Apple's declarations for iOS 26.
#if canImport(SwiftUI)
  import InteractiveModal
  import SwiftUI

  struct Letter: Identifiable {
    let id: Int
    var text = ""
  }

  @available(iOS 17, *)
  @Observable final class Mailbox {
    var drafts: [Letter] = [Letter(id: 1, text: "One"), Letter(id: 2, text: "Two")]
    var sent = 0
    var detent = ModalDetent.medium
  }

  /// Compose from a toolbar, with a model in the environment.
  @available(iOS 17, *)
  struct ToolbarExample: View {
    @State private var mailbox = Mailbox()
    @State private var isComposing = false

    var body: some View {
      NavigationStack {
        Text("Sent \(mailbox.sent)")
          .navigationTitle("Inbox")
          .toolbar { Button("Compose") { isComposing = true } }
      }
      .modal(isPresented: $isComposing, as: .mail) { SendView() }
      .environment(mailbox)
      .modalEnvironment { $0.environment(mailbox) }
    }
  }

  @available(iOS 17, *)
  private struct SendView: View {
    @Environment(Mailbox.self) private var mailbox
    @Environment(\.modal) private var modal

    var body: some View {
      Button("Send") {
        mailbox.sent += 1
        modal.dismiss()
      }
    }
  }

  /// A list whose items open modals.
  @available(iOS 17, *)
  struct DraftsExample: View {
    @State private var mailbox = Mailbox()
    @State private var draft: Letter?

    var body: some View {
      List(mailbox.drafts) { item in
        Button(item.text) { draft = item }
      }
      .modal(item: $draft, as: .mail) { item in
        VStack {
          Text("Draft \(item.text)")
          Button("Delete") {
            mailbox.drafts.removeAll { $0.id == item.id }
            draft = nil
          }
          Button("Next") { draft = mailbox.drafts.first { $0.id != item.id } }
        }
      }
    }
  }

  extension ModalConfiguration {
    fileprivate static var panel: ModalConfiguration {
      var panel = ModalConfiguration.mail
      panel.dimming.largestUndimmedDetent = .medium
      return panel
    }
  }

  /// A panel over a map. Its detent is a property of the model.
  @available(iOS 17, *)
  struct PanelExample: View {
    @State private var mailbox = Mailbox()
    @State private var showsPanel = true

    var body: some View {
      VStack {
        Button("Larger") { mailbox.detent = .large }
        Text(mailbox.detent == .large ? "Large" : "Medium")
        Spacer()
      }
      .modal(isPresented: $showsPanel, as: .panel) {
        Text("Panel").modalDetents([.medium, .large], selection: $mailbox.detent)
      }
    }
  }

  /// A modal out of a column of a split view.
  @available(iOS 17, *)
  struct ColumnExample: View {
    @State private var isComposing = false

    var body: some View {
      NavigationSplitView {
        Button("Compose") { isComposing = true }
      } detail: {
        Text("Message")
      }
      .modal(isPresented: $isComposing, as: .form) { Text("New Message") }
    }
  }
#endif
