#if canImport(SwiftUI)
  import InteractiveModal
  import SwiftUI

  /// A panel beside the list, which says how the list is sorted and how high the panel is.
  struct DraftsPanel: View {
    @EnvironmentObject private var box: DraftBox
    @Environment(\.modal) private var modal

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Text("Sort").font(.headline)
          Spacer()
          Button("Done") { modal.dismiss() }
        }
        Button(box.isByTitle ? "By Title ✓" : "By Title") { box.isByTitle = true }
        Button(box.isByTitle ? "By Date" : "By Date ✓") { box.isByTitle = false }
        Button(isLow ? "Tall Panel" : "Low Panel") { box.detent = isLow ? .medium : .fitContent }
        if box.detent == .large { Text("Drag the panel down to see the list.").font(.footnote) }
        Spacer(minLength: 0)
      }
      .padding(16)
      .modalDetents([.fitContent, .medium, .large], selection: $box.detent)
    }

    private var isLow: Bool { box.detent == .fitContent }
  }

  /// The settings of new drafts.
  struct DraftSettings: View {
    @EnvironmentObject private var box: DraftBox
    @Environment(\.modal) private var modal

    var body: some View {
      Form {
        Section("Signature of new drafts") {
          TextField("Signature", text: $box.signature)
          Button("Done") { modal.dismiss() }
        }
      }
    }
  }
#endif
