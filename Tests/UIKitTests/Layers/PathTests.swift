import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Paths") struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func rounded(_ radius: CGFloat) -> CGPath {
    CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  @Test("a rectangle has five elements, and so has a rounded one without a radius, which else has ten")
  func elementCounts() {
    #expect(CGPath(rect: box, transform: nil).elements.count == 5)
    #expect(rounded(0).elements == CGPath(rect: box, transform: nil).elements)
    #expect(rounded(1).elements.count == 10)
    #expect(rounded(30).elements.map(\.type) == rounded(1).elements.map(\.type))
    #expect(CGPath(ellipseIn: box, transform: nil).elements.count == 6)
  }

  @Test("shapes fill their box", arguments: [0, 12, 30] as [CGFloat])
  func boxes(radius: CGFloat) {
    #expect(rounded(radius).boundingBox == box)
    #expect(CGPath(ellipseIn: box, transform: nil).boundingBox == box)
    #expect(CGPath([]).boundingBox == .null)
  }

  @Test("rounded corners are cut off, the middle of a side is not, and the radius decides how much")
  func corners() {
    let corner = CGPoint(x: 12, y: 22)
    #expect(rounded(0).contains(corner))
    #expect(!rounded(12).contains(corner))
    #expect(rounded(12).contains(CGPoint(x: 60, y: 21)))
    #expect(rounded(12).contains(CGPoint(x: 14, y: 24)))
    #expect(!CGPath(ellipseIn: box, transform: nil).contains(CGPoint(x: 20, y: 25)))
    #expect(CGPath(ellipseIn: box, transform: nil).contains(CGPoint(x: 60, y: 50)))
  }

  @Test("a transform moves every point")
  func transform() {
    var move = CGAffineTransform(translationX: 5, y: 7)
    let moved = CGPath(
      roundedRect: box, cornerWidth: 8, cornerHeight: 8, transform: &move)
    #expect(moved.boundingBox == box.offsetBy(dx: 5, dy: 7))
    #expect(rounded(8).copy(using: &move) == moved)
    #expect(rounded(8).copy(using: nil) == rounded(8))
  }

  @Test("equal paths have equal elements, however they were made")
  func equality() {
    let path = CGMutablePath()
    path.addRect(box)
    #expect(path == CGPath(rect: box, transform: nil))
    path.addRect(box)
    #expect(path != CGPath(rect: box, transform: nil))
    #expect(rounded(8) != rounded(9))
  }

  @Test("a mutable path is built element by element, and its copy stays")
  func mutable() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 20, y: 10))
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 5, y: 15))
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
    let copy = try #require(path.copy())
    path.addEllipse(in: box)
    #expect(copy.elements.count == 5)
    #expect(path.elements.count == 11)
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 15))
    #expect(copy.mutableCopy() == copy)
  }

  @Test("a curve bulges out of the straight line between its ends")
  func curves() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.contains(CGPoint(x: 5, y: 4.5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5.5)))
  }

  @Test("a hole is one by the rule of odd and even, and by winding if it turns the other way")
  func holes() {
    let path = CGMutablePath()
    path.addRect(box)
    path.addRect(box.insetBy(dx: 20, dy: 20))
    let middle = CGPoint(x: 60, y: 50)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 120, ty: 0)
    let turned = CGMutablePath()
    turned.addRect(box)
    turned.addRect(box.insetBy(dx: 20, dy: 20), transform: mirror)
    #expect(!turned.contains(middle))
    #expect(turned.contains(CGPoint(x: 12, y: 50)))
    #expect(!path.contains(middle, transform: CGAffineTransform(translationX: 200, y: 0)))
  }

  @Test("each element is told with its points, the end last")
  func apply() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    var told: [CGPathElementType] = []
    var end = CGPoint.zero
    path.applyWithBlock { element in
      told.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { end = element.pointee.points[2] }
    }
    #expect(told == [.moveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(end == CGPoint(x: 7, y: 8))
  }

  @Test("corners that are too large are as large as they may be, with a complaint")
  func largeCorners() {
    let simulator = Simulator()
    let path = CGPath(roundedRect: box, cornerWidth: 80, cornerHeight: 30, transform: nil)
    #expect(simulator.complaints.count == 1)
    #expect(path == CGPath(roundedRect: box, cornerWidth: 50, cornerHeight: 30, transform: nil))
    #expect(rounded(-4) == rounded(0))
    #expect(rounded(.nan).elements.count == 5)
    #expect(simulator.complaints.count == 3)
  }

  @Test("what is no number is refused with a complaint, and a line from nowhere too")
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
