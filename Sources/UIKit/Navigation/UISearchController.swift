import Foundation

/// A search whose bar is in a navigation bar. Searching itself is not modelled.
@MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()

  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The bar of a search.
@MainActor open class UISearchBar: UIView {
  /// In points; our choice.
  static let height: CGFloat = 52

  override func setUpView() {
    super.setUpView()
    clipsToBounds = true
  }
}
