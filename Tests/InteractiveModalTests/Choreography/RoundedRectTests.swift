import Foundation
import Testing

@testable import InteractiveModal

@Suite("A rounded rectangle")
struct RoundedRectTests {
  private let small = RoundedShape(
    rect: CGRect(x: 20, y: 300, width: 80, height: 44), radii: CornerRadii(22))
  private let large = RoundedShape(
    rect: CGRect(x: 0, y: 0, width: 390, height: 844), radii: CornerRadii(topLeft: 40, topRight: 10))

  @Test("its radii are those that there is room for")
  func clamped() {
    let full = RoundedShape(rect: CGRect(x: 5, y: 5, width: 100, height: 40), radii: CornerRadii(30))
    #expect(full.radii == CornerRadii(20))
    #expect(RoundedShape(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).radii == CornerRadii())
  }

  @Test("a rectangle drawn from another corner is the same")
  func standardized() {
    let turned = RoundedShape(
      rect: CGRect(x: 100, y: 344, width: -80, height: -44), radii: CornerRadii(22))
    #expect(turned == small)
  }

  @Test("what is not finite is empty", arguments: [.nan, .infinity, -.infinity, 1e200] as [CGFloat])
  func notFinite(number: CGFloat) {
    let odd = [
      CGRect(x: number, y: 0, width: 10, height: 10), CGRect(x: 0, y: number, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: number, height: 10), CGRect(x: 0, y: 0, width: 10, height: number),
    ]
    for rect in odd {
      let shape = RoundedShape(rect: rect, radii: CornerRadii(4))
      #expect(shape == RoundedShape(rect: .zero))
      #expect(shape.corners.allSatisfy { $0 == .zero })
    }
  }

  @Test("the way to another begins and ends at the two, exactly")
  func ends() {
    #expect(small.interpolated(to: large, at: 0) == small)
    #expect(small.interpolated(to: large, at: 1) == large)
    #expect(large.interpolated(to: small, at: 1) == small)
    #expect(small.interpolated(to: large, at: .nan) == small)
  }

  @Test("on the way sides and radii go straight", arguments: [0.25, 0.5, 0.9, 1.05] as [CGFloat])
  func way(progress: CGFloat) {
    let shape = small.interpolated(to: large, at: progress)
    #expect((shape.rect.minX - (20 - 20 * progress)).magnitude < 1e-9)
    #expect((shape.rect.minY - (300 - 300 * progress)).magnitude < 1e-9)
    #expect((shape.rect.width - (80 + 310 * progress)).magnitude < 1e-9)
    #expect((shape.rect.height - (44 + 800 * progress)).magnitude < 1e-9)
    #expect((shape.radii.topLeft - (22 + 18 * progress)).magnitude < 1e-9)
    #expect((shape.radii.bottomRight - max(22 - 22 * progress, 0)).magnitude < 1e-9)
  }

  @Test(
    "beyond its ends it shrinks to nothing, and never turns inside out",
    arguments: [1.2, 3, 1e9] as [CGFloat])
  func overshoot(progress: CGFloat) {
    let shape = large.interpolated(to: small, at: progress)
    #expect(shape.rect.size.width >= 0)
    #expect(shape.rect.size.height == 0)
    #expect(shape.radii == CornerRadii())
  }

  @Test("the other way it grows on")
  func undershoot() {
    let shape = large.interpolated(to: small, at: -0.1)
    #expect((shape.rect.width - 421).magnitude < 1e-9)
    #expect((shape.radii.topLeft - 41.8).magnitude < 1e-9)
    #expect(shape.radii.bottomLeft == 0)
  }
}
