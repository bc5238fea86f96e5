import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Plane transforms", .ownWorld) struct AffineTransformTests {
  nonisolated private static let some = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)

  @Test(
    "a point goes to (ax + cy + tx, bx + dy + ty)",
    arguments: [
      (CGAffineTransform.identity, CGPoint(x: 3, y: 4)),
      (CGAffineTransform(translationX: 10, y: -2), CGPoint(x: 13, y: 2)),
      (CGAffineTransform(scaleX: 2, y: 0.5), CGPoint(x: 6, y: 2)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -4, y: 3)),
      (some, CGPoint(x: 9, y: 9.5)),
    ])
  func apply(_ transform: CGAffineTransform, to expected: CGPoint) {
    let point = CGPoint(x: 3, y: 4).applying(transform)
    #expect(abs(point.x - expected.x) < 1e-12 && abs(point.y - expected.y) < 1e-12)
  }

  @Test("concatenating applies the receiver first")
  func order() {
    let point = CGPoint(x: 1, y: 1)
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2))
  }

  @Test("the inverse undoes a transform; a singular transform is its own inverse")
  func inverse() {
    let there = CGPoint(x: -5, y: 8).applying(Self.some)
    let back = there.applying(Self.some.inverted())
    #expect(abs(back.x + 5) < 1e-12 && abs(back.y - 8) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }
}
