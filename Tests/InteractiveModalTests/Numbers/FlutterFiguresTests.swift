import Foundation
import Testing

@testable import InteractiveModal

@Suite("Flutter's figures")
struct FlutterFiguresTests {
  @Test(
    "a spring passes Flutter's checks of place and speed",
    arguments: try PhysicsTable.flutterFigures.read(as: PhysicsFlutterFigures.self).springs)
  func spring(_ flight: PhysicsFlutterFigures.Flight) {
    for check in flight.checks {
      let value = flight.motion.value(at: check.t)
      let velocity = flight.motion.velocity(at: check.t)
      #expect(check.floorX.map { $0 == value.rounded(.down) } ?? true)
      #expect(check.floorV.map { $0 == velocity.rounded(.down) } ?? true)
      #expect((check.minX ?? -.infinity) < value)
      #expect((check.maxX ?? .infinity) > value)
      #expect((check.maxV ?? .infinity) > velocity.magnitude)
    }
  }

  @Test(
    "a spring is done when Flutter says so",
    arguments: try PhysicsTable.flutterFigures.read(as: PhysicsFlutterFigures.self).springs)
  func done(_ flight: PhysicsFlutterFigures.Flight) {
    let motion = flight.motion
    #expect((motion.value(at: flight.doneAt) - flight.end).magnitude < flight.tolerance.distance)
    #expect(motion.velocity(at: flight.doneAt).magnitude < flight.tolerance.velocity)
    #expect(motion.isAtRest(at: flight.doneAt, within: flight.tolerance.distance))
    #expect(!motion.isAtRest(at: 0.25, within: flight.tolerance.distance))
  }

  @Test(
    "content thrown past an edge is drawn back as in Flutter",
    arguments: try PhysicsTable.flutterFigures.read(as: PhysicsFlutterFigures.self).bounces)
  func bounce(_ bounce: PhysicsFlutterFigures.Bounce) {
    let motion = bounce.motion
    let late = bounce.checks.filter { $0.t > motion.startTime }
    #expect(late.count == 3)
    for check in late {
      #expect((motion.value(at: check.t) - check.x).magnitude <= check.within)
      #expect((motion.velocity(at: check.t) - check.v).magnitude <= check.within)
    }
  }
}
