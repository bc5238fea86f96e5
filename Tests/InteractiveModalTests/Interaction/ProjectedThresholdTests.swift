import Foundation
import Testing

@testable import InteractiveModal

@Suite("Where a modal goes when the finger lets go")
struct ProjectedThresholdTests {
  private func stop(
    _ progress: CGFloat, _ velocity: CGFloat = 0, by policy: ProjectedThreshold = ProjectedThreshold()
  ) -> TransitionStop {
    policy.stop(for: ReleasePolicy.Release(progress: progress, velocity: velocity, travel: 800))
  }

  @Test(
    "position and velocity decide together",
    arguments: [
      ("a touch that went nowhere", 0, 0, .presented),
      ("a slow drag of a quarter", 200, 20, .presented),
      ("a slow drag just short of half", 399, 0, .presented),
      ("a slow drag to half exactly", 400, 0, .presented),
      ("a slow drag just past half", 401, 0, .dismissed),
      ("a slow drag of 90 %", 720, 0, .dismissed),
      ("a flick over 20 points", 20, 800, .dismissed),
      ("a flick that would coast to 399", 20, 759, .presented),
      ("a flick that would coast to 401", 20, 764, .dismissed),
      ("a hard flick at once", 0, 5000, .dismissed),
      ("80 % down, then a flick up", 640, -800, .presented),
      ("all the way down, then a flick up", 800, -150, .presented),
      ("95 % down, clearly moving back", 760, -100, .presented),
      ("95 % down, trembling upwards", 760, -99, .dismissed),
      ("just past half, trembling upwards", 420, -50, .presented),
      ("pulled up", -60, 0, .presented),
      ("pulled up, then thrown down", -60, 2000, .dismissed),
      ("beyond the foot of the screen", 900, 0, .dismissed),
    ] as [(String, CGFloat, CGFloat, TransitionStop)])
  func decision(name: String, points: CGFloat, velocity: CGFloat, expected: TransitionStop) {
    #expect(stop(1 - points / 800, velocity) == expected)
  }

  @Test(
    "at a height the finger that moves back stays, unless it would coast beyond half of the way to the next")
  func movingBackAtDetent() {
    let stops = TransitionStops(highest: .large, lower: [(.medium, 0.5)])
    for (velocity, expected) in [(-150, .medium), (-390, .medium), (-410, .large)]
      as [(CGFloat, DetentIdentifier)]
    {
      let release = ReleasePolicy.Release(progress: 0.5, velocity: velocity, travel: 800, stops: stops)
      #expect(ProjectedThreshold().stop(for: release) == .detent(expected))
    }
  }

  @Test(
    "a swipe that may not pass a stop goes to the next one, or to the one to which the finger moved the modal",
    arguments: [
      (.large, 0.95, 200, .large, .large), (.large, 0.9, 4000, .medium, .dismissed),
      (.large, 0.45, 4000, .medium, .dismissed), (.large, 0.2, 0, .small, .small),
      (.large, 0.2, 4000, .small, .dismissed), (.large, 0.05, 300, .dismissed, .dismissed),
      (.large, 0.05, -4000, .large, .large), (.medium, 0.55, -4000, .large, .large),
      (.medium, 0.55, 4000, .small, .dismissed), (.small, 0.3, -4000, .medium, .large),
      (.small, 0.9, -4000, .large, .large), (.small, 0.2, 4000, .dismissed, .dismissed),
      (nil, 0.05, -4000, .small, .large), (nil, 0.6, -4000, .medium, .large),
      (nil, 0.6, 4000, .dismissed, .dismissed),
    ] as [(DetentIdentifier?, CGFloat, CGFloat, TransitionStop, TransitionStop)])
  func oneStop(
    start: DetentIdentifier?, progress: CGFloat, velocity: CGFloat, next: TransitionStop, any: TransitionStop
  ) {
    let release = ReleasePolicy.Release(
      progress: progress, velocity: velocity, travel: 800,
      stops: TransitionStops(highest: .large, lower: [(.medium, 0.5), (.small, 0.25)]),
      start: start.map { .detent($0) } ?? .dismissed)
    #expect(ProjectedThreshold().stop(for: release) == any)
    #expect(ProjectedThreshold(skipsStops: false).stop(for: release) == next)
  }

  @Test(
    "clearly moving back always wins, at any position and threshold",
    arguments: [0, 0.5, 1] as [CGFloat], [-100, -101, -1000, -1e6] as [CGFloat])
  func movingBack(threshold: CGFloat, velocity: CGFloat) {
    for progress in [1.2, 1, 0.5, 0.01, 0, -0.5, -99] as [CGFloat] {
      #expect(stop(progress, velocity, by: ProjectedThreshold(threshold: threshold)) == .presented)
    }
  }

  @Test(
    "a threshold of 0 closes a modal that is not fully open; with one of 1, only a throw closes a modal",
    arguments: [
      (0, 1, 0, .presented), (0, 1.1, 0, .presented), (0, 0.999, 0, .dismissed), (0, 0.5, 0, .dismissed),
      (1, 0.5, 0, .presented), (1, 0.001, 0, .presented), (1, 0, 0, .presented), (1, -0.001, 0, .dismissed),
      (1, 0.8, 2000, .dismissed),
    ] as [(CGFloat, CGFloat, CGFloat, TransitionStop)])
  func ends(threshold: CGFloat, progress: CGFloat, velocity: CGFloat, expected: TransitionStop) {
    #expect(stop(progress, velocity, by: ProjectedThreshold(threshold: threshold)) == expected)
  }

  @Test(
    "a threshold outside its domain becomes the nearest one inside, and NaN the default",
    arguments: [(0.3, 0.3), (-2, 0), (1.01, 1), (.nan, 0.5), (.infinity, 1), (-.infinity, 0)]
      as [(CGFloat, CGFloat)])
  func domain(given: CGFloat, threshold: CGFloat) {
    #expect(ProjectedThreshold(threshold: given).threshold == threshold)
    #expect(ReleasePolicy.projected(threshold: given) == .projected(threshold: threshold))
  }

  @Test("policies are equal if they project alike, and those with a function are equal") func equality() {
    let own = ReleasePolicy { _ in .dismissed }
    let all: [ReleasePolicy] = [.projected(), .projected(threshold: 0.4), .projected(skipsStops: false), own]
    for (index, policy) in all.enumerated() {
      #expect(all.dropFirst(index + 1).allSatisfy { $0 != policy })
    }
    #expect(all[0] == .projected(threshold: 0.5, skipsStops: true) && own == ReleasePolicy { $0.start })
  }

  @Test(
    "farther down and faster never turn a dismissal into a return",
    arguments: [0, 0.3, 0.5, 1] as [CGFloat])
  func monotone(threshold: CGFloat) {
    let policy = ProjectedThreshold(threshold: threshold)
    let progresses = stride(from: 1.3, through: -0.3, by: -0.05).map { CGFloat($0) }
    let velocities = stride(from: -1500, through: 1500, by: 25).map { CGFloat($0) }
    let leaves = progresses.map { progress in
      velocities.map { stop(progress, $0, by: policy) == .dismissed }
    }
    for row in leaves { #expect(!zip(row, row.dropFirst()).contains { $0 && !$1 }) }
    for (row, next) in zip(leaves, leaves.dropFirst()) { #expect(!zip(row, next).contains { $0 && !$1 }) }
    #expect(Set(leaves.joined()) == [true, false])
  }
}

extension DetentIdentifier {
  fileprivate static let small = DetentIdentifier("small")
}

extension TransitionStop {
  fileprivate static let large = TransitionStop.detent(.large)
  fileprivate static let medium = TransitionStop.detent(.medium)
  fileprivate static let small = TransitionStop.detent(.small)
}
