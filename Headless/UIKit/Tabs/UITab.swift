import Foundation

/// What a tab bar controller selects, from iOS 18 on (F498). It is made for a controller; tabs of the
/// app's own are not modelled.
@MainActor open class UITab: NSObject {
  public private(set) weak var viewController: UIViewController?

  fileprivate init(of viewController: UIViewController) { self.viewController = viewController }

  open var title: String { viewController?.tabBarItem.title ?? "" }
}

extension UIViewController {
  /// The tab of a tab bar controller's child; `nil` before iOS 18.
  public var tab: UITab? {
    guard Simulator.running.systemVersion >= 18, parent is UITabBarController else { return nil }
    let tab = tabBarItem.tab ?? UITab(of: self)
    tabBarItem.tab = tab
    return tab
  }
}
