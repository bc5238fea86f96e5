import UIKit

/// A responder that keeps its content clear of the keyboard by itself (F455).
///
/// If the kit made space as well, the content could move twice (F456).
@MainActor protocol SelfAvoidingResponder: UIResponder {}

extension UITableViewController: SelfAvoidingResponder {}

#if canImport(ObjectiveC)
  // The headless UIKit has no such controller.
  extension UICollectionViewController: SelfAvoidingResponder {}
#endif

#if canImport(SwiftUI)
  import SwiftUI

  extension UIHostingController: SelfAvoidingResponder {}
#endif

extension UIResponder {
  /// Whether this responder, or a later one in the responder chain before a view, keeps clear of the
  /// keyboard by itself.
  func avoidsKeyboard(before view: UIView) -> Bool {
    sequence(first: self as UIResponder) { $0.next }
      .prefix { $0 !== view }
      .contains { $0 is any SelfAvoidingResponder || $0.isWebView }
  }

  /// Whether this is a `WKWebView`. Objective-C finds the class by its name, so that apps without web views
  /// do not load WebKit for the kit.
  private var isWebView: Bool {
    #if canImport(ObjectiveC)
      NSClassFromString("WKWebView").map { isKind(of: $0) } ?? false
    #else
      false
    #endif
  }
}
