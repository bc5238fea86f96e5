import Foundation
import Testing

@testable import InteractiveModal

@Suite("Where a throw is bound for")
struct DecelerationTests {
  @Test(
    "content coasts as far as the table says",
    arguments: try PhysicsTable.deceleration.read(as: PhysicsDeceleration.self).rows)
  func table(_ row: PhysicsDeceleration.Row) {
    let distance = Deceleration(rate: row.rate).distance(fromVelocity: row.velocity)
    #expect(deviation(distance, row.projectionDiscrete, scale: row.projectionDiscrete.magnitude) < 1e-9)
  }

  @Test(
    "counting milliseconds differs from a smooth decay by less than the speed of half of one",
    arguments: try PhysicsTable.deceleration.read(as: PhysicsDeceleration.self).rows)
  func continuous(_ row: PhysicsDeceleration.Row) {
    let distance = Deceleration(rate: row.rate).distance(fromVelocity: row.velocity)
    let lead = (row.projectionContinuous - distance) / row.velocity * 1000
    #expect(lead > 0.49)
    #expect(lead < 0.51)
  }

  @Test("the distance is the sum of its milliseconds", arguments: [-2400, 0, 350, 9000] as [CGFloat])
  func sum(velocity: CGFloat) {
    var (sum, speed) = (CGFloat.zero, velocity)
    for _ in 0..<20_000 {
      speed *= 0.998
      sum += speed / 1000
    }
    #expect((Deceleration().distance(fromVelocity: velocity) - sum).magnitude < 1e-6)
  }

  @Test("1000 points per second coast 499 points unless told otherwise")
  func defaultRate() {
    #expect((Deceleration().distance(fromVelocity: 1000) - 499).magnitude < 1e-9)
  }

  @Test("a throw and its opposite coast equally far", arguments: [1, 250, 8000] as [CGFloat])
  func odd(velocity: CGFloat) {
    let deceleration = Deceleration(rate: 0.99)
    let distance = deceleration.distance(fromVelocity: velocity)
    #expect(distance > 0)
    #expect(deceleration.distance(fromVelocity: -velocity) == -distance)
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
