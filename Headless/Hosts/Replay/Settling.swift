import Foundation

/// What a card does from its release to its rest.
struct Settling: Equatable {
  /// One look at the card.
  struct Look: Equatable {
    var time: TimeInterval
    /// Display frames that ran so far.
    var frame: Int
    /// The card's top edge; `nil` once it is gone.
    var top: CGFloat?
  }

  private let release: Look
  private var latest: Look
  private var lastMovement: Look

  init(release: Look) {
    self.release = release
    latest = release
    lastMovement = release
  }

  /// From the release to the last movement, or to the card's removal.
  var seconds: TimeInterval { lastMovement.time - release.time }
  /// Display frames in that time.
  var frames: Int { lastMovement.frame - release.frame }

  mutating func record(_ look: Look) {
    if look.top != latest.top { lastMovement = look }
    latest = look
  }
}
