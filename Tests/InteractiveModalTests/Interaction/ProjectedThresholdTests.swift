import Foundation
import Testing

@testable import InteractiveModal

@Suite("Where a modal goes when the finger lets go")
struct ProjectedThresholdTests {
  /// One release on a travel of 800 points: how far down, how fast, and to which stop it leads.
  struct Case: CustomTestStringConvertible {
    var what: String
    var points: CGFloat
    var velocity: CGFloat
    var stop: TransitionStop

    init(_ what: String, _ points: CGFloat, _ velocity: CGFloat, _ stop: TransitionStop) {
      (self.what, self.points, self.velocity, self.stop) = (what, points, velocity, stop)
    }

    var testDescription: String { what }
    var release: TransitionRelease {
      TransitionRelease(progress: 1 - points / 800, velocity: velocity, travel: 800)
    }
  }

  @Test(
    "position and velocity decide together",
    arguments: [
      Case("a touch that went nowhere", 0, 0, .presented),
      Case("a slow drag of a quarter", 200, 20, .presented),
      Case("a slow drag just short of half", 399, 0, .presented),
      Case("a slow drag to half exactly", 400, 0, .presented),
      Case("a slow drag just past half", 401, 0, .dismissed),
      Case("a slow drag of 90 %", 720, 0, .dismissed),
      Case("a flick over 20 points", 20, 800, .dismissed),
      Case("a flick that would coast to 399", 20, 759, .presented),
      Case("a flick that would coast to 401", 20, 764, .dismissed),
      Case("a hard flick at once", 0, 5000, .dismissed),
      Case("80 % down, then a flick up", 640, -800, .presented),
      Case("all the way down, then a flick up", 800, -150, .presented),
      Case("95 % down, clearly moving back", 760, -100, .presented),
      Case("95 % down, trembling upwards", 760, -99, .dismissed),
      Case("just past half, trembling upwards", 420, -50, .presented),
      Case("pulled up", -60, 0, .presented),
      Case("pulled up, then thrown down", -60, 2000, .dismissed),
      Case("beyond the foot of the screen", 900, 0, .dismissed),
    ])
  func decision(_ item: Case) {
    #expect(ProjectedThreshold().stop(for: item.release) == item.stop)
  }

  @Test("a throw coasts as the sum of its milliseconds does", arguments: [0.3, 0.5, 0.8] as [CGFloat])
  func projection(threshold: CGFloat) {
    var coasted: CGFloat = 0
    for millisecond in 1...20_000 { coasted += pow(0.998, CGFloat(millisecond)) / 1000 }
    let critical = (threshold - 0.1) * 700 / coasted
    let policy = ProjectedThreshold(threshold: threshold)
    let under = TransitionRelease(progress: 0.9, velocity: critical - 0.01, travel: 700)
    let over = TransitionRelease(progress: 0.9, velocity: critical + 0.01, travel: 700)
    #expect(policy.stop(for: under) == .presented)
    #expect(policy.stop(for: over) == .dismissed)
  }

  @Test(
    "clearly moving back always wins, at any position and threshold",
    arguments: [0, 0.5, 1] as [CGFloat], [-100, -101, -1000, -1e6] as [CGFloat])
  func movingBack(threshold: CGFloat, velocity: CGFloat) {
    for progress in [1.2, 1, 0.5, 0.01, 0, -0.5, -99] as [CGFloat] {
      let release = TransitionRelease(progress: progress, velocity: velocity, travel: 800)
      #expect(ProjectedThreshold(threshold: threshold).stop(for: release) == .presented)
    }
  }

  @Test(
    "a threshold of 0 closes a modal that is not fully open, one of 1 only a modal beyond the closed end",
    arguments: [
      (0, 1, .presented), (0, 1.1, .presented), (0, 0.999, .dismissed), (0, 0.5, .dismissed),
      (1, 0.5, .presented), (1, 0.001, .presented), (1, 0, .presented), (1, -0.001, .dismissed),
    ] as [(CGFloat, CGFloat, TransitionStop)])
  func ends(threshold: CGFloat, progress: CGFloat, stop: TransitionStop) {
    let release = TransitionRelease(progress: progress, velocity: 0, travel: 800)
    #expect(ProjectedThreshold(threshold: threshold).stop(for: release) == stop)
  }

  @Test("at a threshold of 1 a throw still dismisses")
  func throwAtTheEnd() {
    let release = TransitionRelease(progress: 0.8, velocity: 2000, travel: 800)
    #expect(ProjectedThreshold(threshold: 1).stop(for: release) == .dismissed)
  }

  @Test(
    "a threshold outside its domain becomes the nearest one inside, set by property or initializer",
    arguments: [
      (0.3, 0.3), (0, 0), (1, 1), (-2, 0), (1.01, 1), (.nan, 0.5), (.infinity, 1), (-.infinity, 0),
    ] as [(CGFloat, CGFloat)])
  func domain(given: CGFloat, becomes expected: CGFloat) {
    var policy = ProjectedThreshold()
    policy.threshold = given
    #expect(policy.threshold == expected)
    #expect(ProjectedThreshold(threshold: given).threshold == expected)
    #expect(ProjectedThreshold(threshold: given) == policy)
  }

  @Test(
    "a deceleration rate and a reversal velocity outside their domains become the nearest ones inside",
    arguments: [
      (0.99, 0.99, 1), (0, 0.9, 0), (1, 0.9999, 1), (.nan, 0.998, 100), (250, 0.9999, 250), (-3, 0.9, 0),
      (.infinity, 0.9999, 10_000),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func otherDomains(given: CGFloat, rate: CGFloat, velocity: CGFloat) {
    var policy = ProjectedThreshold()
    policy.decelerationRate = given
    policy.reversalVelocity = given
    #expect(policy.decelerationRate == rate)
    #expect(policy.reversalVelocity == (given == 0.99 ? 0.99 : velocity))
  }

  @Test(
    "with a reversal velocity of 0 a resting finger still does not move back",
    arguments: [(0, .dismissed), (-0.9, .dismissed), (-1, .presented)] as [(CGFloat, TransitionStop)])
  func anyReversal(velocity: CGFloat, stop: TransitionStop) {
    var policy = ProjectedThreshold()
    policy.reversalVelocity = 0
    #expect(policy.stop(for: TransitionRelease(progress: 0.2, velocity: velocity, travel: 800)) == stop)
  }

  @Test("a throw that coasts farther dismisses sooner")
  func deceleration() {
    let release = TransitionRelease(progress: 0.9, velocity: 500, travel: 800)
    var policy = ProjectedThreshold()
    #expect(policy.stop(for: release) == .presented)
    policy.decelerationRate = 0.999
    #expect(policy.stop(for: release) == .dismissed)
  }

  @Test(
    "a release whose values are not finite returns the modal",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func noNumbers(number: CGFloat) {
    let odd = TransitionRelease(progress: number, velocity: number, travel: number)
    #expect(ProjectedThreshold().stop(for: odd) == .presented)
    var release = TransitionRelease(progress: 0.1, velocity: 0, travel: 800)
    release.progress = .nan
    #expect(ProjectedThreshold().stop(for: release) == .presented)
  }

  @Test(
    "farther down and faster never turn a dismissal into a return",
    arguments: [0, 0.3, 0.5, 1] as [CGFloat])
  func monotone(threshold: CGFloat) {
    let policy = ProjectedThreshold(threshold: threshold)
    let progresses = stride(from: 1.3, through: -0.3, by: -0.05).map { CGFloat($0) }
    let velocities = stride(from: -1500, through: 1500, by: 25).map { CGFloat($0) }
    let leaves = progresses.map { progress in
      velocities.map { velocity in
        policy.stop(for: TransitionRelease(progress: progress, velocity: velocity, travel: 800)) == .dismissed
      }
    }
    for row in leaves { #expect(!zip(row, row.dropFirst()).contains { $0 && !$1 }) }
    for (row, next) in zip(leaves, leaves.dropFirst()) { #expect(!zip(row, next).contains { $0 && !$1 }) }
    #expect(leaves.joined().contains(true))
    #expect(leaves.joined().contains(false))
  }
}
