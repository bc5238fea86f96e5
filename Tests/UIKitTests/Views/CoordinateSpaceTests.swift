import TestWorld
import Testing

@testable import UIKit

/// Views convert points and rectangles to and from the screen (F178, F292).
@MainActor @Suite("Coordinate spaces", .ownWorld) struct CoordinateSpaceTests {
  @Test("views and the screen convert both ways, through transforms")
  func screen() {
    let stage = Stage()
    let outer = stage.add(UIView(), frame: CGRect(x: 30, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(translationX: 5, y: 7)
    let space = stage.window.screen.coordinateSpace
    let onScreen = CGRect(x: 45, y: 127, width: 50, height: 60)
    #expect(inner.convert(inner.bounds, to: space) == onScreen)
    #expect(inner.convert(onScreen, from: space) == inner.bounds)
    #expect(space.convert(onScreen, to: inner) == inner.bounds)
    #expect(space.convert(inner.bounds, from: inner) == onScreen)
    #expect(inner.convert(CGPoint.zero, to: space) == onScreen.origin)
    #expect(inner.convert(onScreen.origin, from: space) == .zero)
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("conversion includes the window's origin on the screen")
  func window() {
    let stage = Stage()
    stage.window.layer.frame.origin = CGPoint(x: 100, y: 50)
    let space = stage.window.screen.coordinateSpace
    #expect(stage.view.convert(CGPoint.zero, to: space) == CGPoint(x: 100, y: 50))
    #expect(stage.window.convert(CGPoint(x: 100, y: 50), from: space) == .zero)
  }
}
