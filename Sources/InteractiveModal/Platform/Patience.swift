import Foundation

/// How long the kit waits for UIKit, in seconds. UIKit does not tell that it has lost a request, nor that
/// another controller is gone.
package enum Patience {
  /// Time without any sign of what UIKit was asked for. After that UIKit has lost the request.
  static let short: TimeInterval = 1
  /// Time that UIKit may take to begin while it shows a sign, or before it shows one of a push or a tab.
  package static let long: TimeInterval = 5
  /// Time between two looks.
  static let interval: TimeInterval = 0.1
}
