import UIKit

#if canImport(SwiftUI)
  import SwiftUI

  extension UIHostingController: KeyboardAvoidingController {}
#endif

/// A controller that keeps its content clear of the keyboard by itself: SwiftUI's hosting
/// controller.
@MainActor protocol KeyboardAvoidingController: UIViewController {}

extension UIResponder {
  /// Whether this responder, or one above it up to a view, keeps clear of the keyboard by itself.
  func avoidsKeyboard(below view: UIView) -> Bool {
    sequence(first: self as UIResponder) { $0.next }
      .prefix { $0 !== view }
      .contains { $0 is any KeyboardAvoidingController }
  }
}
