import Foundation
import Testing

@testable import InteractiveModal

@Suite("The radii of four corners")
struct CornerRadiiTests {
  private func radii(_ four: [CGFloat]) -> CornerRadii {
    CornerRadii(topLeft: four[0], topRight: four[1], bottomLeft: four[2], bottomRight: four[3])
  }

  @Test("one radius is that of all corners, and none is square")
  func all() {
    #expect(CornerRadii(12) == radii([12, 12, 12, 12]))
    #expect(CornerRadii() == CornerRadii(0))
    #expect(CornerRadii(topRight: 3) == radii([0, 3, 0, 0]))
  }

  @Test(
    "a radius out of its domain is brought into it",
    arguments: [
      (-1, 0), (-.infinity, 0), (.nan, 0), (-0.0, 0), (1e9, 1_000_000), (.infinity, 1_000_000), (0.5, 0.5),
    ] as [(CGFloat, CGFloat)])
  func domain(_ given: CGFloat, becomes expected: CGFloat) {
    #expect(CornerRadii(given) == CornerRadii(expected))
    #expect(CornerRadii(given).bottomRight == expected)
  }

  @Test(
    "radii that there is no room for are scaled by one factor, that of the fullest side",
    arguments: [
      ([10, 10, 10, 10], (100, 50), [10, 10, 10, 10]), ([50, 50, 50, 50], (100, 100), [50, 50, 50, 50]),
      ([60, 60, 60, 60], (100, 400), [50, 50, 50, 50]), ([60, 60, 60, 60], (400, 100), [50, 50, 50, 50]),
      ([90, 30, 0, 0], (60, 400), [45, 15, 0, 0]), ([0, 0, 90, 30], (60, 400), [0, 0, 45, 15]),
      ([90, 0, 30, 0], (400, 60), [45, 0, 15, 0]), ([0, 30, 0, 90], (400, 60), [0, 15, 0, 45]),
      ([40, 400, 40, 400], (200, 100), [5, 50, 5, 50]), ([80, 0, 0, 0], (40, 60), [40, 0, 0, 0]),
      ([.infinity, .infinity, .infinity, .infinity], (80, 44), [22, 22, 22, 22]),
    ] as [([CGFloat], (CGFloat, CGFloat), [CGFloat])])
  func clamped(_ given: [CGFloat], size: (CGFloat, CGFloat), becomes expected: [CGFloat]) {
    let clamped = radii(given).clamped(to: CGSize(width: size.0, height: size.1))
    let corners = [clamped.topLeft, clamped.topRight, clamped.bottomLeft, clamped.bottomRight]
    #expect(zip(corners, expected).allSatisfy { ($0 - $1).magnitude < 1e-9 })
  }

  @Test("what has room stays what it is, to the bit", arguments: [0, 0.1, 7.7, 21.999] as [CGFloat])
  func untouched(radius: CGFloat) {
    #expect(CornerRadii(radius).clamped(to: CGSize(width: 44, height: 44)) == CornerRadii(radius))
    #expect(CornerRadii().clamped(to: .zero) == CornerRadii())
  }

  @Test("a size that is none has no room", arguments: [0, -40, .nan, .infinity, -.infinity] as [CGFloat])
  func noRoom(side: CGFloat) {
    #expect(CornerRadii(8).clamped(to: CGSize(width: side, height: 100)) == CornerRadii())
    #expect(CornerRadii(8).clamped(to: CGSize(width: 100, height: side)) == CornerRadii())
  }

  @Test(
    "on the way to others each goes for itself, and none becomes negative",
    arguments: [
      (0, [10, 0, 20, 40]), (0.5, [5, 10, 20, 24]), (1, [0, 20, 20, 8]), (1.5, [0, 30, 20, 0]),
      (-0.5, [15, 0, 20, 56]), (.nan, [10, 0, 20, 40]), (.infinity, [10, 0, 20, 40]),
    ] as [(CGFloat, [CGFloat])])
  func interpolated(at progress: CGFloat, is expected: [CGFloat]) {
    let way = radii([10, 0, 20, 40]).interpolated(to: radii([0, 20, 20, 8]), at: progress)
    #expect(way == radii(expected))
  }
}
