import Foundation
import Testing

@testable import InteractiveModal

@Suite("How a finger holds a modal")
struct GripTests {
  private static let places: [CGFloat] = [-0.9, -0.4, -0.05, -1e-9, 0, 1e-9, 0.2, 0.5, 0.9, 0.999, 1, 1.3]

  private func grip(
    _ fraction: CGFloat, _ permission: DragState.Permission = .granted, lowest: CGFloat = 0,
    coefficient: CGFloat = 0.55
  ) -> DragState {
    DragState(
      fraction: fraction, home: .detent, permission: permission, lowest: lowest,
      rubberBand: RubberBand(coefficient: coefficient))
  }

  @Test(
    "taking hold moves nothing, wherever the modal is and however it resists",
    arguments: places, [0, 0.2, 0.55, 1] as [CGFloat])
  func noJump(fraction: CGFloat, coefficient: CGFloat) {
    for resistance in [DragState.Permission.granted, .refused] {
      let grip = grip(fraction, resistance, coefficient: coefficient)
      #expect((grip.fraction - fraction).magnitude < 1e-12, "\(resistance)")
    }
  }

  @Test("nor does a finger that hardly moves", arguments: places, [0, 0.2, 0.55, 1] as [CGFloat])
  func noJumpAfterwards(fraction: CGFloat, coefficient: CGFloat) {
    for resistance in [DragState.Permission.granted, .refused] {
      for way in [-1e-9, 1e-9] as [CGFloat] {
        var grip = grip(fraction, resistance, coefficient: coefficient)
        grip.way = way
        #expect((grip.fraction - fraction).magnitude < 1e-8, "\(resistance)")
      }
    }
  }

  @Test("between its stops the modal goes as far as the finger", arguments: [0, 0.1, 0.5, 0.9] as [CGFloat])
  func free(fraction: CGFloat) {
    var grip = grip(fraction)
    #expect(grip.anchor == fraction)
    #expect(grip.slope == 1)
    for way in [-fraction, 0.001, 0.3, 1] {
      grip.way = way
      #expect((grip.fraction - fraction - way).magnitude < 1e-12)
      #expect(grip.slope == 1)
    }
  }

  @Test(
    "beyond its place it shows what a band shows of the finger's way there",
    arguments: [-2, -0.5, -0.1, -0.001] as [CGFloat], [0, 0.2, 0.6] as [CGFloat])
  func beyond(pull: CGFloat, from fraction: CGFloat) {
    var grip = grip(fraction)
    grip.way = pull - fraction
    #expect((grip.fraction - HandBand.offset(pull)).magnitude < 1e-12)
    #expect((grip.slope - HandBand.slope(pull)).magnitude < 1e-8)
  }

  @Test(
    "taken hold of beyond its place it counts from the pull that shows so",
    arguments: [-0.6, -0.2, -0.01] as [CGFloat])
  func heldBeyond(fraction: CGFloat) {
    let pull = HandBand.pull(fraction)
    var grip = grip(fraction)
    #expect((grip.anchor - pull).magnitude < 1e-9)
    grip.way = 0.005
    #expect((grip.fraction - HandBand.offset(pull + 0.005)).magnitude < 1e-9)
    grip.way = 0.3 - pull
    #expect((grip.fraction - 0.3).magnitude < 1e-9, "back on its travel nothing resists")
  }

  @Test(
    "one that may not leave resists either way",
    arguments: [-1, -0.2, -0.01, 0.01, 0.2, 0.5, 1, 3] as [CGFloat])
  func eitherWay(pull: CGFloat) {
    var grip = grip(0, .refused)
    #expect(grip.anchor == 0)
    grip.way = pull
    #expect((grip.fraction - HandBand.offset(pull)).magnitude < 1e-12)
    #expect((grip.slope - HandBand.slope(pull)).magnitude < 1e-8)
    #expect(grip.fraction.magnitude < 1)
  }

  @Test(
    "one that may not leave, held in mid-flight, goes no farther from where it is held, but freely home",
    arguments: [0.1, 0.5, 0.8] as [CGFloat])
  func eitherWayInFlight(fraction: CGFloat) {
    var grip = grip(fraction, .refused)
    grip.way = 0.05
    #expect((grip.fraction - fraction - HandBand.offset(0.05)).magnitude < 1e-9)
    #expect((grip.unresistedFraction - fraction - 0.05).magnitude < 1e-12)
    grip.way = -fraction / 2
    #expect(grip.fraction == fraction / 2)
  }

  @Test(
    "between its detents one that may not leave goes as far as the finger, and resists beyond the lowest",
    arguments: [0, 0.2, 0.6] as [CGFloat])
  func detents(fraction: CGFloat) {
    var grip = grip(fraction, .refused, lowest: 0.6)
    grip.way = 0.4 - fraction
    #expect((grip.fraction - 0.4).magnitude < 1e-12)
    grip.way = 0.9 - fraction
    #expect((grip.fraction - 0.6 - HandBand.offset(0.3)).magnitude < 1e-9)
    grip.way = -0.2 - fraction
    #expect((grip.fraction - HandBand.offset(-0.2)).magnitude < 1e-9)
  }

  @Test(
    "a permission that changes in mid-drag moves nothing", arguments: [-0.3, 0, 0.3, 0.9] as [CGFloat],
    [(.pending, .granted), (.pending, .refused)] as [(DragState.Permission, DragState.Permission)])
  func permission(way: CGFloat, change: (DragState.Permission, DragState.Permission)) {
    var before = grip(0, change.0)
    (before.way, before.speed) = (way, 300)
    let after = before.with(change.1, lowest: 0)
    #expect((after.fraction - before.fraction).magnitude < 1e-12)
    #expect(after.speed == 300)
    #expect(after.home == before.home)
  }

  @Test(
    "the band gives what the table of rubber bands says",
    arguments: try PhysicsTable.rubberBand.read(as: PhysicsRubberBand.self).rows)
  func table(_ row: PhysicsRubberBand.Row) {
    for (pull, (shown, slope)) in zip(row.x, zip(row.y, row.slope)) {
      for resistance in [DragState.Permission.granted, .refused] {
        var grip = grip(0, resistance, coefficient: row.c)
        grip.way = -pull / row.dimension
        #expect((grip.fraction + shown / row.dimension).magnitude < 1e-9)
        if pull > 0 { #expect((grip.slope - slope).magnitude < 1e-9) }
      }
    }
  }

  @Test("the slope is the change of the fraction", arguments: [-0.8, -0.1, 0.1, 0.7] as [CGFloat])
  func slope(way: CGFloat) {
    for resistance in [DragState.Permission.granted, .refused] {
      var (lower, grip, upper) = (grip(0, resistance), grip(0, resistance), grip(0, resistance))
      (lower.way, grip.way, upper.way) = (way - 1e-6, way, way + 1e-6)
      #expect((grip.slope - (upper.fraction - lower.fraction) / 2e-6).magnitude < 1e-6)
    }
  }

  @Test("a farther finger never takes the modal back", arguments: [-0.3, 0, 0.4] as [CGFloat])
  func monotone(fraction: CGFloat) {
    for resistance in [DragState.Permission.granted, .refused] {
      let ways = stride(from: -3, through: 3, by: 0.01).map { CGFloat($0) }
      let shown = ways.map { way in
        var grip = grip(fraction, resistance)
        grip.way = way
        return grip.fraction
      }
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 })
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $1 - $0 < 0.0101 })
    }
  }

  @Test("a hard stop gives nothing beyond its place, and everything before it")
  func hardStop() {
    var grip = grip(0, coefficient: 0)
    grip.way = -0.4
    #expect(grip.fraction == 0)
    #expect(grip.slope == 0)
    grip.way = 0.4
    #expect(grip.fraction == 0.4)
    #expect(grip.slope == 1)
  }
}
