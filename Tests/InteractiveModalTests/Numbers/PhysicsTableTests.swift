import Foundation
import Testing

@Suite("The tables of figures")
struct PhysicsTableTests {
  /// A table without rows would leave the tests that run over it green.
  @Test("no table has lost a row")
  func rows() throws {
    #expect(try PhysicsTable.springClosedForm.read(as: PhysicsSpringClosedForm.self).rows.count == 108)
    #expect(try PhysicsTable.springSettling.read(as: PhysicsSpringSettling.self).rows.count == 84)
    #expect(try PhysicsTable.deceleration.read(as: PhysicsDeceleration.self).rows.count == 16)
    let handoff = try PhysicsTable.springHandoff.read(as: PhysicsSpringHandoff.self)
    #expect(handoff.rows.count == 6)
    #expect(handoff.interrupted.count == 2)
    let bands = try PhysicsTable.rubberBand.read(as: PhysicsRubberBand.self)
    #expect(bands.rows.count == 4)
    #expect(bands.published.count == 5)
    let names = try PhysicsTable.springParameters.read(as: PhysicsSpringParameters.self)
    #expect(names.responseAndRatioToPhysical.count == 6)
    #expect(names.physicalToResponseAndRatio.count == 7)
    #expect(names.durationAndBounce.count == 6)
    let core = try PhysicsTable.coreAnimationSpring.read(as: PhysicsCoreAnimationSpring.self)
    #expect(core.settling.count == 6)
    #expect(core.perceptual.count == 4)
    #expect(core.values.count == 3)
    #expect(try PhysicsTable.timingCurves.read(as: PhysicsTimingCurves.self).rows.count == 4)
    let flutter = try PhysicsTable.flutterFigures.read(as: PhysicsFlutterFigures.self)
    #expect(flutter.springs.map(\.checks.count) == [4, 2])
    #expect(flutter.bounces.map(\.checks.count) == [4])
  }

  @Test("a deviation of what is not a number, or of no numbers, passes no tolerance")
  func deviations() {
    #expect(deviation(.nan, 1, scale: 1) == .infinity)
    #expect(deviation(1, 1, scale: 0) == .infinity)
    #expect(deviation([], []) == .infinity)
    #expect(deviation([1], [1, 2]) == .infinity)
    #expect(deviation([1, 2.5], [1, 2]) == 0.25)
  }
}
