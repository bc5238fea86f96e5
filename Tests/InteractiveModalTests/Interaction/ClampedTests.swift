import Foundation
import Testing

@testable import InteractiveModal

@Suite("A number that stays within its domain")
struct ClampedTests {
  private struct Holder: Equatable {
    @Clamped(-2...3) var number: CGFloat = 0.5
  }

  @Test("untouched it is the default")
  func fallback() {
    #expect(Holder().number == 0.5)
  }

  @Test(
    "what lies outside is taken for the nearer end, what is no number for the default",
    arguments: [
      (1, 1), (-2, -2), (3, 3), (-2.001, -2), (3.001, 3), (1e300, 3), (.infinity, 3), (-.infinity, -2),
      (.nan, 0.5), (.signalingNaN, 0.5), (-0.0, 0), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(CGFloat, CGFloat)])
  func set(_ given: CGFloat, becomes expected: CGFloat) {
    var holder = Holder()
    holder.number = -1
    holder.number = given
    #expect(holder.number == expected)
  }

  @Test("numbers that were brought to the same are the same")
  func equality() {
    var (one, other) = (Holder(), Holder())
    one.number = 7
    other.number = 3
    #expect(one == other)
    other.number = 2
    #expect(one != other)
    other.number = .nan
    #expect(other == Holder())
  }

  @Test("it may be changed in place", arguments: [(1, 2.5), (9, 3), (-9, -2)] as [(CGFloat, CGFloat)])
  func inPlace(step: CGFloat, becomes expected: CGFloat) {
    var holder = Holder()
    holder.number += 1
    holder.number += step
    #expect(holder.number == expected)
  }
}
