import UIKit

extension UIViewController {
  /// The controller that lies on this one. A search does not: UIKit presents it too, while the user
  /// goes on with the screen.
  var coveringController: UIViewController? {
    if let search { search.presentedViewController } else { presentedViewController }
  }

  /// Ends a search at once, because UIKit would animate the end of the search in place of the
  /// dismissal below it (F8).
  func endSearch() {
    guard let search, search.presentedViewController == nil, !search.isBeingDismissed else { return }
    search.dismiss(animated: false)
  }

  /// Ends a search that this controller, or one in it, presents. A search elsewhere goes on.
  func endOwnSearch() {
    guard let search, let presenter = search.presentingViewController,
      sequence(first: presenter, next: \.parent).contains(where: { $0 === self })
        || search.searchBar.isDescendant(of: view)
    else { return }
    endSearch()
  }

  private var search: UISearchController? { presentedViewController as? UISearchController }
}
