import InteractiveModal
import UIKit

extension SettingsViewController {
  /// Adds a button that pushes the screen about this app, where there is SwiftUI.
  func addAboutButton() {
    #if canImport(SwiftUI)
      let action = UIAction(title: "About") { [weak self] _ in
        self?.navigationController?.pushViewController(
          UIHostingController(rootView: AboutView()), animated: true)
      }
      navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    #endif
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  /// The screen about this app, in SwiftUI. It presents two modals.
  struct AboutView: View {
    @State private var showsDetails = false
    @State private var feedback: Feedback?
    @State private var thanks = ""

    var body: some View {
      List {
        Text("A mail app that shows what InteractiveModal does.")
        Button("Details") { showsDetails = true }
        Button("Feedback") { feedback = Feedback(id: 1) }
        if !thanks.isEmpty { Text(thanks) }
      }
      .navigationTitle("About")
      .modal(isPresented: $showsDetails, as: .details) { DetailsView() }
      .modal(item: $feedback, as: .mail, onDismiss: { thanks = "Thank you." }) { FeedbackView(feedback: $0) }
    }
  }

  struct Feedback: Identifiable {
    let id: Int
  }

  extension ModalConfiguration {
    /// A card at the height of its content, or at the full height.
    fileprivate static var details: ModalConfiguration {
      var details = ModalConfiguration.mail
      details.detents = [.fitContent, .large]
      details.showsGrabber = true
      return details
    }
  }

  private struct DetailsView: View {
    @Environment(\.modal) private var modal
    @State private var detent = ModalDetent.Identifier.fitContent

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("Details").font(.headline)
        Text("Each card follows the finger, and can be caught at any moment.")
        Button(detent == .large ? "Less" : "More") { detent = detent == .large ? .fitContent : .large }
        Button("Close") { modal.dismiss() }
      }
      .padding(20)
      .modalDetent($detent)
    }
  }

  /// A form that asks before written text is lost.
  private struct FeedbackView: View {
    let feedback: Feedback
    @Environment(\.modal) private var modal
    @State private var text = ""

    var body: some View {
      List {
        Section("Feedback") {
          TextField("Feedback \(feedback.id)", text: $text)
          Button("Send") { modal.dismiss() }
          Button("Cancel") { modal.askToDismiss() }
        }
      }
      .modalDismissal(
        if: !text.isEmpty, ask: "Discard your feedback?", discard: "Discard", keep: "Keep Editing")
    }
  }

  struct AboutPreviews: PreviewProvider {
    static var previews: some View { NavigationView { AboutView() } }
  }
#endif
