import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("A rounded shape")
struct RoundedShapeTests {
  private typealias CornerRadii = RoundedShape.CornerRadii

  private let small = RoundedShape(
    rect: CGRect(x: 20, y: 300, width: 80, height: 44), radii: CornerRadii(22))
  private let large = RoundedShape(
    rect: CGRect(x: 0, y: 0, width: 390, height: 844), radii: CornerRadii(topLeft: 40, topRight: 10))

  private func radii(_ four: [CGFloat]) -> CornerRadii {
    CornerRadii(topLeft: four[0], topRight: four[1], bottomLeft: four[2], bottomRight: four[3])
  }

  @Test(
    "a radius outside of its domain becomes the nearer end, and NaN 0",
    arguments: [
      (-1, 0), (-.infinity, 0), (.nan, 0), (-0.0, 0), (1e9, 1_000_000), (.infinity, 1_000_000), (0.5, 0.5),
    ] as [(CGFloat, CGFloat)])
  func domain(_ given: CGFloat, becomes expected: CGFloat) {
    #expect(CornerRadii(given) == CornerRadii(expected))
    #expect(CornerRadii(given).numbers[3] == Double(expected))
  }

  @Test("the corners of a layer come in the order of an outline")
  func corners() {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    for (index, corner) in corners.enumerated() {
      let radii = corner.radii(12)
      #expect((0..<4).allSatisfy { radii[$0] == ($0 == index ? 12 : 0) })
    }
  }

  @Test(
    "radii longer than a side are scaled by one factor, that of the fullest side",
    arguments: [
      ([10, 10, 10, 10], (100, 50), [10, 10, 10, 10]), ([50, 50, 50, 50], (100, 100), [50, 50, 50, 50]),
      ([60, 60, 60, 60], (100, 400), [50, 50, 50, 50]), ([60, 60, 60, 60], (400, 100), [50, 50, 50, 50]),
      ([90, 30, 0, 0], (60, 400), [45, 15, 0, 0]), ([0, 0, 90, 30], (60, 400), [0, 0, 45, 15]),
      ([90, 0, 30, 0], (400, 60), [45, 0, 15, 0]), ([0, 30, 0, 90], (400, 60), [0, 15, 0, 45]),
      ([40, 400, 40, 400], (200, 100), [5, 50, 5, 50]), ([80, 0, 0, 0], (40, 60), [40, 0, 0, 0]),
      ([.infinity, .infinity, .infinity, .infinity], (80, 44), [22, 22, 22, 22]),
    ] as [([CGFloat], (CGFloat, CGFloat), [CGFloat])])
  func scaled(_ given: [CGFloat], size: (CGFloat, CGFloat), becomes expected: [CGFloat]) {
    let rect = CGRect(x: 5, y: 5, width: size.0, height: size.1)
    let scaled = RoundedShape(rect: rect, radii: radii(given)).outline.radii
    #expect(expected.indices.allSatisfy { (scaled[$0] - expected[$0]).magnitude < 1e-9 })
  }

  @Test(
    "radii that fit stay as they are, to the bit; a side of no length fits no radius",
    arguments: [0, 0.1, 7.7, 21.999] as [CGFloat])
  func untouched(radius: CGFloat) {
    func radii(_ radius: CGFloat, _ width: CGFloat, _ height: CGFloat) -> SIMD4<Double> {
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      return RoundedShape(rect: rect, radii: CornerRadii(radius)).outline.radii
    }
    #expect(radii(radius, 44, 44) == SIMD4(repeating: Double(radius)))
    #expect(radii(0, 0, 0) == .zero)
    for side in [0, .nan, .infinity] as [CGFloat] {
      #expect(radii(8, side, 100) == .zero && radii(8, 100, side) == .zero)
    }
  }

  @Test(
    "each corner changes by itself, and no radius becomes negative",
    arguments: [
      (0, [10, 0, 20, 40]), (0.5, [5, 10, 20, 24]), (1, [0, 20, 20, 8]), (1.5, [0, 30, 20, 0]),
      (-0.5, [15, 0, 20, 56]), (.nan, [10, 0, 20, 40]), (.infinity, [10, 0, 20, 40]),
    ] as [(CGFloat, [CGFloat])])
  func interpolatedRadii(at progress: CGFloat, are expected: [CGFloat]) {
    let between = radii([10, 0, 20, 40]).interpolated(to: radii([0, 20, 20, 8]), at: progress)
    #expect(between == radii(expected))
  }

  @Test(
    "a rectangle that is not finite is empty", arguments: [.nan, .infinity, -.infinity, 1e200] as [CGFloat])
  func notFinite(number: CGFloat) {
    let odd = [
      CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: number, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: number, height: 10), CGRect(x: 0, y: 0, width: 10, height: number),
    ]
    for rect in odd {
      let shape = RoundedShape(rect: rect, radii: CornerRadii(4))
      #expect(shape == RoundedShape(rect: .zero))
      #expect(shape.outline.sideEnds.allSatisfy { $0 == .zero })
    }
  }

  @Test("at progress 0 and 1 the shape is exactly one of the two")
  func ends() {
    #expect(small.interpolated(to: large, at: 0) == small)
    #expect(small.interpolated(to: large, at: 1) == large)
    #expect(large.interpolated(to: small, at: 1) == small)
    #expect(small.interpolated(to: large, at: .nan) == small)
  }

  @Test("one radius is that of all corners, and a negative size is standardized")
  func initializers() {
    #expect(CornerRadii(12) == radii([12, 12, 12, 12]))
    let turned = CGRect(x: 100, y: 344, width: -80, height: -44)
    #expect(RoundedShape(rect: turned, radii: CornerRadii(22)) == small)
  }

  @Test("between, sides and radii change evenly", arguments: [0.25, 0.5, 0.9, 1.05] as [CGFloat])
  func between(progress: CGFloat) {
    let shape = small.interpolated(to: large, at: progress).outline
    #expect((shape.rect.minX - (20 - 20 * progress)).magnitude < 1e-9)
    #expect((shape.rect.minY - (300 - 300 * progress)).magnitude < 1e-9)
    #expect((shape.rect.width - (80 + 310 * progress)).magnitude < 1e-9)
    #expect((shape.rect.height - (44 + 800 * progress)).magnitude < 1e-9)
    #expect((shape.radii[0] - (22 + 18 * progress)).magnitude < 1e-9)
    #expect((shape.radii[3] - max(22 - 22 * progress, 0)).magnitude < 1e-9)
  }

  @Test(
    "beyond its ends the shape shrinks to an empty one or grows on", arguments: [1.2, 3, 1e9] as [CGFloat])
  func beyond(progress: CGFloat) {
    let shrunk = large.interpolated(to: small, at: progress).outline
    #expect(shrunk.rect.size.width >= 0)
    #expect(shrunk.rect.size.height == 0)
    #expect(shrunk.radii == .zero)
    let grown = large.interpolated(to: small, at: -0.1).outline
    #expect((grown.rect.width - 421).magnitude < 1e-9)
    #expect((grown.radii[0] - 41.8).magnitude < 1e-9)
    #expect(grown.radii[2] == 0)
  }
}
