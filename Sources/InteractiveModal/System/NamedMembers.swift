import UIKit

#if canImport(ObjectiveC)
  /// Members of UIKit that Objective-C finds by name, so that the kit also compiles where their
  /// types or they themselves are not declared, as the swipe is not in the SDK of Xcode 16.
  @MainActor @objc private protocol NamedMembers {
    var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
    var backAction: UIAction? { get }
    var tab: AnyObject? { get }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: AnyObject) -> Bool
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab tab: AnyObject, previousTab: AnyObject?)
    func selectedRow(inComponent component: Int) -> Int
  }
#endif

extension UINavigationController {
  /// The recognisers of the system's swipes back: at the edge, and since iOS 26 on the content.
  package var popRecognizers: [UIGestureRecognizer] {
    [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
  }

  /// Whether the system's swipe back begins on the whole page.
  package var popsOnContent: Bool { contentPopRecognizer?.isEnabled == true }

  private var contentPopRecognizer: UIGestureRecognizer? {
    guard #available(iOS 26, visionOS 26, *) else { return nil }
    #if canImport(ObjectiveC)
      let object: AnyObject = self
      return object.interactiveContentPopGestureRecognizer ?? nil
    #else
      return interactiveContentPopGestureRecognizer
    #endif
  }
}

extension UIGestureRecognizer {
  /// Whether UIKit is the delegate, and not the app.
  package var hasSystemDelegate: Bool {
    guard let delegate else { return false }
    #if canImport(ObjectiveC)
      return Bundle(for: type(of: delegate as AnyObject)) == Bundle(for: UINavigationController.self)
    #else
      return String(reflecting: type(of: delegate)).hasPrefix("UIKit.")
    #endif
  }

  /// Whether it is a swipe back of the system.
  package var isSystemPop: Bool {
    (view?.next as? UINavigationController)?.popRecognizers.contains(self) ?? false
  }
}

extension UINavigationItem {
  /// Whether the back button does something else than to pop, as it can since iOS 16.
  package var hasBackAction: Bool {
    #if canImport(ObjectiveC)
      let object: AnyObject = self
      return (object.backAction ?? nil) != nil
    #else
      return backAction != nil
    #endif
  }
}

extension UITabBarController {
  /// Whether a delegate lets the user select a tab. Since iOS 18 it can be asked in a second way.
  package func mayUserSelect(_ controller: UIViewController, by delegate: any UITabBarControllerDelegate)
    -> Bool
  {
    #if canImport(ObjectiveC)
      let (object, asked): (AnyObject, AnyObject) = (controller, delegate)
      if let tab = object.tab ?? nil, asked.tabBarController?(self, shouldSelectTab: tab) == false {
        return false
      }
    #else
      if let tab = controller.tab, !delegate.tabBarController(self, shouldSelectTab: tab) { return false }
    #endif
    return callIfImplemented(delegate.tabBarController(_:shouldSelect:), self, controller) ?? true
  }

  /// Tells a delegate that the user has selected a tab. Since iOS 18 it can be told in a second way.
  package func userDidSelect(
    _ controller: UIViewController, after former: UIViewController?,
    tell delegate: any UITabBarControllerDelegate
  ) {
    callIfImplemented(delegate.tabBarController(_:didSelect:), self, controller)
    #if canImport(ObjectiveC)
      let (object, origin, told): (AnyObject, AnyObject?, AnyObject) = (controller, former, delegate)
      guard let tab = object.tab ?? nil else { return }
      told.tabBarController?(self, didSelectTab: tab, previousTab: origin?.tab ?? nil)
    #else
      guard let tab = controller.tab else { return }
      delegate.tabBarController(self, didSelectTab: tab, previousTab: former?.tab)
    #endif
  }
}

extension UIView {
  var isPicker: Bool {
    #if canImport(ObjectiveC)
      let object: AnyObject = self
      return object.selectedRow(inComponent:) != nil
    #else
      return self is UIPickerView
    #endif
  }
}
