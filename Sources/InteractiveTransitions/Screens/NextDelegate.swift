#if canImport(ObjectiveC)
  import UIKit

  extension NavigationTransition {
    @objc(nextDelegate) private var next: AnyObject? { nextDelegate }

    /// Whether this object or the next delegate implements a method.
    public override func responds(to aSelector: Selector?) -> Bool {
      super.responds(to: aSelector) || nextDelegate(for: aSelector) != nil
    }

    /// Returns the next delegate for a method that only it implements.
    public override func forwardingTarget(for aSelector: Selector?) -> Any? {
      nextDelegate(for: aSelector) ?? super.forwardingTarget(for: aSelector)
    }
  }

  extension TabTransition {
    @objc(nextDelegate) private var next: AnyObject? { nextDelegate }

    /// Whether this object or the next delegate implements a method.
    public override func responds(to aSelector: Selector?) -> Bool {
      super.responds(to: aSelector) || nextDelegate(for: aSelector) != nil
    }

    /// Returns the next delegate for a method that only it implements.
    public override func forwardingTarget(for aSelector: Selector?) -> Any? {
      nextDelegate(for: aSelector) ?? super.forwardingTarget(for: aSelector)
    }
  }

  extension NSObject {
    /// Returns this object's `nextDelegate` if that implements a method.
    ///
    /// UIKit asks on the main thread what a delegate implements. The methods for it are declared for
    /// every thread, so the property is read by its name.
    fileprivate func nextDelegate(for selector: Selector?) -> NSObject? {
      let next = value(forKey: "nextDelegate") as? NSObject
      return next?.responds(to: selector) == true ? next : nil
    }
  }
#endif
