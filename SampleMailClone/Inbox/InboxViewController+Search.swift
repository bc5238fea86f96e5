import InteractiveModal
import UIKit

/// Opens the search out of the search field.
extension InboxViewController {
  func search() {
    let search = SearchViewController(store: store) { [weak self] in self?.open($0) }
    var reveal = RevealTransition(
      outOf: { [weak self] in self?.searchField.box }, anchor: { [weak search] in search?.bar.box })
    reveal.dimming = 1
    reveal.dimmingColor = .systemBackground
    var configuration = ModalConfiguration()
    configuration.opening = .choreography(reveal)
    present(search, as: configuration)
  }

  private func open(_ index: Int) {
    store[index].isUnread = false
    let message = MessageViewController(message: store[index]) { [store] in store[index] = $0 }
    navigationController?.pushViewController(message, animated: true)
  }
}
