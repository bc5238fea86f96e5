import Foundation

/// A transition that the percent-driven class can drive: UIKit's own contexts are.
@MainActor protocol DrivableTransition: UIViewControllerContextTransitioning {
  /// The delegate's; `nil` where the system's own transition runs.
  var animator: (any UIViewControllerAnimatedTransitioning)? { get }
  /// In seconds.
  var duration: TimeInterval { get }
}
