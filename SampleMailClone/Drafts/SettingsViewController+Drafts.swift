import InteractiveModal
import UIKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

extension SettingsViewController {
  /// Adds a button that presents the screen of drafts, where there is SwiftUI.
  func addDraftsButton() {
    #if canImport(SwiftUI)
      let action = UIAction(title: "Drafts") { [weak self] _ in self?.showDrafts() }
      navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    #endif
  }

  #if canImport(SwiftUI)
    private func showDrafts() {
      let drafts = UIHostingController(
        rootView: DraftsView(close: { [weak self] in self?.presentedViewController?.dismissModal() }))
      present(drafts, as: .mail)
    }
  #endif
}
