// The code of docs/SwiftUI.md. Apple's compilers compile it with the tests.
// On Linux the headless SwiftUI compiles it as well, and `.ci/run` type-checks it against Apple's declarations.
// A test sees to it that no line of the guide is missing here.
#if canImport(SwiftUI)
  import InteractiveModal
  import SwiftUI

  // MARK: A map

  struct Place: Identifiable {
    let id: Int
    var name: String
  }

  private struct MapView: View { var body: some View { Color.green } }

  extension ModalConfiguration {
    fileprivate static var beside: ModalConfiguration {
      var beside = ModalConfiguration.sheet
      beside.dimming.largestUndimmedDetent = .medium
      return beside
    }
  }

  struct PlacesView: View {
    @State private var place: Place?
    @State private var detent = ModalDetent.height(120)

    private func locate() {}

    var body: some View {
      MapView()
        .modalAccessory(alignment: .trailing) { Button("Locate", action: locate).padding(8) }
        .modalCard(isPresented: .constant(true), as: .beside) {
          SearchView()
            .modalDetents([.height(120), .medium, .large], selection: $detent)
            .modalDismissDisabled()
        }
        .modalCard(item: $place, as: .beside, onDismiss: locate) { PlaceView(place: $0) }
    }
  }

  private struct SearchView: View { var body: some View { Text("Search") } }

  private struct PlaceView: View {
    let place: Place

    var body: some View {
      VStack {
        Text(place.name)
        Color.red.modalDragDisabled()
      }
      .modalDetents([.fitContent, .large])
    }
  }

  // MARK: An item that changes

  struct PlaceExample: View {
    @State private var place: Place? = Place(id: 1, name: "Home")
    @State private var last = ""

    var body: some View {
      Text(last)
        .modal(editing: $place) { $place in
          TextField("Name", text: $place.name)
            .onModalDismiss { cause in last = cause == .code ? "Saved" : "Closed" }
        }
    }

    func close() {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { place = nil }
    }
  }

  // MARK: A question

  private struct AskingView: View {
    let hasChanges: Bool

    func confirmsDiscarding() async -> Bool { true }

    var body: some View {
      Text("Draft")
        .modalDismissConfirmation(isEnabled: hasChanges) { await confirmsDiscarding() }
    }
  }
#endif
