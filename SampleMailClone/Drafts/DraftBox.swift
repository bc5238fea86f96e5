#if canImport(SwiftUI)
  import InteractiveModal
  import SwiftUI

  /// The saved drafts and how the user sorts them. All views of the drafts share it.
  @MainActor final class DraftBox: ObservableObject {
    struct Item: Identifiable {
      let id: Int
      var draft: Draft

      var title: String { draft.subject.isEmpty ? "No Subject" : draft.subject }
    }

    @Published private var items = [
      Item(id: 1, draft: Draft(recipients: "ann@example.com", subject: "Plans for Saturday")),
      Item(id: 2, draft: Draft(recipients: "ben@example.com", subject: "Answers to your questions")),
      Item(id: 3, draft: Draft(subject: "Shopping")),
    ]
    @Published var isByTitle = false
    /// The height of the panel.
    @Published var detent = ModalDetent.fitContent
    @Published var signature = ""

    var sorted: [Item] { isByTitle ? items.sorted { $0.title < $1.title } : items }

    /// Returns a new draft, which is not saved yet.
    func makeItem() -> Item {
      Item(id: (items.map(\.id).max() ?? 0) + 1, draft: Draft(body: signature))
    }

    func save(_ item: Item) {
      if let index = items.firstIndex(where: { $0.id == item.id }) {
        items[index] = item
      } else {
        items.append(item)
      }
    }

    func remove(_ item: Item) { items.removeAll { $0.id == item.id } }
  }
#endif
