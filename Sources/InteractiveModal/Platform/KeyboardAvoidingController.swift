import UIKit

/// A controller that keeps its content clear of the keyboard by itself: SwiftUI's hosting
/// controller.
@MainActor protocol KeyboardAvoidingController: UIViewController {}

#if canImport(SwiftUI)
  import SwiftUI

  extension UIHostingController: KeyboardAvoidingController {}
#endif

extension UIResponder {
  /// Whether this responder, or a later one in the responder chain before a view, keeps clear of the
  /// keyboard by itself.
  func avoidsKeyboard(before view: UIView) -> Bool {
    sequence(first: self as UIResponder) { $0.next }
      .prefix { $0 !== view }
      .contains { $0 is any KeyboardAvoidingController }
  }
}
