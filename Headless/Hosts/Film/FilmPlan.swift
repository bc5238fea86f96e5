import UIKit

/// Chooses the moments that tell what a gesture did.
struct FilmPlan {
  /// The moments chosen, in order.
  let moments: [FilmMoment]

  /// - Parameters:
  ///   - count: How many moments are wanted; there may be fewer.
  ///   - gone: Where a card counts as being once it has left, for its travel.
  init(_ all: [FilmMoment], count: Int, gone: CGFloat) {
    guard let first = all.first, let release = all.firstIndex(where: { $0.phase == .released }) else {
      moments = []
      return
    }
    let end = Self.end(of: all, after: release)
    let drag = FilmDrag(all[..<release], gone: gone)
    let settle = Stretch(Array(all[release...end]), gone: gone)
    let places = Self.share(count, isResized: drag.resize != nil)
    var chosen = places.release ? [all[release]] : []
    if places.rest { chosen.append(first) }
    if places.end { chosen.append(all[end]) }
    if places.touchDown, let down = drag.touchDown { chosen.append(down) }
    if places.resize, let resize = drag.resize { chosen.append(resize) }
    // A short part leaves its places to the other.
    let inSettling = min(settle.room, places.left - min(drag.room, (places.left + 1) / 2))
    chosen += drag.evenly(places.left - inSettling) + settle.evenly(inSettling)
    moments = Self.inOrder(chosen)
  }

  /// How many pictures each part of the gesture gets.
  private struct Places {
    var release = true
    var rest = false
    var end = false
    var resize = false
    var touchDown = false
    /// The number of pictures left for drag and settling together.
    var left = 0
  }

  /// One picture shows the release, two beginning and end, four a resize; what is left over goes to drag and
  /// settling.
  private static func share(_ count: Int, isResized: Bool) -> Places {
    var places = Places()
    places.release = count != 2
    places.rest = count > 1
    places.end = count > 1
    places.resize = isResized && count > 3
    places.touchDown = count > (isResized ? 8 : 7)
    let taken = [places.release, places.rest, places.end, places.resize, places.touchDown]
    places.left = count - taken.filter { $0 }.count
    return places
  }

  /// The index of the last movement after the release, or of the end of the resize.
  ///
  /// It is the release itself if nothing moves after it.
  private static func end(of all: [FilmMoment], after release: Int) -> Int {
    let still = all.indices.last { $0 > release && all[$0].top != all[$0 - 1].top } ?? release
    guard let resize = all.first(where: { $0.phase == .resizing }) else { return still }
    let end = resize.time + Simulator.rotationDuration
    return max(still, all.firstIndex { $0.time >= end } ?? all.count - 1)
  }

  private static func inOrder(_ moments: [FilmMoment]) -> [FilmMoment] {
    var seen: Set<Int> = []
    return moments.sorted { $0.index < $1.index }.filter { seen.insert($0.index).inserted }
  }
}
