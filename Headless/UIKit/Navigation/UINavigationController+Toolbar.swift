import Foundation

/// The toolbar (F807).
extension UINavigationController {
  /// True by default.
  public var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// The toolbar slides over the bottom edge.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    // One that comes slides in from below the edge.
    if !hidden, isViewLoaded { placeToolbar(isOut: true) }
    toolbar.isHidden = hidden
    slideBars(animated) {}
  }

  /// Puts both bars and the safe area of the pages where they belong.
  func slideBars(_ animated: Bool, completion: @escaping () -> Void) {
    guard isViewLoaded else { return completion() }
    let show = { [self] in
      for child in stack { extendSafeArea(of: child) }
      layOutBar()
      view.layoutIfNeeded()
    }
    guard animated, isSeen else {
      show()
      return completion()
    }
    UIView.animate(withDuration: Self.hideShowBarDuration, animations: show) { _ in completion() }
  }

  func toolbarItemsDidChange() { toolbar.items = topViewController?.toolbarItems }

  /// In seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// The toolbar covers the bottom safe area, and rises with it (F808).
  func layOutToolbar() { placeToolbar(isOut: isToolbarHidden) }

  private func placeToolbar(isOut: Bool) {
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    toolbar.place(
      at: CGRect(x: 0, y: view.bounds.height - (isOut ? 0 : height), width: view.bounds.width, height: height)
    )
  }
}

extension UIViewController {
  /// Replaces the items of this page in its navigation controller's toolbar. Nothing is animated.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
