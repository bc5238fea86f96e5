import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Paths", .ownWorld) struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func rounded(_ radius: CGFloat) -> CGPath {
    CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  @Test("a rounded rectangle has ten elements; without a radius it has a rectangle's five (F341)")
  func elementCounts() {
    #expect(CGPath(rect: box, transform: nil).elements.count == 5)
    #expect(rounded(0).elements == CGPath(rect: box, transform: nil).elements)
    #expect(rounded(1).elements.count == 10)
    #expect(rounded(30).elements.map(\.type) == rounded(1).elements.map(\.type))
    #expect(CGPath(ellipseIn: box, transform: nil).elements.count == 6)
    #expect(rounded(0) == CGPath(rect: box, transform: nil) && rounded(8) != rounded(9))
  }

  @Test(
    "an arc goes from its start to its end the way it is asked to, up to once round (F493)",
    arguments: [
      (0.0, 0.5, true, 1), (0, 0.5, false, 3), (0.5, 0, true, 3), (0.25, 2.75, true, 4), (0, -0.5, false, 1),
    ] as [(CGFloat, CGFloat, Bool, Int)])
  func arcs(start: CGFloat, end: CGFloat, isClockwise: Bool, quarters: Int) {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: .zero, radius: 10, startAngle: start * .pi, endAngle: end * .pi, clockwise: isClockwise)
    let elements = path.cgPath.elements
    #expect(
      elements.map(\.type) == [.moveToPoint, .addLineToPoint]
        + Array(repeating: .addCurveToPoint, count: quarters))
    #expect(abs((elements.last?.points.last?.y ?? 0) - 10 * sin(end * .pi)) < 1e-9)
  }

  @Test("a Bézier path needs a current point (F493)")
  func bezier() {
    let path = UIBezierPath()
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    #expect(path.isEmpty && Simulator.current?.complaints.count == 1)
  }

  @Test(
    "a mutable path is built of elements, its copy does not change, and applyWithBlock gives their points")
  func mutable() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 20, y: 10))
    let copy = try #require(path.copy())
    path.closeSubpath()
    #expect(copy.elements.count == 3 && copy.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    var told: [CGPathElementType] = []
    var end = CGPoint.zero
    path.applyWithBlock { element in
      told.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { end = element.pointee.points[2] }
    }
    #expect(told == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(end == CGPoint(x: 10, y: 10))
  }

  @Test("corners that are too large are clamped with a complaint (F341)")
  func largeCorners() {
    let simulator = Simulator()
    let path = CGPath(roundedRect: box, cornerWidth: 80, cornerHeight: 30, transform: nil)
    #expect(simulator.complaints.count == 1)
    #expect(path == CGPath(roundedRect: box, cornerWidth: 50, cornerHeight: 30, transform: nil))
    #expect(rounded(-4) == rounded(0))
    #expect(rounded(.nan).elements.count == 5)
    #expect(simulator.complaints.count == 3)
  }

  @Test("non-finite numbers and a line without a current point are refused with a complaint")
  func refused() {
    let simulator = Simulator()
    #expect(CGPath(rect: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), transform: nil).isEmpty)
    #expect(simulator.complaints.count == 1)
    let path = CGMutablePath()
    path.addLine(to: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(simulator.complaints.count == 3)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    #expect(path.elements == [.move(.zero)])
    #expect(simulator.complaints.count == 4)
  }
}
