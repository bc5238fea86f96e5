import Foundation
import Testing

@testable import InteractiveModal

@Suite("Where a throw is bound for")
struct DecelerationTests {
  @Test(
    "content coasts as far as the table says",
    arguments: try PhysicsRow.table("deceleration").rows())
  func table(_ row: PhysicsRow) {
    let distance = Deceleration(rate: row.rate).distance(fromVelocity: row.velocity)
    #expect(deviation(distance, row.projectionDiscrete, scale: row.projectionDiscrete.magnitude) < 1e-9)
  }

  @Test(
    "a rate out of its domain is brought into it",
    arguments: [
      (0.99, 0.99), (0.001, 0.001), (0.9999, 0.9999), (0, 0.001), (-1, 0.001), (1, 0.9999), (7, 0.9999),
      (.nan, 0.998), (.infinity, 0.9999), (-.infinity, 0.001),
    ] as [(CGFloat, CGFloat)])
  func rate(_ given: CGFloat, becomes expected: CGFloat) {
    #expect(Deceleration(rate: given) == Deceleration(rate: expected))
    #expect(Deceleration(rate: given).rate == expected)
    #expect(Deceleration(rate: given).distance(fromVelocity: 100) > 0)
    #expect(Deceleration(rate: given).distance(fromVelocity: 100) < 1001)
  }

  @Test(
    "a velocity that is not finite throws nothing",
    arguments: [.nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat])
  func notFinite(velocity: CGFloat) {
    #expect(Deceleration().distance(fromVelocity: velocity) == 0)
  }
}
