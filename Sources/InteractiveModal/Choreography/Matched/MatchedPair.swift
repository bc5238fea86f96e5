import UIKit

/// An element of the lower screen and the upper screen's that is the same thing, both where they can fly.
@MainActor struct MatchedPair {
  let lower: MatchedPosition
  let upper: MatchedPosition

  var id: MatchedElementID { lower.id }

  /// What its copy shows: two views.
  struct Key: Equatable {
    let lower: ObjectIdentifier
    let upper: ObjectIdentifier
    let lowerSize: CGSize
    let upperSize: CGSize
  }

  var key: Key {
    Key(
      lower: ObjectIdentifier(lower.view), upper: ObjectIdentifier(upper.view),
      lowerSize: lower.size, upperSize: upper.size)
  }
}
