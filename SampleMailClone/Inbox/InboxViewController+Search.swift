import InteractiveModal
import InteractiveTransitions
import UIKit

/// Opens the search out of the search field.
extension InboxViewController {
  func search() {
    var configuration = ModalConfiguration()
    configuration.opening = SearchTransition(from: self)
    present(SearchViewController(store: store) { [weak self] in self?.open($0) }, as: configuration)
  }

  private func open(_ index: Int) {
    store[index].isUnread = false
    let message = MessageViewController(message: store[index]) { [store] in store[index] = $0 }
    navigationController?.pushViewController(message, animated: true)
  }
}
