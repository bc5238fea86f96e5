import UIKit

/// What flies in place of two views that are the same thing.
@MainActor public struct MatchedSnapshot {
  /// The name of both.
  public let id: MatchedElementID
  /// The view that flies. It clips what is in it: pictures of the two, and what is added to it.
  public let view: UIView
  /// Where the view of the lower screen stands, in the stage's container: the copy's frame where the
  /// transition is closed.
  public let lowerFrame: CGRect
  /// Where the view of the upper screen stands: the copy's frame where the transition is open.
  public let upperFrame: CGRect
}
