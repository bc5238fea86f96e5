import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Paths", .ownWorld) struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func rounded(_ radius: CGFloat) -> CGPath {
    CGPath(PathElement.roundedRectangle(box, width: radius, height: radius))
  }

  @Test("a rounded rectangle has ten elements; without a radius it has a rectangle's five (F341)")
  func elementCounts() {
    #expect(CGPath(rect: box, transform: nil).elements.count == 5)
    #expect(rounded(0).elements == CGPath(rect: box, transform: nil).elements)
    #expect(rounded(1).elements.count == 10)
    #expect(rounded(30).elements.map(\.type) == rounded(1).elements.map(\.type))
    #expect(rounded(0) == CGPath(rect: box, transform: nil) && rounded(8) != rounded(9))
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
