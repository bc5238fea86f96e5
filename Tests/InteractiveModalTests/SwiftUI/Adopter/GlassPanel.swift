// A panel of the glass of iOS 26, for docs/SwiftUI.md. `.ci/run` type-checks it against Apple's declarations for
// iOS 26. visionOS and the headless SwiftUI have no glass.
#if canImport(SwiftUI) && !os(Linux) && !os(visionOS)
  import InteractiveModal
  import SwiftUI

  extension ModalConfiguration {
    fileprivate static var glassPanel: ModalConfiguration {
      var panel = ModalConfiguration.sheet
      panel.card.background = .clear
      panel.detents = [.fitContent, .large]
      return panel
    }
  }

  @available(iOS 26, *)
  struct GlassPanelExample: View {
    @State private var showsPanel = false

    var body: some View {
      Button("Show") { showsPanel = true }
        .modal(isPresented: $showsPanel, as: .glassPanel) {
          Text("Panel")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .glassEffect(.regular, in: RoundedRectangle(cornerRadius: 38))
        }
    }
  }
#endif
