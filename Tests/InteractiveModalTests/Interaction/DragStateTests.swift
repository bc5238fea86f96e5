import Foundation
import Testing

@testable import InteractiveModal

@Suite("How a finger holds a modal")
struct DragStateTests {
  private static let positions: [CGFloat] = [
    1.9, 1.4, 1.05, 1 + 1e-9, 1, 1 - 1e-9, 0.8, 0.5, 0.1, 0.001, 0, -0.3,
  ]

  private func drag(
    _ progress: CGFloat, _ permission: DragState.Permission = .granted, lowest: CGFloat = 1,
    coefficient: CGFloat = 0.55, movedBy change: CGFloat = 0
  ) -> DragState {
    var drag = DragState(
      progress: progress, cancelTarget: .detent, permission: permission, lowest: lowest,
      rubberBand: RubberBand(coefficient: coefficient))
    drag.move(by: change)
    return drag
  }

  @Test(
    "taking hold does not move the modal, and a tiny movement does not make it jump", arguments: positions,
    [0, 0.2, 0.55, 1] as [CGFloat])
  func noJumpAfterwards(progress: CGFloat, coefficient: CGFloat) {
    for permission in [DragState.Permission.granted, .refused] {
      for change in [-1e-9, 0, 1e-9] as [CGFloat] {
        let drag = drag(progress, permission, coefficient: coefficient, movedBy: change)
        #expect((drag.progress - progress).magnitude < (change == 0 ? 1e-12 : 1e-8), "\(permission)")
      }
    }
  }

  @Test("between its stops the modal goes as far as the finger", arguments: [1, 0.9, 0.5, 0.1] as [CGFloat])
  func free(progress: CGFloat) {
    #expect((drag(progress).fingerProgress - progress).magnitude < 1e-12)
    #expect(drag(progress).slope == 1)
    for change in [1 - progress, -0.001, -0.3, -1] {
      let drag = drag(progress, movedBy: change)
      #expect((drag.progress - progress - change).magnitude < 1e-12)
      #expect(drag.slope == 1)
    }
  }

  @Test(
    "beyond its open position the modal shows the offset of a rubber band",
    arguments: [2, 0.5, 0.1, 0.001] as [CGFloat], [1, 0.8, 0.4] as [CGFloat])
  func beyond(pull: CGFloat, from progress: CGFloat) {
    let drag = drag(progress, movedBy: 1 + pull - progress)
    #expect((drag.progress - 1 - HandBand.offset(pull)).magnitude < 1e-12)
    #expect((drag.slope - HandBand.slope(pull)).magnitude < 1e-8)
  }

  @Test(
    "a finger that takes hold beyond the open position begins at the pull that shows there",
    arguments: [0.6, 0.2, 0.01] as [CGFloat])
  func heldBeyond(overshoot: CGFloat) {
    let (pull, progress) = (HandBand.pull(overshoot), 1 + overshoot)
    #expect((drag(progress).fingerProgress - 1 - pull).magnitude < 1e-9)
    let lower = drag(progress, movedBy: -0.005)
    #expect((lower.progress - 1 - HandBand.offset(pull - 0.005)).magnitude < 1e-9)
    let onTravel = drag(progress, movedBy: -0.3 - pull)
    #expect((onTravel.progress - 0.7).magnitude < 1e-9, "back on its travel nothing resists")
  }

  @Test(
    "a modal that may not close resists in both directions",
    arguments: [1, 0.2, 0.01, -0.01, -0.2, -0.5, -1, -3] as [CGFloat])
  func bothDirections(change: CGFloat) {
    #expect(drag(1, .refused).fingerProgress == 1)
    let held = drag(1, .refused, movedBy: change)
    #expect((held.progress - 1 - HandBand.offset(change)).magnitude < 1e-12)
    #expect((held.slope - HandBand.slope(change)).magnitude < 1e-8)
    #expect((held.progress - 1).magnitude < 1)
  }

  @Test(
    "a modal that may not close, held in flight, resists from there on and returns freely",
    arguments: [0.9, 0.5, 0.2] as [CGFloat])
  func refusedInFlight(progress: CGFloat) {
    let lower = drag(progress, .refused, movedBy: -0.05)
    #expect((lower.progress - progress + HandBand.offset(0.05)).magnitude < 1e-9)
    #expect((lower.unresistedProgress - progress + 0.05).magnitude < 1e-12)
    let half = (1 - progress) / 2
    #expect((drag(progress, .refused, movedBy: half).progress - progress - half).magnitude < 1e-12)
  }

  @Test(
    "between its detents a modal that may not close follows freely, and resists below the lowest",
    arguments: [1, 0.8, 0.4] as [CGFloat])
  func detents(progress: CGFloat) {
    func shown(at finger: CGFloat) -> CGFloat {
      drag(progress, .refused, lowest: 0.4, movedBy: finger - progress).progress
    }
    #expect((shown(at: 0.6) - 0.6).magnitude < 1e-12)
    #expect((shown(at: 0.1) - 0.4 + HandBand.offset(0.3)).magnitude < 1e-9)
    #expect((shown(at: 1.2) - 1 - HandBand.offset(0.2)).magnitude < 1e-9)
  }

  @Test(
    "a permission that changes during the drag does not move the modal",
    arguments: [0.3, 0, -0.3, -0.9] as [CGFloat],
    [(.pending, .granted), (.pending, .refused)] as [(DragState.Permission, DragState.Permission)])
  func permission(change: CGFloat, permissions: (DragState.Permission, DragState.Permission)) {
    var before = drag(1, permissions.0, movedBy: change)
    before.velocity = 300
    let after = before.with(permissions.1, lowest: 1)
    #expect((after.progress - before.progress).magnitude < 1e-12)
    #expect(after.velocity == 300)
    #expect(after.cancelTarget == before.cancelTarget)
  }

  @Test(
    "beyond its open position the modal goes as a band of its reach that a band of the travel pulls",
    arguments: [0.001, 0.0125, 0.1, 2] as [CGFloat], [1e-6, 0.01, 0.3, 5] as [CGFloat])
  func reach(_ reach: CGFloat, pull: CGFloat) {
    var drag = DragState(
      progress: 1, cancelTarget: .detent, permission: .granted, lowest: 1, rubberBand: RubberBand(),
      reach: reach)
    drag.move(by: pull)
    let travel = pull * 0.55 / (pull * 0.55 + 1)
    #expect(abs(drag.progress - 1 - reach * travel / (travel + reach)) < 1e-12)
    let again = DragState(
      progress: drag.progress, cancelTarget: .detent, permission: .granted, lowest: 1,
      rubberBand: RubberBand(), reach: reach)
    #expect(abs(again.progress - drag.progress) < 1e-12 && abs(again.fingerProgress - 1 - pull) < 1e-3)
  }

  @Test("a flight beyond the open position follows its spring from the start, and never beyond its reach")
  func flight() {
    func spring(_ start: CGFloat, _ velocity: CGFloat, reach: CGFloat) -> SpringAnimation {
      SpringAnimation(
        spring: TransitionSpring(dampingRatio: 0.6, response: 0.4), start: start, velocity: velocity,
        target: 1, startTime: 0, reach: reach)
    }
    let (held, free) = (spring(1.01, 0, reach: 0.0125), spring(1.01, 0, reach: .infinity))
    let (thrown, back) = (spring(0.5, 20, reach: 0.0125), spring(1.01, 20, reach: 0.0125))
    for time in stride(from: 0.001, to: 1, by: 0.001) {
      #expect(abs(held.value(at: time) - free.value(at: time)) < 1e-12)
      #expect(thrown.value(at: time) < 1.0125 && back.value(at: time) < 1.0125)
    }
    #expect(back.state(at: 0).velocity == 20)
  }
}
