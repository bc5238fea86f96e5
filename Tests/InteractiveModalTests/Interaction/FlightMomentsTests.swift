import Foundation
import Testing

@testable import InteractiveModal

@Suite("The moments that describe a flight") struct FlightMomentsTests {
  @Test(
    "are an eighth of a second apart at most, and a quarter of the spring's response",
    arguments: [(0.2, 0.05), (0.4, 0.1), (0.5, 0.125), (2, 0.125)])
  func distance(response: TimeInterval, longest: TimeInterval) {
    let animation = SpringAnimation(
      spring: TransitionSpring(dampingRatio: 0.7, response: response), start: 0, target: 1, startTime: 3)
    let flight = Flight(animation: animation, startTime: 3, endTime: 3 + 3 * response)
    let times = flight.moments(flight.moments, passing: [0.3]).map(\.time)
    #expect(times.first == 3 && times.last == flight.endTime)
    #expect(zip(times.dropFirst(), times).allSatisfy { 0 < $0 - $1 && $0 - $1 <= longest + 1e-9 })
  }
}
