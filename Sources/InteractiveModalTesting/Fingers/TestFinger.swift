import InteractiveModal
import UIKit

/// The finger of a test on a card. It scrolls the list under it as UIKit would, and the kit's
/// recogniser gets its readings.
@MainActor final class TestFinger {
  private let probe: ModalProbe
  private let frames: SteppedFrames
  /// The innermost list under the finger that scrolls along the modal's travel.
  private let list: UIScrollView?

  /// - Throws: ``ModalTestFailure`` if it does not meet the card.
  init(
    on probe: ModalProbe, at point: ModalTouchPoint, of name: String, in stage: ModalTestStage
  ) throws {
    self.probe = probe
    frames = stage.time.frames
    guard let location = point.location(on: probe.card, in: stage.window) else {
      throw ModalTestFailure("touch on \(name): the card or the view is not on the screen")
    }
    guard location.x.isFinite, location.y.isFinite else {
      throw ModalTestFailure("touch on \(name): \(location) is not finite")
    }
    guard let card = probe.card, let view = stage.window.hitTest(location, with: nil),
      view.isDescendant(of: card)
    else { throw ModalTestFailure("touch on \(name): \(location) is not on its card") }
    let isVertical = probe.offset(along: 1).y != 0
    let views = sequence(first: view, next: \.superview).prefix { $0 !== card }
    list = views.lazy.compactMap { $0 as? UIScrollView }.first { $0.scrolls(isVertical: isVertical) }
    let wasTouched = probe.isTouched
    probe.land(at: location, on: view)
    if !wasTouched, !probe.isTouched { throw ModalTestFailure("touch on \(name): it takes no finger now") }
  }

  /// Moves evenly, in frames.
  func drag(by distance: CGFloat, over duration: TimeInterval) {
    if probe.needsHysteresis, distance != 0 { beginPan(distance < 0 ? -1 : 1) }
    let count = max(1, min(duration / SteppedFrames.duration, 10_000).rounded())
    let velocity = probe.offset(along: distance / count / SteppedFrames.duration)
    var last: CGFloat = 0
    for index in 1...Int(count) {
      let next = (distance * CGFloat(index) / count).onGrid
      move(by: probe.offset(along: next - last), velocity)
      last = next
    }
  }

  /// Goes as far as UIKit needs for a pan. The first move tells no direction, so there are two.
  private func beginPan(_ sign: CGFloat) {
    for _ in 0..<2 {
      probe.move(by: probe.offset(along: sign * ModalProbe.hysteresis / 2), velocity: .zero)
      frames.step()
    }
  }

  private func move(by offset: CGPoint, _ velocity: CGPoint) {
    list?.scroll(by: offset)
    probe.move(by: offset, velocity: velocity)
    frames.step()
  }

  func rest(for seconds: TimeInterval) {
    probe.move(by: .zero, velocity: .zero)
    frames.advance(to: frames.time + seconds)
  }

  func release(velocity: CGFloat) { probe.lift(velocity: probe.offset(along: velocity)) }

  func cancel() { probe.cancelFinger() }

  /// Goes the way of a recording, and goes up.
  func play(_ recording: RecordedFinger) {
    let start = frames.time
    var last = CGPoint.zero
    for (index, moment) in recording.moments.enumerated() {
      frames.advance(to: start + moment.time)
      let offset = CGPoint(x: moment.offset.x.onGrid, y: moment.offset.y.onGrid)
      let velocity = recording.velocity(at: index)
      let moved = probe.offset(along: offset.y - last.y, across: offset.x - last.x)
      list?.scroll(by: moved)
      probe.move(by: moved, velocity: probe.offset(along: velocity.y, across: velocity.x))
      last = offset
    }
    let end = recording.moments.indices.last.map(recording.velocity) ?? .zero
    probe.lift(velocity: probe.offset(along: end.y, across: end.x))
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

  /// Scrolls as a finger does that moves by an offset, within the content.
  fileprivate func scroll(by offset: CGPoint) {
    let insets = adjustedContentInset
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
