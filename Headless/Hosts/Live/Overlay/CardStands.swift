import UIKit

/// The positions at which a card has come to rest: its detents, as far as they were seen.
struct CardStands {
  /// Positions that are nearer are the same, in points.
  private static let tolerance: CGFloat = 1

  private var track: CardTrack?
  private var positions: [CGFloat] = []

  /// Takes note of a card at rest.
  mutating func note(_ track: CardTrack) {
    if !isKnown(track) { positions = [] }
    self.track = track
    let known = positions + [track.rest, track.end]
    if !known.contains(where: { abs($0 - track.position) < Self.tolerance }) {
      positions.append(track.position)
    }
  }

  /// Returns the track with the positions at which its card has stood.
  func completing(_ track: CardTrack) -> CardTrack {
    var track = track
    if isKnown(track) { track.stands = positions }
    return track
  }

  private func isKnown(_ other: CardTrack) -> Bool { track?.isSameTravel(as: other) ?? false }
}
