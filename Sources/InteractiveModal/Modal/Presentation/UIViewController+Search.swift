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

  private var search: UISearchController? { presentedViewController as? UISearchController }
}
