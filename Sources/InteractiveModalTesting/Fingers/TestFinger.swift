import InteractiveModal
import UIKit

/// The finger of a test on the screen. It scrolls the list under it as UIKit would, and the pans of
/// the kit get its readings.
@MainActor final class TestFinger {
  /// A test may keep its finger longer than the modal.
  private struct WeakList { weak var list: UIScrollView? }

  private let frames: StageFrames
  /// The pans that may take the finger, the innermost first; the one that has begun.
  private var pans: [PanProbe]
  /// The lists under the finger, the innermost first.
  private let lists: [WeakList]
  /// From where it came down to where it is, in points.
  private var translation = CGPoint.zero

  /// - Parameter view: The innermost view at the point.
  init(at point: CGPoint, on view: UIView, frames: StageFrames) {
    let views = Array(sequence(first: view, next: \.superview))
    let lists = views.compactMap { $0 as? UIScrollView }
    (self.frames, self.lists) = (frames, lists.map(WeakList.init))
    pans = views.flatMap { $0.gestureRecognizers ?? [] }.compactMap {
      PanProbe($0, at: point, on: view, over: lists)
    }
  }

  /// Whether a pan of the kit follows it.
  var isFollowed: Bool { pans.contains(where: \.isDown) }

  /// Goes as far as UIKit needs for a pan, if it moves nothing yet. The first move tells no
  /// direction, so there are two.
  func beginPan(along translation: CGPoint) async {
    let length = hypot(translation.x, translation.y)
    guard length > 0, isFollowed, !pans.contains(where: \.holds) else { return }
    let step = PanProbe.hysteresis / 2 / length
    for _ in 0..<2 {
      movePans(by: CGPoint(x: translation.x * step, y: translation.y * step), .zero)
      await frames.step()
    }
  }

  /// Moves evenly, in frames. On a display of another rate than 120 it moves as far in the same time.
  func drag(by translation: CGPoint, over duration: TimeInterval) async {
    await beginPan(along: translation)
    let count = max(1, min(duration / SteppedFrames.duration, 10_000).rounded())
    let time = count * SteppedFrames.duration
    let velocity = CGPoint(x: translation.x / time, y: translation.y / time)
    let start = frames.count - 1
    var (last, share) = (CGPoint.zero, CGFloat(0))
    while share < 1 {
      share = min((frames.count - start) / count, 1)
      let next = CGPoint(
        x: (translation.x * share).onGrid, y: (translation.y * share).onGrid)
      move(by: CGPoint(x: next.x - last.x, y: next.y - last.y), velocity)
      await frames.step()
      last = next
    }
  }

  /// Moves evenly, and comes to rest.
  func dragToRest(by translation: CGPoint, over duration: TimeInterval) async {
    await drag(by: translation, over: duration)
    await rest(for: SteppedFrames.duration)
  }

  func rest(for seconds: TimeInterval) async {
    movePans(by: .zero, .zero)
    await frames.pass(seconds)
  }

  func release(velocity: CGPoint) { for pan in pans { pan.lift(velocity: velocity) } }

  func cancel() { for pan in pans { pan.cancel() } }

  /// Goes the way of a recording, and goes up.
  ///
  /// - Parameter turn: Returns an offset of the recording as the finger shall go it.
  func play(_ recording: RecordedFinger, turn: (CGPoint) -> CGPoint) async {
    let start = frames.time
    var last = CGPoint.zero
    for (index, moment) in recording.moments.enumerated() {
      await frames.pass(start + moment.time - frames.time)
      let offset = CGPoint(x: moment.offset.x.onGrid, y: moment.offset.y.onGrid)
      move(
        by: turn(CGPoint(x: offset.x - last.x, y: offset.y - last.y)),
        turn(recording.velocity(at: index)))
      last = offset
    }
    release(velocity: turn(recording.moments.indices.last.map(recording.velocity) ?? .zero))
  }

  private func move(by offset: CGPoint, _ velocity: CGPoint) {
    translation = CGPoint(x: translation.x + offset.x, y: translation.y + offset.y)
    if let list, !pans.contains(where: { $0.keeps(list) }) { list.scroll(by: offset) }
    movePans(by: offset, velocity)
  }

  /// The list that scrolls the way the finger goes.
  private var list: UIScrollView? {
    lists.lazy.compactMap(\.list).first {
      let offset = $0.ownOffset(translation)
      return $0.scrolls(isVertical: abs(offset.y) >= abs(offset.x))
    }
  }

  /// Moves the finger on the pans. When one begins, the others fail.
  private func movePans(by offset: CGPoint, _ velocity: CGPoint) {
    for pan in pans {
      pan.move(by: offset, velocity: velocity)
      guard pan.hasBegun else { continue }
      let others = pans
      pans = [pan]
      for other in others where !other.hasBegun { other.lift(velocity: .zero) }
      return
    }
  }
}

extension UIScrollView {
  /// Whether a finger can scroll the content along an axis.
  fileprivate func scrolls(isVertical: Bool) -> Bool {
    let insets = adjustedContentInset
    let overflow =
      isVertical
      ? contentSize.height + insets.top + insets.bottom - bounds.height
      : contentSize.width + insets.left + insets.right - bounds.width
    return isScrollEnabled && overflow > 0
  }

  /// Returns an offset of the window in the coordinates of a list that may be flipped or turned.
  fileprivate func ownOffset(_ offset: CGPoint) -> CGPoint {
    let along = TravelDirection.right.direction(in: self).offset(offset.x)
    let down = TravelDirection.down.direction(in: self).offset(offset.y)
    return CGPoint(x: along.x + down.x, y: along.y + down.y)
  }

  /// Scrolls as a finger does that moves by an offset of the window, within the content.
  fileprivate func scroll(by offset: CGPoint) {
    let (offset, insets) = (ownOffset(offset), adjustedContentInset)
    let (top, left) = (-insets.top, -insets.left)
    let bottom = max(top, contentSize.height + insets.bottom - bounds.height)
    let right = max(left, contentSize.width + insets.right - bounds.width)
    contentOffset = CGPoint(
      x: min(max(contentOffset.x - offset.x, left), right),
      y: min(max(contentOffset.y - offset.y, top), bottom))
  }
}

extension CGFloat {
  /// The nearest position on a grid of 1/1024 points. Sums of distances on it are exact, so a test can
  /// compare whole points.
  fileprivate var onGrid: CGFloat { (self * 1024).rounded() / 1024 }
}
