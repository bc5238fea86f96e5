import UIKit

/// A part of a gesture, along which moments can be chosen by the way that the card went.
struct Stretch {
  let moments: [GestureMoment]
  /// How far the card had gone at each moment, there and back.
  private let ways: [CGFloat]

  init(_ moments: [GestureMoment], gone: CGFloat) {
    self.moments = moments
    let tops = moments.map { $0.top ?? gone }
    let way = Self.sums(of: zip(tops, tops.dropFirst()).map { abs($1 - $0) })
    let isMoving = (way.last ?? 0) > 0
    ways = isMoving ? way : moments.map { CGFloat($0.time - (moments.first?.time ?? 0)) }
  }

  /// How many moments lie between the first and the last.
  var room: Int { inner.count }

  /// So many moments between the first and the last, about equally far apart; fewer where there is no room.
  ///
  /// They are counted by the card's way, and by time where it stood still.
  func evenly(_ count: Int) -> [GestureMoment] {
    guard let length = ways.last, count > 0 else { return [] }
    var free = inner
    return (1...count).compactMap { place in
      let way = length * CGFloat(place) / CGFloat(count + 1)
      // Moments are left over for the places that come after this one.
      let reach = free.dropLast(min(count - place, max(0, free.count - 1)))
      guard let nearest = reach.min(by: { abs(ways[$0] - way) < abs(ways[$1] - way) }) else { return nil }
      free = free[(nearest + 1)...]
      return moments[nearest]
    }
  }

  private var inner: ArraySlice<Int> { Array(moments.indices)[...].dropFirst().dropLast() }

  private static func sums(of steps: [CGFloat]) -> [CGFloat] {
    steps.reduce(into: [0]) { sums, step in sums.append((sums.last ?? 0) + step) }
  }
}
