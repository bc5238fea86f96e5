import Foundation

/// What a view owns to be used in one more way (F350).
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that owns it; kept by the interaction itself, weakly.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
