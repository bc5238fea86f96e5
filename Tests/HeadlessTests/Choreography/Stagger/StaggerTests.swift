import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Items that move one after the other", .ownWorld) struct StaggerTests {
  /// How far an item has come at a moment, with the defaults.
  private func share(of index: Int, after seconds: Double, lag: Double = 0) -> CGFloat {
    min(max((seconds - lag - 0.015 * Double(index)) / 0.4, 0), 1)
  }

  private func differ(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
    one.count != other.count || zip(one, other).contains { abs($0 - $1) > 1e-6 }
  }

  @Test("move evenly, each in an interval of its own", arguments: [0, 0.1, 0.37, 0.5, 0.8, 0.99, 1])
  func arePlaced(progress: CGFloat) {
    let bench = StaggerBench(lower: 5, upper: 8)
    bench.begin(StaggerTransition())
    bench.show(progress)
    let seconds = progress * (0.03 + 0.015 * 7 + 0.4)
    #expect(!differ(bench.lowerPlaces, (0..<5).map { -bench.width * share(of: $0, after: seconds) }))
    #expect(
      !differ(
        bench.upperPlaces, (0..<8).map { bench.width * (1 - share(of: $0, after: seconds, lag: 0.03)) }))
    #expect(abs(bench.upper.view.shown.alpha - progress) < 1e-6 && bench.lower.view.shown.alpha == 1)
    #expect(bench.upper.view.shown.transform.affine.isIdentity, "the screens themselves stay")
    bench.end()
    #expect(bench.upper.view.shown.alpha == 1)
  }

  @Test("closing, are where they are opening with the screens changed about", arguments: [0.2, 0.5, 0.9])
  func areMirrored(progress: CGFloat) {
    let opening = StaggerBench(lower: 6, upper: 6)
    opening.begin(StaggerTransition())
    opening.show(progress)
    let (lower, upper) = (opening.lowerPlaces, opening.upperPlaces)
    let closing = StaggerBench(lower: 6, upper: 6)
    closing.begin(StaggerTransition(), .pop)
    closing.show(1 - progress)
    #expect(!differ(lower, closing.upperPlaces.map { -$0 }))
    #expect(!differ(upper, closing.lowerPlaces.map { -$0 }))
  }

  @Test("leave by the way of the upper screen", arguments: TravelDirection.allCases)
  func goByDirection(direction: TravelDirection) {
    let bench = StaggerBench(lower: 3, upper: 3)
    bench.begin(StaggerTransition(distance: 100), leaving: direction)
    bench.show(0)
    let way = direction.offset(100)
    for tile in bench.tiles.upper.tiles {
      #expect(tile.shown.transform.affine == CGAffineTransform(translationX: way.x, y: way.y))
    }
    bench.show(1)
    for tile in bench.tiles.lower.tiles {
      #expect(tile.shown.transform.affine == CGAffineTransform(translationX: -way.x, y: -way.y))
    }
  }

  @Test(
    "go as far as told, or as the container is long",
    arguments: [nil, .nan, .infinity, 120, -80] as [CGFloat?])
  func goSoFar(distance: CGFloat?) {
    let bench = StaggerBench(lower: 1, upper: 1)
    bench.begin(StaggerTransition(distance: distance))
    bench.show(0)
    #expect(bench.upperPlaces == [distance.flatMap { $0.isFinite ? $0 : nil } ?? bench.width])
  }

  @Test("may be none, one or hundreds", arguments: [(0, 0), (0, 1), (1, 0), (500, 500)])
  func areAnyNumber(lower: Int, upper: Int) {
    let bench = StaggerBench(lower: lower, upper: upper)
    bench.begin(StaggerTransition())
    for progress in [-0.2, 0, 0.4, 1, 1.3] { bench.show(progress) }
    #expect(bench.upperPlaces.allSatisfy { $0 == 0 })
    #expect(bench.lowerPlaces.allSatisfy { abs($0 + bench.width) < 1e-6 })
    bench.end()
    #expect((bench.lowerPlaces + bench.upperPlaces).allSatisfy { $0 == 0 })
  }

  @Test("are left out where they are not on the screen, and taken once")
  func areFiltered() {
    let bench = StaggerBench(lower: 0, upper: 3)
    let (stray, twice) = (UIView(), bench.tiles.upper.tiles[0])
    bench.tiles.upper.tiles += [stray, twice, bench.upper.view, bench.lower.view]
    bench.begin(StaggerTransition(distance: 50))
    bench.show(0)
    #expect(stray.superview == nil && stray.shown.transform.affine.isIdentity)
    #expect(twice.shown.transform.affine.tx == 50 && bench.upper.view.shown.transform.affine.isIdentity)
    #expect(bench.simulator.complaints.isEmpty)
  }

  @Test("that come and go in mid-flight are given back, and join at their place")
  func change() {
    let bench = StaggerBench(lower: 0, upper: 4)
    bench.begin(StaggerTransition())
    bench.show(0.3)
    let gone = bench.tiles.upper.tiles.removeFirst()
    let new = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    bench.upper.view.addSubview(new)
    bench.tiles.upper.tiles.append(new)
    let former = bench.upperPlaces
    bench.show(0.3)
    #expect(gone.shown.transform.affine.isIdentity && differ(bench.upperPlaces, former))
    let seconds = 0.3 * (0.015 * 3 + 0.4)
    #expect(!differ(bench.upperPlaces, (0..<4).map { bench.width * (1 - share(of: $0, after: seconds)) }))
    bench.end()
    #expect(bench.upperPlaces.allSatisfy { $0 == 0 })
  }

  @Test("are asked for by operation, and not told of as changed while they are the same")
  func areAskedFor() throws {
    let bench = StaggerBench(lower: 2, upper: 2)
    let stagger = StaggerTransition()
    bench.begin(stagger, .backward)
    #expect(Set(bench.tiles.upper.operations.map(\.isOpening)) == [false])
    let shown = try #require(bench.renderer?.stage)
    bench.show(0.5)
    #expect(!stagger.isOutdated(on: shown))
    bench.tiles.upper.tiles.swapAt(0, 1)
    #expect(stagger.isOutdated(on: shown))
  }

  @Test(
    "bad figures count as their nearest",
    arguments: [(-1, 0), (99, 10), (.nan, 0.03), (.infinity, 10)] as [(Double, Double)])
  func areClamped(lag: Double, allowed: Double) {
    #expect(StaggerTransition(lag: lag).lag == allowed)
  }

  @Test("take as long as their staggering where no spring is given")
  func haveSpring() throws {
    for staggering in [StaggerTiming(), StaggerTiming(delay: 0.1, duration: 0.2)] {
      let spring = try #require(StaggerTransition(staggering, lag: 0.2).spring)
      let end = staggering.totalDuration(count: 8) + 0.2
      let motion = SpringAnimation(spring: spring, start: 1, target: 0, startTime: 0)
      #expect(
        motion.isAtRest(at: end + 1e-3, within: 0.001) && !motion.isAtRest(at: end - 0.05, within: 0.001))
    }
    let own = TransitionSpring(dampingRatio: 0.5, response: 0.2)
    #expect(StaggerTransition(spring: own).spring == own)
  }
}
