import UIKit

/// Chooses the moments that tell what a gesture did.
struct FilmPlan {
  /// The moments chosen, in order.
  let moments: [GestureMoment]

  /// - Parameters:
  ///   - count: How many moments are wanted; there may be fewer.
  ///   - gone: Where a card counts as being once it has left, for its travel.
  init(_ all: [GestureMoment], count: Int, gone: CGFloat) {
    guard let first = all.first, let release = all.release else {
      moments = []
      return
    }
    let end = Self.end(of: all, after: release)
    let drag = FilmDrag(all[..<release], gone: gone)
    let settle = Stretch(Array(all[release...end]), gone: gone)
    // One picture shows the release, two beginning and end, four a resize, and many the touch.
    var chosen: [GestureMoment?] = count == 2 ? [] : [all[release]]
    if count > 1 { chosen += [first, all[end]] }
    if count > 3, drag.resize != nil { chosen.append(drag.resize) }
    if count > (drag.resize == nil ? 7 : 8) { chosen.append(drag.touchDown) }
    let left = count - chosen.count
    // A short part leaves its places to the other.
    let inSettling = min(settle.room, left - min(drag.room, (left + 1) / 2))
    moments = Self.inOrder(
      chosen.compactMap { $0 } + drag.evenly(left - inSettling) + settle.evenly(inSettling))
  }

  /// The index of the last movement after the release, or of the end of the resize.
  private static func end(of all: [GestureMoment], after release: Int) -> Int {
    let still = all.lastMovement(after: release)
    guard let resize = all.first(where: { $0.phase == .resizing }) else { return still }
    let end = resize.time + Simulator.rotationDuration
    return max(still, all.firstIndex { $0.time >= end } ?? all.count - 1)
  }

  private static func inOrder(_ moments: [GestureMoment]) -> [GestureMoment] {
    var seen: Set<Int> = []
    return moments.sorted { $0.index < $1.index }.filter { seen.insert($0.index).inserted }
  }
}
