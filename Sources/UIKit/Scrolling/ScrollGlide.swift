import Foundation

/// The motion of released content along one axis: it coasts, and bounces where it meets an edge.
struct ScrollGlide {
  private var decay: ScrollDecay
  private var bounce: ScrollBounce?
  /// When the edge is met.
  private var turn: TimeInterval
  private var end: CGFloat

  /// Content released at `start` with `velocity`, in points per second.
  init(
    start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>,
    rate: UIScrollView.DecelerationRate, bounces: Bool
  ) {
    self.init(ScrollDecay(start: start, velocity: velocity, rate: rate), range, bounces)
  }

  /// Content that is to come to rest at `target`.
  init(
    start: CGFloat, target: CGFloat, range: ClosedRange<CGFloat>,
    rate: UIScrollView.DecelerationRate, bounces: Bool
  ) {
    self.init(ScrollDecay(start: start, end: target, rate: rate), range, bounces)
  }

  private init(_ decay: ScrollDecay, _ range: ClosedRange<CGFloat>, _ bounces: Bool) {
    self.decay = decay
    end = range.clamping(decay.end)
    let edge = range.clamping(decay.start)
    if edge != decay.start {
      turn = 0
      bounce = ScrollBounce(edge: edge, start: decay.start, velocity: decay.velocity)
      end = edge
    } else if end != decay.end {
      turn = decay.time(at: end)
      let velocity = decay.velocity(at: turn)
      bounce = bounces ? ScrollBounce(edge: end, start: end, velocity: velocity) : nil
    } else {
      turn = decay.duration
    }
  }

  var duration: TimeInterval { turn + (bounce?.duration ?? 0) }

  func position(at time: TimeInterval) -> CGFloat {
    if time < turn { return decay.position(at: time) }
    guard let bounce, time < duration else { return end }
    return bounce.position(at: time - turn)
  }
}

extension ClosedRange<CGFloat> {
  /// The number of the range that is nearest to `number`.
  func clamping(_ number: CGFloat) -> CGFloat {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
