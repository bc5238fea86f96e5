import Foundation

/// Asks for new content when the content is pulled far enough beyond the top.
/// It has no look and takes no space.
@MainActor open class UIRefreshControl: UIControl {
  /// How far the content must be pulled, in points; Apple's figure is not known.
  private static let distance: CGFloat = 60

  /// Whether new content is being loaded.
  public private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// Called as a finger pulls the content beyond its top.
  func contentWasPulled(by distance: CGFloat) {
    guard !isRefreshing, distance >= Self.distance else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
