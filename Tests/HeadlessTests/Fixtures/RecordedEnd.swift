import Foundation
import HeadlessHosts
import UIKit

/// What a recorded finger asks of a modal that rests at its only detent and leaves downwards.
///
/// It is read from the samples by the documented rules, in points and points per second: a drag begins 10 points
/// from touch-down, along the travel; the position and half a second of velocity decide; a finger that moves back
/// keeps the modal. No figure of the kit or of UIKit's pan goes into it.
struct RecordedEnd {
  private let samples: [FingerPath.Step]
  private let lift: TimeInterval

  init(_ path: FingerPath) {
    let start = FingerPath.Step(time: 0, offset: .zero)
    samples = [start] + path.moves + (path.movesAtLift ? [path.lift] : [])
    lift = path.lift.time
  }

  /// The outcomes on a modal with a travel, one for each way to measure the velocity: mostly one.
  func outcomes(travel: CGFloat) -> Set<Playback.Outcome> {
    guard let begin = samples.indices.first(where: { $0 >= 2 && distance(samples[$0].offset) >= 10 }),
      isDown(samples[begin].offset)
    else { return [.none] }
    let hysteresis = samples[begin].offset.dy * 10 / distance(samples[begin].offset)
    let translation = (samples.last?.offset.dy ?? 0) - hysteresis
    let ends = velocities.map { velocity -> Playback.Outcome in
      let projected = translation + velocity / 1000 * 0.998 / (1 - 0.998)
      return velocity > -100 && projected > travel / 2 ? .dismissed : .kept
    }
    let last = CGVector(
      dx: samples[begin].offset.dx - samples[begin - 1].offset.dx,
      dy: samples[begin].offset.dy - samples[begin - 1].offset.dy)
    // A fling across the travel does not begin a drag, even if the finger went along it before.
    return Set(ends).union(isDown(last) ? [] : [.none])
  }

  /// The velocity at the lift, measured over each span of up to 60 milliseconds; 0 after a rest.
  private var velocities: [CGFloat] {
    guard let last = samples.last, lift - last.time <= 0.1 else { return [0] }
    let earlier = samples.dropLast()
    let recent = earlier.filter { last.time - $0.time <= 0.06 && $0.time < last.time }
    return (recent.isEmpty ? earlier.suffix(1) : recent[...]).map {
      (last.offset.dy - $0.offset.dy) / (last.time - $0.time)
    }
  }

  private func distance(_ offset: CGVector) -> CGFloat { hypot(offset.dx, offset.dy) }
  private func isDown(_ offset: CGVector) -> Bool { abs(offset.dy) > abs(offset.dx) }
}
