import UIKit

/// The part of a gesture with the finger on the glass, which a new size of the window divides.
struct FilmDrag {
  let touchDown: GestureMoment?
  /// Half-way to the new size; `nil` without one.
  let resize: GestureMoment?
  private let before: Stretch
  private let after: Stretch

  /// - Parameter gone: Where a card counts as being once it has left.
  init(_ all: ArraySlice<GestureMoment>, gone: CGFloat) {
    let touched = all.filter { $0.phase != .atRest }
    let resizing = touched.filter { $0.phase == .resizing }
    touchDown = touched.first
    resize = Self.middle(of: resizing)
    let end = resizing.first?.index ?? .max
    before = Stretch(touched.filter { $0.index <= end }, gone: gone)
    after = Stretch(touched.filter { $0.index > (resizing.last?.index ?? .max) }, gone: gone)
  }

  /// How many moments can be chosen.
  var room: Int { before.room + after.room }

  /// So many moments, about equally many on either side of the resize.
  func evenly(_ count: Int) -> [GestureMoment] {
    let later = min(after.room, count - min(before.room, (count + 1) / 2))
    return before.evenly(count - later) + after.evenly(later)
  }

  private static func middle(of moments: [GestureMoment]) -> GestureMoment? {
    guard let first = moments.first else { return nil }
    let middle = first.time + Simulator.rotationDuration / 2
    return moments.min { abs($0.time - middle) < abs($1.time - middle) }
  }
}
