import Foundation

/// A search whose bar is in a navigation bar. It is presented while the bar is edited (F435). Results are
/// not modelled: the screen below takes the touches.
@MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    searchBar.searchTextField.onBegin = { [weak self] in self?.isActive = true }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the search is presented. Setting it presents or dismisses the search.
  open var isActive: Bool {
    get { presentingViewController != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { page?.present(self, animated: true) } else { dismiss(animated: true) }
    }
  }

  /// The controller whose navigation item has the search.
  private var page: UIViewController? {
    let views = sequence(first: searchBar as UIView, next: \.superview)
    let nearest = views.lazy.compactMap(\.controller).first
    return (nearest as? UINavigationController)?.topViewController ?? nearest
  }

  open override func loadView() {
    super.loadView()
    view.isUserInteractionEnabled = false
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    searchBar.showsCancelButton = true
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    searchBar.showsCancelButton = false
    searchBar.searchTextField.resignFirstResponder()
    searchBar.searchTextField.text = nil
  }
}

/// The bar of a search: a field and, while the search is active, a button that ends it.
@MainActor open class UISearchBar: UIView {
  /// In points; our choice.
  static let height: CGFloat = 52
  private static let margin: CGFloat = 8

  public let searchTextField = UISearchTextField()
  open var showsCancelButton = false {
    didSet {
      cancel.isHidden = !showsCancelButton
      markNeedsLayout()
    }
  }
  var onCancel: () -> Void = {}
  private let cancel = UIButton(type: .system)

  override func setUpView() {
    super.setUpView()
    clipsToBounds = true
    searchTextField.placeholder = "Search"
    cancel.setTitle("Cancel", for: .normal)
    cancel.isHidden = true
    cancel.addAction(UIAction { [weak self] _ in self?.onCancel() }, for: .primaryActionTriggered)
    addSubview(searchTextField)
    addSubview(cancel)
  }

  /// The field keeps its height as the bar folds, and is cut off.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 2 * Self.margin else { return }
    let space = CGRect(x: 0, y: bounds.maxY - Self.height, width: bounds.width, height: Self.height)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let button = showsCancelButton ? cancel.sizeThatFits(space.size).width + Self.margin : 0
    let (end, field) = space.divided(atDistance: button, from: isRightToLeft ? .minXEdge : .maxXEdge)
    searchTextField.place(at: field)
    cancel.place(at: end)
  }
}

/// The field of a search bar.
@MainActor open class UISearchTextField: UITextField {
  var onBegin: () -> Void = {}

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    onBegin()
    return true
  }
}
