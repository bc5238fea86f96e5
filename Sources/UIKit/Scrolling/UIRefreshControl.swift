import Foundation

/// Asks for new content when the content of its scroll view is pulled far enough beyond the top.
///
/// It has no look, and takes no room while it refreshes.
@MainActor open class UIRefreshControl: UIControl {
  /// How far the content is pulled, in points; no figure of Apple's is known.
  private static let distance: CGFloat = 60

  /// Whether new content is on its way.
  public private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// A finger has pulled the content so far beyond its top.
  func contentWasPulled(by distance: CGFloat) {
    guard !isRefreshing, distance >= Self.distance else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
