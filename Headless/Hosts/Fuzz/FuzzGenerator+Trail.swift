import UIKit

/// Where fingers go.
extension FuzzGenerator {
  /// Makes a finger's path: a piece of a recording, randomly mirrored, scaled and timed.
  ///
  /// Without recordings it is a random walk.
  mutating func trail(of finger: Double) -> FuzzEvent {
    let way = recordings.randomElement(using: &random).map { steps(from: $0) } ?? []
    return FuzzEvent(finger: finger, way.isEmpty ? walk() : way)
  }

  private mutating func steps(from recording: GestureRecording) -> [FuzzTrailStep] {
    let samples = piece(of: recording)
    let size = Double.random(in: 0.5...1.5, using: &random) / max(recording.density, 0.1)
    let (across, down) = (size * sign(), size * sign())
    let time = 1000 * Double.random(in: 0.5...2, using: &random)
    return zip(samples, samples.dropFirst()).map { one, next in
      FuzzTrailStep(
        milliseconds: (next.t - one.t) * time, right: (next.x - one.x) * across,
        down: (next.y - one.y) * down)
    }
  }

  private mutating func piece(of recording: GestureRecording) -> ArraySlice<GestureRecording.Touch> {
    let samples = recording.samples
    guard samples.count > 4, Bool.random(using: &random) else { return samples.prefix(60) }
    let start = Int.random(in: 0..<(samples.count / 2), using: &random)
    return samples[start...].prefix(Int.random(in: 2...40, using: &random))
  }

  private mutating func sign() -> Double { Int.random(in: 0..<3, using: &random) == 0 ? -1 : 1 }

  private mutating func walk() -> [FuzzTrailStep] {
    (0..<6).map { _ in
      FuzzTrailStep(
        milliseconds: 8, right: .random(in: -20...20, using: &random),
        down: .random(in: -30...50, using: &random))
    }
  }
}
