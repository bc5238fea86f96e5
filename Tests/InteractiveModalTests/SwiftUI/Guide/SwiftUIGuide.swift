// The code of docs/SwiftUI.md. Apple's compilers compile it with the tests.
// On Linux the headless SwiftUI compiles it as well, and `.ci/run` type-checks it against Apple's declarations.
// A test sees to it that no line of the guide is missing here.
#if canImport(SwiftUI)
  import InteractiveModal
  import SwiftUI

  private struct Draft: Identifiable {
    let id: Int
    var text = ""
  }

  private final class MailStore: ObservableObject {
    func save() {}
    func log(_ cause: ModalOutcome.Cause) {}
  }

  private struct InboxView: View {
    @EnvironmentObject private var store: MailStore
    @State private var isComposing = false
    @State private var draft: Draft?

    var body: some View {
      List {
        Button("Compose") { isComposing = true }
        Button("Reply") { draft = Draft(id: 1) }
      }
      .modal(isPresented: $isComposing, as: .mail) { ComposeView() }
      .modal(item: $draft, as: .mail, onDismiss: store.save) { DraftView(draft: $0) }
    }

    var logging: some View {
      Text("Drafts")
        .modal(item: $draft, as: .mail, onDismiss: { cause in store.log(cause) }) { DraftView(draft: $0) }
    }

    var source: some View {
      Button("Compose") { isComposing = true }
        .modalSource("compose")
    }

    func close() {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { isComposing = false }
    }
  }

  private struct ComposeView: View {
    @Environment(\.modal) private var modal
    @State private var text = ""

    var body: some View {
      VStack {
        Button("Cancel") { modal.askToDismiss() }
        TextField("Text", text: $text)
      }
      .modalDismissal(
        if: !text.isEmpty, ask: "Discard this draft?", discard: "Discard Draft", keep: "Keep Editing")
    }
  }

  struct RootView: View {
    @StateObject private var store = MailStore()

    var body: some View {
      InboxView()
        .environmentObject(store)
        .modalEnvironment { $0.environmentObject(store) }
    }
  }

  private struct LockedView: View {
    @State private var isSaving = false
    @State private var showsReason = false

    var body: some View {
      Text("Saving")
        .modalDismissal(isSaving ? .refused : .granted)
        .modalDismissal(.refused, onAttempt: { showsReason = true })
    }
  }

  private struct AskingView: View {
    func confirmsDiscarding() async -> Bool { true }

    var body: some View {
      Text("Draft")
        .modalDismissal { await confirmsDiscarding() }
    }
  }

  private struct Sketch: View {
    @Binding var strokes: Int
    var body: some View { Color.green }
  }

  private struct SketchView: View {
    @State private var strokes = 0

    var body: some View {
      Sketch(strokes: $strokes).modalDragDisabled()
    }
  }

  extension ModalConfiguration {
    fileprivate static var filters: ModalConfiguration {
      var filters = ModalConfiguration.mail
      filters.detents = [.fitContent, .large]
      filters.grabber.isVisible = true
      return filters
    }
  }

  private struct FilteredView: View {
    @State private var showsFilters = true

    var body: some View {
      Color.green
        .modal(isPresented: $showsFilters, as: .filters) { FiltersView() }
    }
  }

  private struct Place: Identifiable {
    let id: Int
    let name: String
  }

  private struct MapView: View { var body: some View { Color.green } }
  private struct SearchView: View { var body: some View { Text("Search") } }
  private struct PlaceView: View {
    let place: Place
    var body: some View { Text(place.name) }
  }

  extension ModalConfiguration {
    fileprivate static var places: ModalConfiguration {
      var places = ModalConfiguration.sheet
      places.detents = [.height(80, named: "low"), .medium, .large]
      places.dimming.largestUndimmedDetent = .medium
      return places
    }
  }

  private struct PlacesView: View {
    @State private var place: Place?

    private func locate() {}

    var body: some View {
      MapView()
        .modalAccessory(alignment: .trailing) { Button("Locate", action: locate).padding(8) }
        .modalCard(isPresented: .constant(true), as: .places) { SearchView().modalDismissal(.refused) }
        .modalCard(item: $place, as: .places, onDismiss: locate) { PlaceView(place: $0) }
    }
  }

  private struct SignInView: View { var body: some View { Text("Locked") } }

  private struct LockView: View {
    @State private var isLocked = false

    var body: some View {
      InboxView()
        .modal(isPresented: $isLocked, as: .fullScreen, onTop: true) { SignInView().modalDismissal(.refused) }
    }
  }

  private struct LettersView: View {
    @State private var drafts: [Draft] = []
    @State private var recipient = ""

    private func send() {}

    var body: some View {
      List(drafts) { Text($0.text) }
        .safeAreaInset(edge: .bottom) { Button("Send", action: send) }
    }
  }

  private struct FiltersView: View {
    @State private var detent = ModalDetent.Identifier.fitContent

    var body: some View {
      VStack {
        Button("More") { detent = .large }
      }
      .modalDetent($detent)
    }
  }

  private struct DraftView: View {
    let draft: Draft
    @Environment(\.modal) private var modal
    @Environment(\.modalProgress) private var progress

    var body: some View {
      VStack {
        Text(draft.text)
          .opacity(progress.value)
        Button("Cancel") { modal.dismiss() }
      }
    }
  }
#endif
